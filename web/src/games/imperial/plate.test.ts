import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Prompt, ImperialScreen } from "../../protocol/types";
import { change } from "../../browser/settings.svelte";
import { small } from "../../session/fixtures/small";
import { acted, FixtureTable } from "../../session/fixtures/table.svelte";
import { Session } from "../../session/session.svelte";
import Plate from "./Plate.svelte";
import world from "./fixtures/world-en.json";
import { ImperialTable } from "./table.svelte";

const imports = (unit: string, province: string): Choice => ({
  answer: { kind: "import", unit, province },
  text: `${unit} in ${province}`,
});
const asked = (ask: number, choices: Choice[]): Prompt => ({
  seat: 0,
  ask,
  step: "import",
  sentence: "Import",
  rule: "",
  passage: "",
  groups: [],
  choices,
});
const FIRST = asked(5, [imports("army", "moscow"), imports("army", "murmansk"), imports("fleet", "murmansk")]);
const NEXT = asked(6, [imports("army", "novosibirsk")]);

let source: FixtureTable;
let table: ImperialTable;
let plate: Record<string, unknown>;

const region = (id: string): SVGElement => document.querySelector<SVGElement>(`path[data-region="${id}"]`)!;
const here = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.region;
const answers = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".answers button")];
const given = (): unknown[][] => source.asked.filter((one) => one[0] === "answer");

async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
  await tick();
}

beforeEach(async () => {
  change({ lang: "en", confirm: false });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
  document.body.innerHTML = '<h2 id="prompt-sentence" tabindex="-1"></h2>';
  source = new FixtureTable({ ...small(), screen: world as unknown as ImperialScreen, prompt: FIRST });
  table = new ImperialTable(new Session("sample0001", source, acted(source)));
  plate = mount(Plate, { target: document.body, props: { table } });
  await vi.waitFor(() => expect(region("moscow")).not.toBeNull());
});

afterEach(() => {
  void unmount(plate);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe("answering on the map by keys", () => {
  it("goes to the first region that can be answered", () => {
    region("beijing").focus();
    table.enterMap?.();
    expect(here()).toBe("moscow");
  });
  it("goes to where the focus was, if that can be answered", () => {
    region("murmansk").focus();
    document.getElementById("prompt-sentence")?.focus();
    table.enterMap?.();
    expect(here()).toBe("murmansk");
  });
  it("moves the focus into the card, and Escape gives it back", async () => {
    region("murmansk").focus();
    await press("Enter");
    expect(document.activeElement).toBe(answers()[0]);
    expect(answers().map((one) => one.textContent)).toEqual(["Army in murmansk", "Fleet in murmansk"]);
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await press("Escape");
    window.removeEventListener("keydown", heard);
    expect(heard).not.toHaveBeenCalled();
    expect(answers()).toEqual([]);
    expect(here()).toBe("murmansk");
    expect(table.session.picked).toEqual([]);
  });
  it("meets the next question where it can be answered", async () => {
    region("moscow").focus();
    await press("Enter");
    expect(given()).toHaveLength(1);
    source.prompt = NEXT;
    flushSync();
    await vi.waitFor(() => expect(here()).toBe("novosibirsk"));
  });
  it("reads the next question where it is not one for the map", async () => {
    region("moscow").focus();
    await press("Enter");
    source.prompt = { ...NEXT, ask: 7, step: "rondel", form: "rondel" };
    flushSync();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("prompt-sentence"));
  });
  it("leaves alone who only looks around on the map", async () => {
    region("beijing").focus();
    source.prompt = NEXT;
    flushSync();
    await tick();
    await tick();
    expect(here()).toBe("beijing");
  });
});

describe("why not", () => {
  it("says it, and leads to what is possible", async () => {
    region("beijing").focus();
    await press("Enter");
    const button = await vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLButtonElement>(".card .btn")].find((one) =>
        one.textContent?.includes("Show what is possible (2)"),
      );
      expect(found).toBeDefined();
      return found!;
    });
    expect(here()).toBe("beijing");
    button.click();
    flushSync();
    expect(document.querySelector(".card")).toBeNull();
    expect(here()).toBe("moscow");
  });
  it("is closed by Escape, which takes nothing back then", async () => {
    region("beijing").focus();
    await press("Enter");
    expect(document.querySelector(".card.no")).not.toBeNull();
    await press("Escape");
    expect(document.querySelector(".card")).toBeNull();
    expect(source.asked.some((one) => one[0] === "undo")).toBe(false);
  });
});
