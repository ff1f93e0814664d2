/** The keys of a map, for the list of all keys: the keys, then the text that says what they do. */
export const MAP_KEYS: readonly (readonly [keys: string, text: string])[] = [
  ["+ −", "map-key-zoom"],
  ["0", "map-key-whole"],
  ["← ↑ → ↓", "map-key-regions"],
  ["Shift Arrow", "map-key-pan"],
  ["PgUp PgDn", "map-key-targets"],
  ["Enter", "map-key-region"],
  ["I", "map-key-card"],
  ["Esc", "map-key-shut"],
  ["F", "map-key-pieces"],
  ["N", "map-key-names"],
  ["T", "map-key-last"],
];
