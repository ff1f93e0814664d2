/** The words of the table, from where the client keeps all of its words. */
export { ago, lang, listed, t } from "../texts/texts.svelte";
