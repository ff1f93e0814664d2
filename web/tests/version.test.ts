import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../src/browser/settings.svelte";
import { api, Trouble } from "../src/protocol/api";
import { PROTOCOL } from "../src/protocol/types";
import { version } from "../src/protocol/version.svelte";
import Outdated from "../src/shell/Outdated.svelte";

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const code = (trouble: unknown): string => (trouble instanceof Trouble ? trouble.problem.code : String(trouble));

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  change({ lang: "en" });
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  version.outdated = false;
  vi.unstubAllGlobals();
});

test("every request says which protocol the page speaks", async () => {
  fetched.mockResolvedValue(answer(200, {}));
  await api.me();
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("x-protocol")).toBe(String(PROTOCOL));
});

test("a page that is told to reload sends nothing more", async () => {
  fetched.mockResolvedValue(answer(409, { code: "outdated", text: "Please reload." }));
  expect(await api.me().catch(code)).toBe("outdated");
  expect(await api.start("abc").catch(code)).toBe("outdated");
  expect([version.outdated, fetched.mock.calls.length]).toEqual([true, 1]);
});

test("any other refusal leaves it as it is", async () => {
  fetched.mockResolvedValue(answer(409, { code: "stale", text: "Too late." }));
  expect(await api.me().catch(code)).toBe("stale");
  expect(version.outdated).toBe(false);
});

test("the page asks to be loaded anew", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const shown = mount(Outdated, { target: document.body });
  flushSync();
  expect(document.querySelector("[role=alert]")).toBeNull();
  version.outdated = true;
  flushSync();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("This page is older than the server.");
  document.querySelector<HTMLButtonElement>("[role=alert] button")?.click();
  expect(reload).toHaveBeenCalledOnce();
  void unmount(shown);
});
