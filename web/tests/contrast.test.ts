import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "..", "src", "tokens.css"), "utf8");
const [light = "", dark = ""] = css.split(`[data-theme="dark"]`);
const tokens = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map((match) => [match[1]!, match[2]!]));
const THEMES = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = ["ink", "ink-2", "ink-3", "act", "stop", "good", "origin", "last"];
const GROUND = ["paper", "sheet"];
const PAIRS: [string, string, number][] = [
  ...TEXT.flatMap((text) => GROUND.map((ground): [string, string, number] => [text, ground, 4.5])),
  ["ink", "sunk", 4.5],
  ["ink-2", "sunk", 4.5],
  ["ink-3", "sunk", 4.5],
  ["ink-2", "idle", 4.5],
  ["ink", "origin-wash", 4.5],
  ["origin", "origin-wash", 4.5],
  ["ink", "stop-wash", 4.5],
  ["stop", "stop-wash", 4.5],
  ["ink", "good-wash", 4.5],
  ["good", "good-wash", 4.5],
  ["ink", "act-wash", 4.5],
  ["act", "act-wash", 4.5],
  ["sheet", "act", 4.5],
  ["sheet", "act-2", 4.5],
  ["on-ink", "ink", 4.5],
  ...["p1", "p2", "p3", "p4", "p5", "p6"].map((seal): [string, string, number] => ["on-ink", seal, 4.5]),
  ["rule-strong", "paper", 3],
  ["rule-strong", "sheet", 3],
  ["focus", "paper", 3],
  ["focus", "sheet", 3],
];

test("both themes were found", () => {
  expect(THEMES.dark.paper).not.toBe(THEMES.light.paper);
});

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  test.each(PAIRS)("%s on %s", (text, ground, least) => {
    const [one, other] = [THEMES[theme][text], THEMES[theme][ground]];
    expect(one && other, `${text} or ${ground} is no colour`).toBeTruthy();
    expect(contrast(one!, other!)).toBeGreaterThanOrEqual(least);
  });
});
