import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Dice } from "../protocol/types";
import { SIDES } from "../signs/drawings";
import DicePanel from "./panels/DicePanel.svelte";

it("draws the sides of battle dice and says them to whoever does not see", () => {
  const faces = Object.keys(SIDES).map((icon) => ({ text: `a ${icon}`, icon }));
  const panel: Dice = { panel: "dice", id: "dice", title: "Dice", throws: [{ label: "The neutrals", faces }] };
  const target = document.createElement("div");
  const made = mount(DicePanel, { target, props: { panel } });
  flushSync();
  const drawn = [...target.querySelectorAll("svg[role=img]")];
  expect(drawn.map((one) => one.getAttribute("aria-label"))).toEqual(faces.map((face) => face.text));
  expect(new Set(drawn.map((one) => one.querySelector("path")?.getAttribute("d"))).size).toBe(faces.length);
  expect(faces.map((face) => face.icon)).toEqual(["infantry", "tank", "artillery", "plane", "blank"]);
  void unmount(made);
});
