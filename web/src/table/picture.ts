/** The end of a game as a picture, drawn in this browser: nothing is sent anywhere but where somebody shares it. */
import type { Session } from "../session/session.svelte";
import { BUST, CLOTH, EYES, FACES, GROUND, HEAD, LOOK, NECK, SHADE } from "../signs/faces";
import { t } from "../texts/texts.svelte";
import { plate } from "./plate";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;
/** How wide the game's own picture is, at the right. */
const ART = 380;
/** How wide a text can be. */
const ROOM = WIDTH - ART - 2 * EDGE;
/** The colours of seats by day, whatever the page looks like: the picture goes to others. */
const SEATS = ["#1f3d5c", "#6b2b2b", "#3f4a17", "#4a3a6b", "#6a4310", "#2b4a44"];
/** A font that no text of the page has needed yet is not there. */
const FONTS = [
  `italic 500 30px "EB Garamond"`,
  `500 52px "EB Garamond"`,
  `600 32px "Source Sans 3"`,
  `600 36px "IBM Plex Mono"`,
];
const PAPER = "#fbf8ef";
const INK = "#261d13";
const QUIET = "#54452f";
const GOLD = "#f8e9bd";
const DARK = "#1b140c";
const SKIN = "#f1e6cb";
const HAIR = "#c9b78f";

export interface PictureLine {
  rank: number;
  name: string;
  score: number;
  seat: number;
  letter: string;
  face: string;
}

export interface PictureOf {
  game: string;
  sentence: string;
  why: string;
  lines: readonly PictureLine[];
  foot: string;
}

/** What the picture shows of a finished game: what everybody at the table has read. */
export function pictureOf(session: Session): PictureOf | null {
  const { table, result } = session.source;
  if (!table || !result) return null;
  return {
    game: table.game_name,
    sentence: result.sentence,
    why: result.why ?? "",
    lines: result.lines.map((line) => ({
      rank: line.rank,
      name: session.name(line.seat),
      score: line.score,
      seat: line.seat,
      letter: session.letter(line.seat),
      face: session.face(line.seat),
    })),
    foot: t("name"),
  };
}

function face(pen: CanvasRenderingContext2D, name: string): void {
  const drawn = FACES[name];
  if (!drawn) return;
  pen.strokeStyle = SKIN;
  stroked(pen, GROUND, 0.5, 0.22);
  pen.strokeStyle = DARK;
  filled(pen, BUST, SKIN);
  stroked(pen, CLOTH, 0.65);
  filled(pen, NECK, SKIN);
  if (drawn.collar) filled(pen, drawn.collar, SKIN);
  filled(pen, HEAD, SKIN);
  stroked(pen, SHADE, 0.65);
  stroked(pen, LOOK, 1.3);
  pen.fillStyle = DARK;
  pen.fill(new Path2D(EYES));
  if (drawn.beard) filled(pen, drawn.beard, HAIR);
  stroked(pen, drawn.pen, 1.3);
  filled(pen, drawn.top, HAIR);
  stroked(pen, drawn.folds, 0.65);
}

function filled(pen: CanvasRenderingContext2D, path: string, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  stroked(pen, path, 1.2);
}

function stroked(pen: CanvasRenderingContext2D, path: string, width: number, strength = 1): void {
  pen.globalAlpha = strength;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
  pen.globalAlpha = 1;
}

function seal(pen: CanvasRenderingContext2D, line: PictureLine, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 64, size / 64);
  pen.beginPath();
  pen.rect(0, 0, 64, 64);
  pen.clip();
  pen.fillStyle = SEATS[line.seat % SEATS.length] ?? DARK;
  pen.fillRect(0, 0, 64, 64);
  if (line.face) face(pen, line.face);
  else {
    pen.fillStyle = PAPER;
    pen.font = `600 36px "Source Sans 3", sans-serif`;
    pen.textAlign = "center";
    pen.fillText(line.letter, 32, 45);
  }
  pen.restore();
}

/** A text in as many lines as it needs; returns where the next one stands. */
function written(pen: CanvasRenderingContext2D, text: string, y: number, height: number): number {
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > ROOM) {
      pen.fillText(line, EDGE, y);
      y += height;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, EDGE, y);
  return y + height;
}

export function draw(pen: CanvasRenderingContext2D, shown: PictureOf, art: HTMLImageElement | null): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (art) pen.drawImage(art, WIDTH - ART, 0);
  pen.fillStyle = "#8a5a00";
  pen.fillRect(0, 0, WIDTH, 10);
  pen.fillStyle = QUIET;
  pen.font = `italic 500 30px "EB Garamond", serif`;
  pen.fillText(shown.game, EDGE, 70);
  pen.textAlign = "right";
  pen.fillText(shown.foot, EDGE + ROOM, 70);
  pen.textAlign = "left";
  pen.fillStyle = INK;
  pen.font = `500 52px "EB Garamond", serif`;
  let y = written(pen, shown.sentence, 140, 58);
  pen.fillStyle = QUIET;
  pen.font = `italic 500 27px "EB Garamond", serif`;
  if (shown.why) y = written(pen, shown.why, y - 10, 34);
  const row = Math.min(110, (HEIGHT - y - 24) / shown.lines.length);
  shown.lines.forEach((line, place) => scored(pen, line, y + place * row, row));
}

function scored(pen: CanvasRenderingContext2D, line: PictureLine, y: number, row: number): void {
  const size = row - 12;
  if (line.rank === 1) {
    pen.fillStyle = GOLD;
    pen.fillRect(EDGE - 8, y - 4, ROOM + 16, row - 4);
  }
  seal(pen, line, EDGE + 44, y, size);
  const base = y + size * 0.68;
  pen.fillStyle = INK;
  pen.font = `500 34px "EB Garamond", serif`;
  pen.fillText(String(line.rank), EDGE + 4, base);
  pen.font = `600 ${Math.min(32, size * 0.62)}px "Source Sans 3", sans-serif`;
  pen.fillText(line.name, EDGE + 60 + size, base, ROOM - size - 190);
  pen.textAlign = "right";
  pen.font = `600 ${Math.min(36, size * 0.66)}px "IBM Plex Mono", monospace`;
  pen.fillText(String(line.score), EDGE + ROOM - 6, base);
  pen.textAlign = "left";
}

async function made(session: Session, shown: PictureOf): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  const name = session.screen?.screen === "panels" ? "" : session.screen?.screen;
  const ruleset = session.source.table?.game ?? "";
  const art = await plate(name || ruleset, ruleset, [ART, HEIGHT]);
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  draw(pen, shown, art);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Hand the picture to the device's own way of sharing; where there is none, it becomes a file. */
export async function sharePicture(session: Session): Promise<void> {
  const shown = pictureOf(session);
  const blob = shown && (await made(session, shown));
  if (!shown || !blob) return;
  const file = new File([blob], `${session.source.table?.game ?? "game"}-${session.id}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: shown.game, text: shown.sentence });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
  session.notice = t("table-picture-saved");
}
