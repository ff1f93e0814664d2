import { describe, expect, test } from "vitest";
import type { Badge, Place, Stack } from "../protocol/types";
import { arrows, curve, legs, onCurve, placed, signs, through, type Sign } from "./arrows";
import { besides } from "./beside";
import {
  around,
  boxOnScreen,
  centred,
  clamped,
  common,
  filled,
  first,
  limits,
  nearest,
  neighbour,
  overlap,
  seen,
  whole,
  zoomed,
  type Box,
  type View,
} from "./geometry";
import { nextTarget } from "./keys";
import { outOfRoom, written, type Name } from "./names";
import { rows, sorted } from "./rows";
import { countText, initial } from "./shapes";
import { arrange, fanned, flagAt, numberPlaces, pieceSize, roomy, sizeIn } from "./slots";
import { regionStates } from "./states";
import type { MapFile, MapRegion, Point } from "./types";

function region(kind: MapRegion["kind"], at: Point, more: Partial<MapRegion> = {}): MapRegion {
  const [x, y] = at;
  return {
    kind,
    at,
    path: `M${x - 40} ${y - 40}h80v80h-80z`,
    box: [x - 40, y - 40, x + 40, y + 40],
    slots: [
      [x - 22, y],
      [x + 22, y],
    ],
    flag: [x, y - 30],
    near: [],
    label: { at: [x, y + 28], size: 11, anchor: "middle", lines: { de: ["Ort"], en: ["Place"] } },
    ...more,
  };
}

const MAP: MapFile = {
  name: "world",
  width: 1000,
  height: 500,
  regions: {
    west: region("land", [100, 250], { near: ["mid", "sea"] }),
    mid: region("home", [400, 240], { owner: "red", near: ["west", "east"], city: [420, 220], port: [400, 290] }),
    east: region("land", [700, 260], { near: ["mid"] }),
    north: region("land", [430, 60]),
    sea: region("sea", [900, 420], {
      near: ["west"],
      slots: [
        [860, 420],
        [900, 420],
        [940, 420],
      ],
    }),
  },
  links: [
    {
      id: "edge",
      kind: "wrap",
      between: ["west", "sea"],
      at: [
        [5, 300],
        [995, 300],
      ],
      name: { de: "Rand", en: "Edge" },
    },
  ],
  ground: { neutral: "", ice: "", seas: "", grid: "", rivers: "", lakes: "", rose: [50, 50] },
};
const PLATE = { width: MAP.width, height: MAP.height };
const PANE = { width: 500, height: 400 };
const stack = (nation: string, unit: Stack["unit"] = "army", count = 1): Stack => ({ nation, unit, count, text: "" });
const place = (id: string, stacks: Stack[], more: Partial<Place> = {}): Place => ({
  id,
  name: id,
  kind: MAP.regions[id]!.kind,
  text: id,
  stacks,
  ...more,
});
const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

describe("pieces in a small region", () => {
  const small = { ...MAP.regions.west!, room: 18 };
  test("are no larger than its slots, until zooming has made room", () => {
    expect(sizeIn(small, 0.7)).toBeCloseTo((18 * 0.7) / 24);
    expect(sizeIn(small, 0.7)).toBeLessThan(pieceSize(0.7));
    expect(sizeIn(small, 3)).toBe(pieceSize(3));
    expect(sizeIn(MAP.regions.west!, 0.7)).toBe(pieceSize(0.7));
  });
  test("can be read on the smallest plate", () => {
    expect(sizeIn(small, 0.2)).toBe(0.5);
  });
  test("stand at every slot that touches the next one", () => {
    const slots: Point[] = [
      [100, 100],
      [118, 100],
      [136, 100],
    ];
    const found = arrange(
      { kind: "land", stacks: [stack("red"), stack("blue"), stack("green")] },
      { ...small, slots },
      0.8,
    );
    expect(found.standings.map(({ at }) => at)).toEqual(slots.map(([x, y]) => [x * 0.8, y * 0.8]));
    expect(found.crowded).toBe(false);
  });
});

