/** The grid of bonds: every nation and face value with who holds it, what it costs, and the ways to it. */
import type { Choice, ImperialScreen, Prompt, Sign } from "../../../protocol/types";

/** A bond that somebody thinks of buying. */
export interface Loan {
  nation: string;
  /** The player's bond that is handed back, 0 for an additional bond. */
  old: number;
  face: number;
}

export interface Offer {
  /** The place of the choice in the prompt. */
  index: number;
  /** The player's bond that is handed back, 0 for an additional bond. */
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
  /** What it would cost at least, where nobody holds it, and the player's bond that is handed back for it. */
  price: number;
  old: number;
}

export function investing(answer: Choice["answer"]): Loan | null {
  const { kind, nation, old, new: face } = answer;
  if (kind !== "invest" || typeof nation !== "string" || typeof old !== "number" || typeof face !== "number")
    return null;
  return { nation, old, face };
}

/** What an answer costs, as the server says it. */
export function priceOf(choice: Choice): number {
  return choice.effects?.find((effect) => effect.id === "price")?.after ?? 0;
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
    const offer = { index, old: loan.old, price: priceOf(choice), sign: choice.sign ?? "" };
    found.set(key, [...(found.get(key) ?? []), offer]);
  });
  for (const list of found.values()) list.sort((a, b) => a.price - b.price);
  return found;
}

/** A row for each nation in turn order, a cell for each face value. */
export function cells(screen: ImperialScreen, prompt: Prompt | null): BondCell[][] {
  const open = offers(prompt?.choices ?? []);
  const holders = new Map(screen.bonds.map((bond) => [keyOf(bond.nation, bond.face), bond.seat]));
  const free = new Map(screen.free_bonds.map((bond) => [keyOf(bond.nation, bond.face), bond]));
  return screen.powers.map(({ badge }) =>
    screen.faces.map(({ face, interest }) => {
      const key = keyOf(badge.id, face);
      const { price = 0, old = 0 } = free.get(key) ?? {};
      return {
        nation: badge.id,
        face,
        interest,
        seat: holders.get(key) ?? null,
        offers: open.get(key) ?? [],
        price,
        old,
      };
    }),
  );
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

/** A draft of a loan: the nation, and by how much the sum lent to it would grow. */
export interface DraftLoan {
  nation: string;
  price: number;
}

/** What is to be drawn as a draft: what is selected, else the cheapest way to the bond that is pointed at. */
export function draftOf(
  prompt: Prompt | null,
  selected: number | null,
  bond: { nation: string; face: number } | null,
): DraftLoan | null {
  if (!prompt) return null;
  const chosen = selected === null ? undefined : prompt.choices[selected];
  const ways = chosen ? [chosen] : prompt.choices.filter((choice) => leadsTo(choice, bond));
  const found = ways.flatMap((choice) => {
    const loan = investing(choice.answer);
    return loan ? [{ nation: loan.nation, price: priceOf(choice) }] : [];
  });
  return found.sort((a, b) => a.price - b.price)[0] ?? null;
}

function leadsTo(choice: Choice, bond: { nation: string; face: number } | null): boolean {
  const loan = investing(choice.answer);
  return loan !== null && loan.nation === bond?.nation && loan.face === bond.face;
}
