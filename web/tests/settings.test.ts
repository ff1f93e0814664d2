import { describe, expect, it, vi } from "vitest";

/** The settings as a browser reads them whose pointer is a finger, or is not. */
async function settingsWith(finger: boolean): Promise<typeof import("../src/browser/settings.svelte")> {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: finger && query === "(pointer: coarse)",
    addEventListener: () => undefined,
  }));
  return await import("../src/browser/settings.svelte");
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

describe("motion", () => {
  it("follows the system until somebody chooses, and then not", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("reduced-motion"),
      addEventListener: () => undefined,
    }));
    const settings = await import("../src/browser/settings.svelte");
    expect(settings.hasMotion()).toBe(false);
    settings.change({ motion: "on" });
    expect([settings.hasMotion(), document.documentElement.dataset.motion]).toEqual([true, "full"]);
    settings.change({ motion: "off" });
    expect(settings.hasMotion()).toBe(false);
  });
  it("was once only on or off", async () => {
    localStorage.setItem("greatpowers.settings", JSON.stringify({ motion: false }));
    expect((await settingsWith(false)).settings.motion).toBe("off");
    vi.resetModules();
    localStorage.setItem("greatpowers.settings", JSON.stringify({ motion: true }));
    expect((await settingsWith(false)).settings.motion).toBe("system");
  });
});
