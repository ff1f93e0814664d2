/** The grid of bonds: every nation and face value with who holds it, what it costs, or why it cannot be had. */
import type { Choice, Desk as ImperialScreen, Prompt, Refusal, Sign } from "../../../protocol/types";
import type { Loan } from "./ladder";

export interface Offer {
  /** The place of the choice in the prompt. */
  index: number;
  /** The own bond handed back, 0 for an additional bond. */
  old: number;
  price: number;
  sign: Sign;
}

export interface BondCell {
  nation: string;
  face: number;
  interest: number;
  /** Who holds it. */
  seat: number | null;
  /** Cheapest first; the additional bond comes last. */
  offers: Offer[];
  /** What it would cost at least, where it is free but not on offer. */
  price: number;
  refusal: Refusal | null;
}

export function investing(answer: Choice["answer"]): Loan | null {
  const { kind, nation, old, new: face } = answer;
  if (kind !== "invest" || typeof nation !== "string" || typeof old !== "number" || typeof face !== "number")
    return null;
  return { nation, old, face };
}

function keyOf(nation: string, face: number): string {
  return `${nation} ${face}`;
}

function offers(choices: readonly Choice[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  choices.forEach((choice, index) => {
    const loan = investing(choice.answer);
    if (!loan) return;
    const key = keyOf(loan.nation, loan.face);
    const offer = { index, old: loan.old, price: loan.face - loan.old, sign: choice.sign ?? "" };
    found.set(key, [...(found.get(key) ?? []), offer]);
  });
  for (const list of found.values()) list.sort((a, b) => a.price - b.price);
  return found;
}

/** For each bond the refusal that comes nearest: the one with the lowest price. */
function refusals(refused: readonly Refusal[]): Map<string, Refusal> {
  const found = new Map<string, { price: number; refusal: Refusal }>();
  for (const refusal of refused) {
    const loan = investing(refusal.answer);
    if (!loan) continue;
    const key = keyOf(loan.nation, loan.face);
    const price = loan.face - loan.old;
    const known = found.get(key);
    if (!known || price < known.price) found.set(key, { price, refusal });
  }
  return new Map([...found].map(([key, { refusal }]) => [key, refusal]));
}

/** A row for each nation in turn order, a cell for each face value. */
export function cells(screen: ImperialScreen, prompt: Prompt | null, seat: number | null): BondCell[][] {
  const open = offers(prompt?.choices ?? []);
  const shut = refusals(prompt?.refused ?? []);
  const holders = new Map(screen.bonds.map((bond) => [keyOf(bond.nation, bond.face), bond.seat]));
  return screen.powers.map((power) => {
    const nation = power.badge.id;
    const own = screen.bonds.filter((bond) => bond.nation === nation && bond.seat === seat).map((bond) => bond.face);
    return screen.faces.map(({ face, interest }) => {
      const key = keyOf(nation, face);
      const smaller = own.filter((one) => one < face);
      return {
        nation,
        face,
        interest,
        seat: holders.get(key) ?? null,
        offers: open.get(key) ?? [],
        price: face - Math.max(0, ...smaller),
        refusal: shut.get(key) ?? null,
      };
    });
  });
}

/** What a click on a cell means: trading in the bond that was picked for it, else what costs least. */
export function preferred(cell: BondCell, tradeIn: number | null): Offer | null {
  return cell.offers.find((offer) => offer.old === tradeIn) ?? cell.offers[0] ?? null;
}

/** The price as an additional bond, where the cell shows that of raising one. */
export function additional(cell: BondCell): Offer | null {
  const first = cell.offers[0];
  return first && first.old > 0 ? (cell.offers.find((offer) => offer.old === 0) ?? null) : null;
}

/** The strongest sign of a cell's offers. */
export function signOf(cell: BondCell): Sign {
  for (const sign of ["government", "loses", "secures"] as const)
    if (cell.offers.some((offer) => offer.sign === sign)) return sign;
  return "";
}

export interface Spot {
  row: number;
  column: number;
}

/** Where an arrow key leads in a grid of this size; null if the key is none. */
export function walked(from: Spot, key: string, rows: number, columns: number): Spot | null {
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));
  switch (key) {
    case "ArrowRight":
      return { row: from.row, column: clamp(from.column + 1, columns) };
    case "ArrowLeft":
      return { row: from.row, column: clamp(from.column - 1, columns) };
    case "ArrowDown":
      return { row: clamp(from.row + 1, rows), column: from.column };
    case "ArrowUp":
      return { row: clamp(from.row - 1, rows), column: from.column };
    case "Home":
      return { row: from.row, column: 0 };
    case "End":
      return { row: from.row, column: columns - 1 };
    default:
      return null;
  }
}

/** The loan to be drawn as a draft: what is selected, else the cheapest way to the bond that is pointed at. */
export function loanOf(
  prompt: Prompt | null,
  selected: number | null,
  bond: { nation: string; face: number } | null,
): Loan | null {
  if (!prompt) return null;
  const chosen = selected === null ? undefined : prompt.choices[selected];
  if (chosen) return investing(chosen.answer);
  const ways = prompt.choices
    .flatMap((choice) => investing(choice.answer) ?? [])
    .filter((loan) => loan.nation === bond?.nation && loan.face === bond.face);
  return ways.sort((a, b) => b.old - a.old)[0] ?? null;
}
