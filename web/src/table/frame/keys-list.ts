/** The keys of every table. */
import type { KeyGroup } from "../../games/game";

export const KEYS: readonly KeyGroup[] = [
  {
    title: "table-keys-choose",
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
    title: "table-keys-go",
    keys: [
      ["P", "table-key-prompt"],
      ["L", "table-key-log"],
      ["C", "table-key-chat"],
      ["U F1", "table-key-rules"],
      ["?", "table-keys"],
    ],
  },
  {
    title: "table-keys-back",
    keys: [
      ["H", "table-key-history"],
      ["← →", "table-key-step"],
      ["Home End", "table-key-ends"],
      ["PgDn PgUp", "table-key-turn"],
      ["Space", "table-key-play"],
      ["Esc", "table-back-to-now"],
    ],
  },
  {
    title: "recap-keys",
    keys: [
      ["Space", "recap-key-pause"],
      ["← →", "table-key-step"],
      ["Shift ← →", "recap-key-turn"],
      ["1 – 4", "recap-key-speed"],
      ["Enter", "recap-key-skip"],
    ],
  },
];
