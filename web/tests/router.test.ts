import { expect, test } from "vitest";
import { parse } from "../src/browser/router.svelte";

test.each([
  ["/", "", "", { page: "lobby" }],
  ["/", "?show=finished", "", { page: "tables", show: "finished" }],
  ["/", "?show=nonsense", "", { page: "lobby" }],
  ["/t/abc", "?seat=3", "", { page: "table", id: "abc", seat: 3, at: null }],
  ["/t/abc", "?seat=x", "", { page: "table", id: "abc", seat: null, at: null }],
  ["/t/abc/at/12", "", "", { page: "table", id: "abc", seat: null, at: 12 }],
  ["/t/abc/at/x", "", "", { page: "unknown" }],
  ["/t", "", "", { page: "unknown" }],
  ["/seat/s3cret", "", "", { page: "seat", secret: "s3cret" }],
  ["/rules", "", "", { page: "rules", game: null, passage: "" }],
  ["/rules/attack", "", "#ATK-%31", { page: "rules", game: "attack", passage: "ATK-1" }],
  ["/casebook/attack", "", "", { page: "casebook", game: "attack" }],
  ["/casebook/attack/A-1", "", "", { page: "case", game: "attack", id: "A-1" }],
  ["/me", "", "", { page: "me" }],
  ["/import", "", "", { page: "import" }],
  ["/%E0", "", "", { page: "unknown" }],
] as const)("%s%s%s", (path, search, hash, route) => {
  expect(parse(path, search, hash)).toEqual(route);
});
