/** Finding words in rules and cases: every word of the query must occur, accents and case aside. */

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

export function finder(query: string): (text: string) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const where = folded(text);
    return words.every((word) => where.includes(word));
  };
}
