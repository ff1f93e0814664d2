/** The letters on the seals of people: their initials where all differ, else their seat numbers, as on every screen. */
export function letters(names: readonly string[]): string[] {
  const initials = names.map((name) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toLocaleUpperCase());
  const plain = initials.every(Boolean) && new Set(initials).size === initials.length;
  return plain ? initials : names.map((_, seat) => String(seat + 1));
}
