/** The screen of this game among those that a table can show. */
import type { ImperialScreen, Screen } from "../../protocol/types";

export function ownScreen(screen: Screen | null | undefined): ImperialScreen | null {
  return screen?.screen === "imperial" ? screen : null;
}
