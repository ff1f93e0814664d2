/** Where a coach mark stands: beside what it speaks of, inside the window, with an arrow to its middle. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above" | "over";

export interface Placed {
  side: Side;
  left: number;
  top: number;
  /** How far along its edge the arrow stands. */
  arrow: number;
}

const GAP = 14;
const MARGIN = 8;
const ARROW_ROOM = 18;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The first side with room; over it, at its lower edge, where no side has any. */
export function placed(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): Placed {
  const room = {
    right: window.width - (anchor.left + anchor.width) - GAP - MARGIN >= size.width,
    left: anchor.left - GAP - MARGIN >= size.width,
    below: window.height - (anchor.top + anchor.height) - GAP - MARGIN >= size.height,
    above: anchor.top - GAP - MARGIN >= size.height,
  };
  const side = (["left", "right", "below", "above"] as const).find((one) => room[one]) ?? "over";
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const fit = {
    x: clamp(middle.x - size.width / 2, MARGIN, window.width - size.width - MARGIN),
    y: clamp(middle.y - size.height / 2, MARGIN, window.height - size.height - MARGIN),
  };
  const along = (at: number, length: number): number => clamp(at, ARROW_ROOM, length - ARROW_ROOM);
  if (side === "right" || side === "left") {
    const left = side === "right" ? anchor.left + anchor.width + GAP : anchor.left - GAP - size.width;
    return { side, left, top: fit.y, arrow: along(middle.y - fit.y, size.height) };
  }
  const arrow = along(middle.x - fit.x, size.width);
  if (side === "below") return { side, left: fit.x, top: anchor.top + anchor.height + GAP, arrow };
  if (side === "above") return { side, left: fit.x, top: anchor.top - GAP - size.height, arrow };
  const low = Math.min(anchor.top + anchor.height, window.height) - size.height - 2 * GAP;
  return { side, left: fit.x, top: clamp(low, MARGIN, window.height - size.height - MARGIN), arrow };
}
