/** Every key of the table, for those who want to see them: the keys, then the text that says what they do. */
export interface KeyGroup {
  title: string;
  keys: readonly (readonly [string, string])[];
  /** Only at tables of Imperial. */
  imperial?: boolean;
}

export const KEYS: readonly KeyGroup[] = [
  {
    title: "time-keys-choose",
    keys: [
      ["1 – 9", "table-key-number"],
      ["↑ ↓", "table-key-walk"],
      ["Enter", "table-key-done"],
      ["Ctrl Z", "table-key-undo"],
      ["Esc", "table-key-reset"],
      ["/", "table-key-search"],
      ["W", "table-key-why"],
    ],
  },
  {
    title: "time-keys-go",
    keys: [
      ["P", "table-key-prompt"],
      ["L", "table-key-log"],
      ["C", "table-key-chat"],
      ["U F1", "time-key-rules"],
      ["?", "table-keys"],
    ],
  },
  {
    title: "time-keys-back",
    keys: [
      ["H", "table-key-history"],
      ["← →", "time-key-step"],
      ["Home End", "time-key-ends"],
      ["PgUp PgDn", "time-key-turn"],
      ["Space", "time-key-play"],
      ["Esc", "table-back-to-now"],
    ],
  },
  {
    title: "time-keys-imperial",
    imperial: true,
    keys: [
      ["R", "time-key-rondel"],
      ["← →", "time-key-fields"],
      ["M", "time-key-map"],
      ["B", "time-key-books"],
    ],
  },
  {
    title: "time-keys-map",
    imperial: true,
    keys: [
      ["+ −", "time-key-zoom"],
      ["0", "time-key-whole"],
      ["← ↑ → ↓", "time-key-regions"],
      ["Shift ←", "time-key-pan"],
      ["PgUp PgDn", "time-key-targets"],
      ["Enter", "time-key-region"],
      ["I", "time-key-card"],
      ["Esc", "time-key-shut"],
      ["H", "time-key-pieces"],
      ["N", "time-key-names"],
      ["L", "time-key-last"],
    ],
  },
  {
    title: "time-keys-plan",
    imperial: true,
    keys: [
      ["1 – 9", "time-key-goal"],
      ["S", "time-key-stay"],
      ["A", "time-key-alike"],
      ["↑ ↓", "time-key-shift"],
    ],
  },
  {
    title: "time-keys-bonds",
    imperial: true,
    keys: [
      ["← ↑ → ↓", "time-key-bond"],
      ["Home End", "time-key-bonds"],
      ["Enter", "time-key-lend"],
    ],
  },
];
