import { expect, it } from "vitest";
import sheet from "../fixtures/world-en.json";
import type { Desk as ImperialScreen } from "../../../protocol/types";
import { accounts } from "./scoring";

const server = sheet.desk as unknown as ImperialScreen;
/** The same table when the nations have grown: 0, 1, 2 … */
const screen: ImperialScreen = { ...server, powers: server.powers.map((power, factor) => ({ ...power, factor })) };

it("adds up to what the server counts", () => {
  const { rows } = accounts(
    server,
    server.purses.map((purse) => purse.seat),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    const purse = server.purses.find((one) => one.seat === row.seat);
    expect([row.bonds, row.total]).toEqual([purse?.bond_points, purse?.score]);
  }
});

it("counts interest times factor, and every bond once", () => {
  const two: ImperialScreen = {
    ...screen,
    bonds: [
      { nation: "china", face: 9, seat: 1 },
      { nation: "china", face: 2, seat: 1 },
      { nation: "russia", face: 30, seat: 1 },
      { nation: "india", face: 4, seat: 0 },
    ],
  };
  const [row] = accounts(two, [1]).rows;
  expect(row?.shares.slice(0, 3)).toEqual([
    { interest: 9, points: 0 },
    { interest: 5, points: 5 },
    { interest: 0, points: 0 },
  ]);
  expect([row?.bonds, row?.total]).toEqual([5, 5 + (screen.purses.find((purse) => purse.seat === 1)?.cash ?? 0)]);
});

it("keeps the order of the ranks", () => {
  expect(accounts(screen, [2, 0, 1]).rows.map((row) => row.seat)).toEqual([2, 0, 1]);
});

it("has no total where cash is hidden", () => {
  const hidden: ImperialScreen = { ...screen, purses: screen.purses.map((purse) => ({ ...purse, cash: null })) };
  expect(accounts(hidden, [0]).rows[0]).toMatchObject({ cash: null, total: null });
});
