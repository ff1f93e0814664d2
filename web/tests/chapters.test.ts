import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { change } from "../src/browser/settings.svelte";
import type { CaseRow, Passage } from "../src/protocol/types";
import Chapters from "../src/rules/Chapters.svelte";
import { chapters } from "../src/rules/reading.svelte";

const ROWS: Passage[] = [
  {
    id: "R30-rondel-six",
    heading: "A turn",
    text: "Six fields at most",
    rule: "“A turn”, paragraph 1",
    paraphrase: "One turn goes no farther than six fields.",
    cases: ["I30-001", "I30-002"],
    rulings: ["IMP-5"],
  },
  { id: "R30-bare", heading: "A turn", text: "A keyword", rule: "“A turn”, paragraph 2" },
  {
    id: "IMP-5",
    heading: "Rulings",
    text: "A title; another title",
    rule: "Ruling IMP-5",
    paraphrase: "It is closed.",
  },
];
const CASES = new Map<string, CaseRow>([
  ["I30-001", { id: "I30-001", title: "Six fields", rule: "A turn", playable: true }],
  ["I30-002", { id: "I30-002", title: "What is printed", rule: "A turn", playable: false }],
]);

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("says what a passage says, links its cases and rulings one by one, and offers to try what can be played", () => {
  change({ lang: "en" });
  const ontry = vi.fn();
  const props = { game: "imperial-2030", chapters: chapters(ROWS), passage: "", cases: CASES, ontry };
  shown = mount(Chapters, { target: document.body, props });
  const [six, bare, ruling] = [...document.querySelectorAll("article")];
  expect(six?.querySelector(".words")?.textContent).toBe("One turn goes no farther than six fields.");
  expect([...(six?.querySelectorAll("a") ?? [])].map((one) => one.getAttribute("href"))).toEqual([
    "/rules/imperial-2030#R30-rondel-six",
    "/rules/imperial-2030#IMP-5",
    "/casebook/imperial-2030/I30-001",
    "/casebook/imperial-2030/I30-002",
  ]);
  const buttons = [...document.querySelectorAll("button")];
  expect(buttons.map((one) => one.getAttribute("aria-label"))).toEqual(["Try I30-001: Six fields"]);
  buttons[0]?.click();
  expect(ontry).toHaveBeenCalledWith("I30-001");
  expect(bare?.querySelector(".words")?.textContent).toBe("A keyword");
  expect(ruling?.querySelector("h3")?.textContent).toBe("IMP-5");
});
