/** The words of the table, from where the client keeps all of its words. */
export { ago, botName, lang, listed, seconds, t, tOr } from "../texts/texts.svelte";
