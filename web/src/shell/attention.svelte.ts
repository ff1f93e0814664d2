/** Calling somebody back to a table: the title of the window, and a short tone if that is wanted. */
import { settings } from "../settings.svelte";
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
  if (count > waiting && settings.sound) beep();
  waiting = count;
}

export function windowTitle(): string {
  const name = title ? `${title} · ${t("name")}` : t("name");
  return waiting > 0 ? `(${waiting}) ${t("your-turn")} · ${name}` : name;
}

/** Two soft tones; browsers allow it after the first click on the page. */
export function beep(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const begin = audio.currentTime + 0.02;
    for (const [offset, pitch] of [[0, 660], [0.16, 880]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin + offset);
      volume.gain.linearRampToValueAtTime(0.12, begin + offset + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + offset + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin + offset);
      tone.stop(begin + offset + 0.32);
    }
  } catch {
    // no sound on this device
  }
}
