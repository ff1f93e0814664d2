/** Before every test: nothing stored, nothing on the page, and modules that are asked for anew begin anew. */
import { beforeEach, vi } from "vitest";
import { settings } from "../src/browser/settings.svelte";

/** Tests answer at once; those that are about haste bring their own clock. */
settings.settle = 0;
settings.unused = false;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