describe("names on land", () => {
  test("stay in their region, whatever stands there", () => {
    const lines = MAP.regions.west!.label;
    const [x, y] = [lines.at[0], lines.at[1]];
    const name = written(MAP, "en", 1, [[x - 40, y - 40, x + 40, y + 40]]).find(({ id }) => id === "west");
    expect(Math.abs(name!.at[0] - x)).toBe(0);
    expect(Math.abs(name!.at[1] - y)).toBeLessThan(lines.size / 2);
  });
});

describe("the view", () => {
  test("shows the whole plate in the middle at its farthest", () => {
    expect(whole(PANE, PLATE)).toEqual({ scale: 0.5, x: 0, y: 75 });
    expect(clamped({ scale: 0.01, x: 999, y: -999 }, PANE, PLATE)).toEqual(whole(PANE, PLATE));
  });
  test("never leaves a border where there is map to show", () => {
    const close: View[] = [
      { scale: 2, x: 50, y: 50 },
      { scale: 2, x: -9999, y: -9999 },
      { scale: 99, x: -100, y: 10 },
    ];
    for (const view of close.map((one) => clamped(one, PANE, PLATE))) {
      expect(view.scale).toBeLessThanOrEqual(limits(PANE, PLATE).most);
      const [x0, y0, x1, y1] = boxOnScreen([0, 0, PLATE.width, PLATE.height], view);
      expect([x0 <= 0, y0 <= 0, x1 >= PANE.width, y1 >= PANE.height]).toEqual([true, true, true, true]);
    }
  });
  test("may be pushed up a little, so that bars at its foot cover nothing for good", () => {
    const low = clamped({ scale: 2, x: 0, y: -9999 }, PANE, PLATE, 60);
    expect(boxOnScreen([0, 0, PLATE.width, PLATE.height], low)[3]).toBe(PANE.height - 60);
    expect(clamped({ scale: 0.5, x: 0, y: -9999 }, PANE, PLATE, 60).y).toBe(15);
    expect(clamped({ scale: 0.5, x: 0, y: 9999 }, PANE, PLATE, 60).y).toBe(75);
  });
  test("keeps the point under the pointer while zooming", () => {
    const before = centred([500, 250, 500, 250], 1.2, PANE, PLATE);
    const at: Point = [130, 210];
    const after = zoomed(before, 2.1, at, PANE, PLATE);
    expect((at[0] - after.x) / after.scale).toBeCloseTo((at[0] - before.x) / before.scale, 6);
    expect((at[1] - after.y) / after.scale).toBeCloseTo((at[1] - before.y) / before.scale, 6);
  });
  test("starts filled where the whole plate would leave too much empty", () => {
    expect(first({ width: 1000, height: 520 }, PLATE)).toEqual(whole({ width: 1000, height: 520 }, PLATE));
    const phone = { width: 390, height: 500 };
    expect(first(phone, PLATE)).toEqual(filled(phone, PLATE));
    expect(seen(filled(phone, PLATE), phone)[3]).toBeCloseTo(PLATE.height);
  });
  test("knows what boxes touch", () => {
    expect(overlap([0, 0, 10, 10], [10, 0, 20, 10])).toBe(false);
    expect(overlap([0, 0, 10, 10], [10, 0, 20, 10], 1)).toBe(true);
    expect(
      around([
        [0, 5, 10, 10],
        [-5, 7, 2, 30],
      ]),
    ).toEqual([-5, 5, 10, 30]);
    expect(around([])).toBeNull();
  });
});

describe("walking with arrow keys", () => {
  test("goes to what lies in that direction, not to what is merely near", () => {
    expect(neighbour(MAP, "mid", "right")).toBe("east");
    expect(neighbour(MAP, "mid", "left")).toBe("west");
    expect(neighbour(MAP, "mid", "up")).toBe("north");
    expect(neighbour(MAP, "north", "up")).toBeNull();
    expect(neighbour(MAP, "nowhere", "up")).toBeNull();
  });
  test("finds the nearest region to a point", () => {
    expect(nearest(MAP, [690, 100])).toBe("east");
  });
  test("goes round through the targets", () => {
    const targets = ["a", "b", "c"];
    expect(nextTarget(targets, "b", 1)).toBe("c");
    expect(nextTarget(targets, "c", 1)).toBe("a");
    expect(nextTarget(targets, "a", -1)).toBe("c");
    expect(nextTarget(targets, "elsewhere", 1)).toBe("a");
    expect(nextTarget(targets, "elsewhere", -1)).toBe("c");
    expect(nextTarget([], "a", 1)).toBeNull();
  });
});

