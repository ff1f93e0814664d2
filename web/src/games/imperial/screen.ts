/** What the frame of a table gets from this game. */
import type { GameScreen } from "../game";
import Imperial from "./Imperial.svelte";
import { KEYS } from "./keys";
import { tourOf } from "./tour";

export const screen: GameScreen = { Table: Imperial, keys: KEYS, tour: tourOf };
