import { beforeEach, describe, expect, test } from "vitest";
import { change } from "../browser/settings.svelte";
import { Camera } from "./camera.svelte";
import { boxOnScreen, core, first, type Box } from "./geometry";
import { entrance } from "./keys";
import type { MapRegion } from "./types";

const PLATE = { width: 1600, height: 840 };
const TALL = { width: 360, height: 420 };
const LOW = { width: 360, height: 180 };
const BARE = { width: 360, height: 140 };
const PLACE: Box = [1200, 140, 1360, 320];

let camera: Camera;

function isInSight(box: Box): boolean {
  const [x0, y0, x1, y1] = boxOnScreen(box, camera.view);
  return x0 >= 0 && y0 >= 0 && x1 <= camera.pane.width && y1 <= camera.pane.height;
}

beforeEach(() => {
  change({ motion: "off" });
  camera = new Camera(PLATE);
  camera.resize(TALL);
});

describe("what a question is about, in a small pane", () => {
  test("comes close and lies above the bars", () => {
    camera.resize(LOW);
    const before = camera.view.scale;
    camera.visit([PLACE]);
    expect(isInSight(PLACE)).toBe(true);
    expect(boxOnScreen(PLACE, camera.view)[3]).toBeLessThan(LOW.height - 48);
    expect(camera.view.scale).toBeGreaterThan(before * 1.8);
  });
  test("fills a pane so low that there are no bars", () => {
    camera.resize(BARE);
    camera.visit([PLACE]);
    expect(isInSight(PLACE)).toBe(true);
    expect(camera.sees([PLACE])).toBe(true);
    const [, y0, , y1] = boxOnScreen(PLACE, camera.view);
    expect((y0 + y1) / 2).toBeCloseTo(BARE.height / 2, 0);
    expect(y1 - y0).toBeGreaterThan(BARE.height * 0.7);
  });
  test("is left again for what was seen before, also when the pane has grown since", () => {
    camera.visit([PLACE]);
    camera.resize(LOW);
    camera.visit([PLACE]);
    camera.leave();
    camera.resize(TALL);
    expect(camera.view).toEqual(first(TALL, PLATE));
  });
  test("is not left by itself when the map was moved", () => {
    camera.visit([PLACE]);
    camera.pan(60, 0);
    const moved = camera.view;
    camera.leave();
    expect(camera.view).toEqual(moved);
  });
  test("is of an ocean only what lies around its middle", () => {
    const sea = { box: [0, 100, 1600, 500], at: [200, 300] } as unknown as MapRegion;
    expect(core(sea, 90)).toEqual([110, 210, 290, 390]);
    expect(core({ ...sea, box: [180, 290, 215, 310] }, 90)).toEqual([180, 290, 215, 310]);
  });
});

describe("a small pane begins with the nation that moves about its middle", () => {
  const middle = (box: Box): number => (box[0] + box[2]) / 2;
  test("also when the pane gets another size", () => {
    camera.lean([PLACE]);
    expect(isInSight(PLACE)).toBe(true);
    expect(camera.view.scale).toBe(first(TALL, PLATE).scale);
    camera.resize(LOW);
    camera.lean([PLACE]);
    expect(isInSight(PLACE)).toBe(true);
    camera.resize(TALL);
    camera.lean([[700, 300, 760, 360]]);
    expect(middle(boxOnScreen([700, 300, 760, 360], camera.view))).toBeCloseTo(TALL.width / 2, -1);
  });
  test("unless the map was moved", () => {
    camera.lean([PLACE]);
    camera.pan(60, 0);
    const moved = camera.view;
    camera.lean([[200, 300, 260, 360]]);
    expect(camera.view).toEqual(moved);
  });
});

test("all that is possible comes into sight", () => {
  const places: Box[] = [PLACE, [300, 500, 420, 640]];
  camera.reveal(places);
  expect(places.every(isInSight)).toBe(true);
});

describe("where the keyboard comes in", () => {
  test("where it was, if that can be answered, else at the first target, else at the first unit", () => {
    expect(entrance("b", ["a", "b"], [])).toBe("b");
    expect(entrance("x", ["a", "b"], ["x"])).toBe("a");
    expect(entrance("y", [], ["x", "y"])).toBe("y");
    expect(entrance(null, [], ["x"])).toBe("x");
    expect(entrance("z", [], [])).toBeNull();
  });
});