describe("pieces", () => {
  const mid = MAP.regions.mid!;
  test("take the slots in order, fleets at home the harbour", () => {
    const { standings, crowded } = arrange(place("mid", [stack("red"), stack("blue"), stack("red", "fleet")]), mid, 1);
    expect(standings.map((one) => one.at)).toEqual([mid.slots[0], mid.slots[1], mid.port]);
    expect(standings.map((one) => one.port)).toEqual([false, false, true]);
    expect(crowded).toBe(false);
  });
  test("stand upon each other only where there is no room, and then as a fan", () => {
    const many = place(
      "mid",
      ["red", "blue", "green", "grey", "white"].map((nation) => stack(nation)),
    );
    const tight = arrange(many, mid, 0.64);
    expect(tight.crowded).toBe(true);
    const size = pieceSize(0.64);
    const { standings, middle, radius } = fanned(tight, size);
    for (const [index, one] of standings.entries()) {
      expect(distance(one.at, middle)).toBeLessThan(radius);
      for (const other of standings.slice(index + 1)) expect(distance(one.at, other.at)).toBeGreaterThan(20 * size);
    }
    const wide = arrange(many, mid, 2.5);
    expect(wide.crowded).toBe(false);
    for (const [index, one] of wide.standings.entries())
      for (const other of wide.standings.slice(index + 1)) expect(distance(one.at, other.at)).toBeGreaterThan(20);
  });
  test("use fewer slots where the plate is small", () => {
    const slots: Point[] = [
      [0, 0],
      [30, 0],
      [60, 0],
    ];
    expect(roomy(slots, 1, 25)).toHaveLength(3);
    expect(roomy(slots, 0.5, 25)).toEqual([
      [0, 0],
      [30, 0],
    ]);
    expect(roomy(slots, 0.2, 25)).toHaveLength(1);
  });
  test("are of nearly constant size", () => {
    const sizes = [0.2, 0.4, 0.64, 1, 2, 4].map(pieceSize);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(2);
    expect([...sizes].sort()).toEqual(sizes);
  });
  test("push a flag aside that would stand upon them", () => {
    const clear = arrange(place("mid", [stack("red")]), mid, 1);
    expect(flagAt(mid, clear, 1)).toEqual(mid.flag);
    const under: MapRegion = { ...mid, flag: mid.slots[0]! };
    expect(distance(flagAt(under, clear, 1), clear.standings[0]!.at)).toBeGreaterThan(12);
    expect(flagAt(under, undefined, 1)).toEqual(mid.slots[0]);
  });
  test("leave room for the numbers of targets, which do not cover each other", () => {
    expect(numberPlaces([mid], [], 1)).toEqual([mid.slots[1]]);
    const piece: Box = [mid.slots[1]![0] - 9, 230, mid.slots[1]![0] + 9, 250];
    expect(numberPlaces([mid], [piece], 1)).toEqual([mid.slots[0]]);
    const [one, other, third] = numberPlaces([mid, mid, mid], [], 1);
    for (const pair of [
      [one!, other!],
      [one!, third!],
      [other!, third!],
    ] as const)
      expect(distance(...pair)).toBeGreaterThanOrEqual(20);
  });
  test("carry one letter, and a count from two up", () => {
    const badge: Badge = { id: "eu", letter: "EU", name: "Europe", colour: "#56b4e9" };
    expect(initial(badge)).toBe("E");
    expect([1, 2, 12, 140].map((count) => countText({ count }))).toEqual(["", "2", "12", "99"]);
  });
});

