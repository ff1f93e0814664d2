import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The settings as a browser reads them whose pointer is a finger, or is not. */
async function settingsWith(finger: boolean): Promise<typeof import("../src/settings.svelte")> {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: finger && query === "(pointer: coarse)", addEventListener: () => undefined }));
  return await import("../src/settings.svelte");
}

describe("asking before an answer is given", () => {
  it("begins with asking where a finger points", async () => {
    expect((await settingsWith(true)).hasConfirm()).toBe(true);
  });
  it("begins without elsewhere", async () => {
    expect((await settingsWith(false)).hasConfirm()).toBe(false);
  });
  it("is as it was chosen from then on", async () => {
    (await settingsWith(true)).change({ confirm: false });
    vi.resetModules();
    expect((await settingsWith(true)).hasConfirm()).toBe(false);
  });
  it("is not chosen by choosing something else", async () => {
    (await settingsWith(false)).change({ sound: true });
    vi.resetModules();
    expect((await settingsWith(true)).hasConfirm()).toBe(true);
  });
});
