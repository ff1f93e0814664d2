/** Who this browser is, and the games there are: asked once, kept while the page lives. */
import { api, speakBy } from "../protocol/api";
import type { Game, Lang, Me } from "../protocol/types";
import { change, settings } from "../browser/settings.svelte";
import { lang, t } from "../texts/texts.svelte";

speakBy(() => ({ lang: lang(), offline: t("offline"), outdated: t("outdated") }));

/** What the server calls a guest who has not said anything. */
const AUTOMATIC = /^(Gast|Guest) \d{4}$/;

class Visitor {
  me = $state.raw<Me | null>(null);
  private known = $state.raw<Partial<Record<Lang, Game[]>>>({});

  /** The games in the language of the page; empty until they have come. */
  get games(): Game[] {
    return this.known[lang()] ?? [];
  }

  /** Whether this person has chosen what to be called. */
  get isNamed(): boolean {
    return this.me !== null && (this.me.account || (this.me.name !== "" && !AUTOMATIC.test(this.me.name)));
  }

  async load(): Promise<void> {
    this.me = await api.me();
    if (settings.lang === null && this.me.account) change({ lang: this.me.lang });
  }

  async loadGames(): Promise<void> {
    const wanted = lang();
    if (this.known[wanted]) return;
    const found = await api.games(wanted);
    this.known = { ...this.known, [wanted]: found };
  }

  async speak(wanted: Lang): Promise<void> {
    change({ lang: wanted });
    if (!this.me?.person) return;
    try {
      this.me = await api.changeMe({ lang: wanted });
    } catch {
      // the page speaks it all the same; the server learns it with the next change
    }
  }
}

export const visitor = new Visitor();