describe("arrows", () => {
  const numbersOf = (path: string): number[] => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const AIR: Box = [-999, -999, 999, 999];
  test("stay on the plate", () => {
    const [, , , y] = numbersOf(curve([50, 10], [250, 10], [], [0, 0, 300, 300]));
    expect(y).toBeGreaterThan(10);
    const [, , , other] = numbersOf(curve([50, 290], [250, 290], [], [0, 0, 300, 300]));
    expect(other).toBeLessThan(290);
  });
  test("bend around a name in their way", () => {
    const [from, to]: [Point, Point] = [
      [0, 100],
      [200, 100],
    ];
    const usual = numbersOf(curve(from, to, [], AIR));
    const name: Box = [80, 70, 120, 95];
    const bent = numbersOf(curve(from, to, [name], AIR));
    expect(bent.slice(2, 4)).not.toEqual(usual.slice(2, 4));
    const control: Point = [bent[2]!, bent[3]!];
    for (const share of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      const [x, y] = onCurve(from, control, to, share);
      expect(x > name[0] && x < name[2] && y > name[1] && y < name[3]).toBe(false);
    }
  });
  test("stop short of the pieces at both ends", () => {
    const [x0, , , , x1] = numbersOf(curve([0, 0], [200, 0], [], AIR));
    expect(x0).toBeGreaterThan(5);
    expect(x1).toBeLessThan(195);
  });
  test("are drawn towards every sea of a convoy, but not over its fleet", () => {
    expect(
      through([
        [0, 0],
        [50, 40],
        [100, 0],
      ]),
    ).toBe("M0.0 0.0Q50.0 40.0 100.0 0.0");
    const [arrow] = arrows(MAP, [{ kind: "fight", origin: "mid", via: ["sea"], region: "east" }], 1, []);
    expect(arrow).toMatchObject({ feeling: "fight", convoy: true });
    expect(arrow!.paths[0]).toContain("900.0 420.0");
  });
  test("leave the plate at one edge and come back at the other", () => {
    expect(legs(MAP, ["west", "sea"], 2)).toEqual([
      [
        [200, 500],
        [10, 600],
      ],
      [
        [1990, 600],
        [1800, 840],
      ],
    ]);
    expect(arrows(MAP, [{ kind: "move", origin: "west", region: "sea" }], 1, [])[0]!.paths).toHaveLength(2);
  });
  test("are drawn only for moves between regions of this map", () => {
    expect(
      arrows(
        MAP,
        [
          { kind: "move", origin: "mid", region: "atlantis" },
          { kind: "tax", region: "mid" },
          { kind: "move", region: "mid" },
        ],
        1,
        [],
      ),
    ).toEqual([]);
  });
  test("signs stand where it happened, once", () => {
    const found = signs(
      MAP,
      [
        { kind: "build", region: "mid" },
        { kind: "loss", region: "east" },
        { kind: "loss", region: "east" },
        { kind: "govern" },
      ],
      2,
    );
    expect(found.map((sign) => [sign.kind, sign.at])).toEqual([
      ["gain", [840, 440]],
      ["loss", [1400, 520]],
    ]);
  });
});

describe("signs", () => {
  test("step aside for names and pieces, and for each other", () => {
    const sign = (kind: "loss" | "gain"): Sign => ({ key: kind, kind, region: "west", at: [100, 100] });
    const [cross, plus] = placed([sign("loss"), sign("gain")], [[80, 92, 120, 104]]);
    expect(cross!.at).toEqual([100, 112]);
    expect(plus!.at).toEqual([100, 84]);
    expect(placed([sign("loss")], [])[0]!.at).toEqual([100, 100]);
  });
});

