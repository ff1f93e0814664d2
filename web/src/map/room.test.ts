import { describe, expect, it } from "vitest";
import europe from "./data/europe.json";
import world from "./data/world.json";
import { first, overlap, whole, type Box } from "./geometry";
import { barRoom, cornerFree, FOOT, kept } from "./room";
import type { MapFile } from "./types";

const MAPS = { world: world as unknown as MapFile, europe: europe as unknown as MapFile };
const BUTTONS = 6;
const CELL = 32;

describe.each(["world", "europe"] as const)("the bar over the plate: %s", (name) => {
  const map = MAPS[name];
  it.each([
    [1024, 552],
    [1024, 713],
    [858, 531],
    [1400, 900],
    [900, 500],
  ])("covers no name and no place in a pane of %i × %i", (width, height) => {
    for (const lang of ["de", "en"] as const) {
      const pane = { width, height };
      const { spot, foot } = barRoom(map, lang, pane, CELL, BUTTONS);
      expect(foot).toBe(spot ? 0 : FOOT);
      if (!spot) continue;
      const [wide, high] = spot.form === "row" ? [CELL * BUTTONS + 2, CELL + 2] : [CELL + 2, CELL * BUTTONS + 2];
      const bar: Box = [spot.left, spot.top, spot.left + wide, spot.top + high];
      expect(bar[0] >= 0 && bar[1] >= 0 && bar[2] <= width && bar[3] <= height).toBe(true);
      expect(kept(map, lang, first(pane, map)).filter((box) => overlap(box, bar))).toEqual([]);
    }
  });

  it("takes nothing from the plate of the usual screens", () => {
    expect(barRoom(map, "de", { width: 1024, height: name === "world" ? 552 : 713 }, CELL, BUTTONS).foot).toBe(0);
  });

  it("stays below where the plate is as large all the same, and in small panes where it is", () => {
    const high = { width: 1000, height: (1000 * map.height) / map.width + FOOT + 20 };
    expect(barRoom(map, "de", high, CELL, BUTTONS)).toEqual({ spot: null, foot: FOOT });
    expect(whole({ ...high, height: high.height - FOOT }, map).scale).toBe(whole(high, map).scale);
    expect(barRoom(map, "de", { width: 390, height: 500 }, CELL, BUTTONS)).toEqual({ spot: null, foot: 0 });
  });
});

describe("the legend in the corner", () => {
  it("is open only where it covers nothing", () => {
    const pane = { width: 1024, height: 713 };
    expect(cornerFree(MAPS.europe, "de", pane, FOOT, { width: 170, height: 96 })).toBe(false);
    expect(cornerFree(MAPS.world, "de", { width: 1024, height: 790 }, FOOT, { width: 170, height: 96 })).toBe(true);
  });
});
