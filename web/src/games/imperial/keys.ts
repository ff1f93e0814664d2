/** The keys of this table. */
import { MAP_KEYS } from "../../map/keys-list";
import type { KeyGroup } from "../game";

export const KEYS: readonly KeyGroup[] = [
  {
    title: "imp-keys",
    keys: [
      ["R", "imp-key-rondel"],
      ["← →", "imp-key-fields"],
      ["M", "imp-key-map"],
      ["B", "imp-key-ledger"],
    ],
  },
  { title: "map-keys-title", keys: MAP_KEYS },
  {
    title: "imp-keys-plan",
    keys: [
      ["1 – 9", "imp-key-goal"],
      ["S", "imp-key-stay"],
      ["A", "imp-key-alike"],
      ["↑ ↓", "imp-key-shift"],
    ],
  },
  {
    title: "imp-keys-bonds",
    keys: [
      ["← ↑ → ↓", "imp-key-bond"],
      ["Home End", "imp-key-bonds"],
      ["Enter", "imp-key-lend"],
    ],
  },
];