describe("names", () => {
  test("do not stand over the edge", () => {
    const edge: MapFile = {
      ...MAP,
      regions: {
        a: region("sea", [5, 480], {
          label: { at: [4, 499], size: 14, anchor: "middle", lines: { de: ["Langes Meer"], en: ["Long Sea"] } },
        }),
      },
    };
    const [x0, , , y1] = written(edge, "de", 1, [])[0]!.box;
    expect(x0).toBeGreaterThanOrEqual(0);
    expect(y1).toBeLessThanOrEqual(500);
  });
  const ids = (names: Name[]): string[] => names.map((name) => name.id).sort();
  const close: MapFile = {
    ...MAP,
    regions: { a: region("sea", [100, 100]), b: region("home", [103, 102]), c: region("sea", [600, 300]) },
  };
  test("of seas step aside for more important ones", () => {
    const names = written(close, "en", 0.64, []);
    expect(ids(names)).toEqual(["a", "b", "c"]);
    const [a, b] = ["a", "b"].map((id) => names.find((name) => name.id === id)!);
    expect(b!.at).toEqual([103 * 0.64, 130 * 0.64]);
    expect(overlap(a!.box, b!.box, -1)).toBe(false);
  });
  test("of seas step aside for pieces, and all give way to them on a small plate", () => {
    const [x0, , x1, y1] = written(MAP, "de", 0.64, []).find((name) => name.id === "sea")!.box;
    const flag: Box = [(x0 + x1) / 2 - 8, y1 - 12, (x0 + x1) / 2 + 8, y1];
    const stepped = written(MAP, "de", 0.64, [flag]).find((name) => name.id === "sea")!;
    expect(common(stepped.box, flag)).toBe(0);
    const everywhere: Box = [0, 0, 1000, 500];
    expect(written(MAP, "de", 0.3, [everywhere])).toEqual([]);
    expect(written(MAP, "de", 0.64, [everywhere])).toHaveLength(5);
  });
  test("that somebody points at come though there is no room, once", () => {
    const everywhere: Box = [0, 0, 1000, 500];
    const shown = written(MAP, "de", 0.3, [everywhere]);
    expect(ids(outOfRoom(MAP, "de", 0.3, shown, ["mid", "atlantis"]))).toEqual(["mid"]);
    expect(outOfRoom(MAP, "de", 0.64, written(MAP, "de", 0.64, []), ["mid"])).toEqual([]);
  });
});

describe("states", () => {
  const looking = {
    places: [place("mid", [], { owner: "red" }), place("west", [], { flag: "red" })],
    targets: [] as string[],
    origin: null,
    lit: [] as string[],
    nation: null,
    refused: null,
    hovered: null,
    focused: null,
  };
  test("light a nation's home and flags", () => {
    expect([...regionStates({ ...looking, nation: "red" })]).toEqual([
      ["mid", "nation"],
      ["west", "nation"],
    ]);
  });
  test("show the strongest of several", () => {
    const states = regionStates({
      ...looking,
      targets: ["west", "east"],
      lit: ["west"],
      hovered: "east",
      origin: "mid",
      focused: "mid",
    });
    expect([states.get("west"), states.get("east"), states.get("mid")]).toEqual(["target", "pointed", "origin"]);
    expect(regionStates({ ...looking, targets: ["west"], hovered: "north", refused: "north" }).get("north")).toBe(
      "refused",
    );
  });
});

describe("the card", () => {
  const card = { width: 280, height: 200 };
  test("lies beside the region, inside the pane", () => {
    const pane = { width: 1000, height: 500 };
    const places: Box[] = [
      [10, 10, 120, 100],
      [850, 200, 990, 300],
      [400, 20, 560, 100],
      [0, 350, 1000, 500],
    ];
    for (const box of places) {
      const [x, y] = besides(box, card, pane);
      expect(overlap([x, y, x + card.width, y + card.height], box)).toBe(false);
      expect(x >= 0 && y >= 0 && x + card.width <= pane.width && y + card.height <= pane.height).toBe(true);
    }
  });
});

describe("the table of regions", () => {
  const badges = new Map<string, Badge>([["red", { id: "red", letter: "R", name: "Redland", colour: "#f00" }]]);
  const places = [
    place("west", [stack("red", "army", 2), stack("red", "friendly_army", 1)], { flag: "red" }),
    place("mid", [stack("red", "fleet", 3)], { owner: "red", city: { kind: "shipyard", state: "occupied", text: "" } }),
    place("sea", []),
  ];
  const lines = rows(places, badges, MAP, (state) => state, "~");
  test("counts pieces by kind", () => {
    expect(lines.map((line) => [line.armies, line.fleets, line.near])).toEqual([
      [3, 0, 2],
      [0, 3, 2],
      [0, 0, 1],
    ]);
    expect(lines.map((line) => [line.owner, line.flag, line.factory])).toEqual([
      ["", "Redland", ""],
      ["Redland", "", "occupied"],
      ["~", "", ""],
    ]);
  });
  test("is sorted either way, empty cells last", () => {
    expect(sorted(lines, "armies", true, "en").map((line) => line.id)).toEqual(["west", "mid", "sea"]);
    expect(sorted(lines, "flag", false, "en")[0]!.id).toBe("west");
    expect(sorted(lines, "flag", true, "en")[0]!.id).toBe("west");
  });
});
