/** The words of the client's own chrome, in Fluent. What a game says comes finished from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../protocol/types";
import { settings } from "../browser/settings.svelte";

/** Each part of the client keeps its words in a folder `texts` of its own. */
const FILES = import.meta.glob<string>(["./*.ftl", "../**/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [file, text] of Object.entries(FILES))
    if (file.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES: Record<Lang, FluentBundle> = { de: bundle("de"), en: bundle("en") };

const ownLanguage: Lang = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";

/** The language of this browser: reactive when read in a component. */
export function lang(): Lang {
  return settings.lang ?? ownLanguage;
}

export function t(id: string, values?: Record<string, FluentVariable>): string {
  const own = BUNDLES[lang()];
  const message = own.getMessage(id);
  if (!message?.value) return id;
  return own.formatPattern(message.value, values);
}

/** "a, b and c" in the language of the page. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(lang(), { type: "conjunction" }).format(parts);
}

/** How long ago: "3 minutes ago"; `at` is Unix time in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: "auto" });
  const passed = Math.max(0, now - at);
  if (passed < 60) return format.format(0, "second");
  if (passed < 3600) return format.format(-Math.floor(passed / 60), "minute");
  if (passed < 86_400) return format.format(-Math.floor(passed / 3600), "hour");
  return format.format(-Math.floor(passed / 86_400), "day");
}

/** What a computer of this strength is called. */
export function botName(id: string): string {
  return tOr(`bot-${id}`, id);
}

/** Thinking time, given in milliseconds; in full where it ends a sentence. */
export function seconds(milliseconds: number, unitDisplay: "short" | "long" = "short"): string {
  return new Intl.NumberFormat(lang(), { style: "unit", unit: "second", unitDisplay }).format(milliseconds / 1000);
}

/** A text that only some things have, such as the short name of a game. */
export function tOr(id: string, otherwise: string): string {
  return BUNDLES[lang()].hasMessage(id) ? t(id) : otherwise;
}
