/** Before every test: nothing stored, nothing on the page, and modules that are asked for anew begin anew. */
import { beforeEach, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});
