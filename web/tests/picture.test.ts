import { describe, expect, test } from "vitest";
import { changed, Picture } from "../src/protocol/picture";
import type { Change, Update } from "../src/protocol/types";

const table = { seats: [{ id: "a", n: 1 }, { id: "b" }], note: "x", deep: { list: [1, 2, 3] } };
const after = (change: Change): unknown => changed(table, change.at, change);
const update = (number: number, more: Partial<Update>): Update => ({
  kind: "update",
  seq: 1,
  number,
  parts: {},
  changes: [],
  ...more,
});

describe("a change", () => {
  test("puts a value at a place and shares what lies beside it", () => {
    const now = after({ at: ["seats", 0, "n"], value: 2 }) as typeof table;
    expect(now).toEqual({ ...table, seats: [{ id: "a", n: 2 }, { id: "b" }] });
    expect(now.seats[1]).toBe(table.seats[1]);
    expect(now.deep).toBe(table.deep);
    expect(table.seats[0]).toEqual({ id: "a", n: 1 });
  });
  test("adds an item after the last, or cuts off one and all after it", () => {
    expect(after({ at: ["deep", "list", 3], value: 4 })).toMatchObject({ deep: { list: [1, 2, 3, 4] } });
    expect(after({ at: ["deep", "list", 1] })).toMatchObject({ deep: { list: [1] } });
    expect(after({ at: ["deep", "list", 0], value: null })).toMatchObject({ deep: { list: [null, 2, 3] } });
  });
  test("takes a field away", () => {
    expect(after({ at: ["note"] })).not.toHaveProperty("note");
  });
  test("puts a list together anew, with room for what comes next", () => {
    const now = after({ at: ["seats"], order: [-1, 1, 0] }) as typeof table;
    expect(now.seats).toEqual([null, { id: "b" }, { id: "a", n: 1 }]);
    expect(now.seats[2]).toBe(table.seats[0]);
  });
});

describe("a picture", () => {
  test("follows changes of several parts in their order, and says which are new", () => {
    const picture = new Picture();
    picture.take(update(0, { whole: true, parts: { log: [{ at: 1 }, { at: 2 }], you: { seat: 0 } } }));
    const found = picture.take(
      update(1, {
        parts: { result: { lines: [] } },
        changes: [
          { at: ["log", 1] },
          { at: ["log", 1], value: { at: 3 } },
          { at: ["log", 2], value: { at: 4 } },
          { at: ["you", "seat"], value: 0 },
        ],
      }),
    );
    expect(Object.fromEntries(found!)).toEqual({ result: { lines: [] }, log: [{ at: 1 }, { at: 3 }, { at: 4 }] });
    expect(picture.parts.get("log")).toEqual([{ at: 1 }, { at: 3 }, { at: 4 }]);
  });
  test("keeps nothing of an update that it cannot follow", () => {
    const picture = new Picture();
    expect(picture.take(update(0, { parts: { a: 1 } }))).toBeNull();
    picture.take(update(0, { whole: true, parts: { a: { b: 1 } } }));
    expect(picture.take(update(1, { parts: { c: 1 }, changes: [{ at: ["a", "x", "y"], value: 1 }] }))).toBeNull();
    expect(Object.fromEntries(picture.parts)).toEqual({ a: { b: 1 } });
    expect(picture.take(update(1, { parts: { c: 1 } }))).toBeNull();
  });
});
