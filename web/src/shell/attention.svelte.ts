/** Calling somebody back to a table: the title of the window, and short tones if they are wanted. */
import { settings } from "../browser/settings.svelte";
import { t } from "../texts/texts.svelte";

let title = $state("");
let waiting = $state(0);
let audio: AudioContext | null = null;

/** What the page is called; the name of the program follows. */
export function setTitle(text: string): void {
  title = text;
}

/** How many decisions wait for this browser. A rise plays the tone. */
export function setWaiting(count: number): void {
  if (count > waiting && settings.sound) chime("turn");
  waiting = count;
}

export function windowTitle(): string {
  const name = title ? `${title} · ${t("name")}` : t("name");
  return waiting > 0 ? `(${waiting}) ${t("your-turn")} · ${name}` : name;
}

/** When a tone begins, how high it is and how long it sounds, in seconds. */
type Tone = readonly [begin: number, pitch: number, length: number];

const TUNES = {
  turn: [
    [0, 660, 0.3],
    [0.16, 880, 0.3],
  ],
  fight: [
    [0, 196, 0.22],
    [0.11, 147, 0.34],
  ],
  end: [
    [0, 523, 0.4],
    [0.18, 659, 0.4],
    [0.36, 784, 0.7],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** A few soft tones; browsers allow it after the first click on the page. */
export function chime(tune: keyof typeof TUNES): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    for (const [begin, pitch, length] of TUNES[tune]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = tune === "fight" ? "triangle" : "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + begin);
      volume.gain.linearRampToValueAtTime(0.12, start + begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + begin + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + begin);
      tone.stop(start + begin + length + 0.02);
    }
  } catch {
    // no sound on this device
  }
}
