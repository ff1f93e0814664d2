/** What texts call the editions, where they differ. */
type Edition = "first" | "third" | "world";
const EDITIONS: Readonly<Record<string, Edition>> = {
  "imperial-2006": "first",
  "imperial-2010": "third",
  "imperial-2030": "world",
};

export function editionOf(game: string): Edition {
  return EDITIONS[game] ?? "third";
}
