/** Maps and their art by name. Both come when a table needs them, not with the client. */
import type { Look, MapFile } from "./types";

const DATA = import.meta.glob<MapFile>("./data/*.json", { import: "default" });
const ART = import.meta.glob<string>("./art/*.webp", { query: "?url", import: "default", eager: true });

export async function loadMap(name: MapFile["name"]): Promise<MapFile> {
  const load = DATA[`./data/${name}.json`];
  if (!load) throw new Error(`no map ${name}`);
  return load();
}

/** Where the picture of the map lies, if this look has one. */
export function artAddress(name: MapFile["name"], look: Look): string | undefined {
  return ART[`./art/${name}-${look}.webp`] ?? ART[`./art/${name}-atlas.webp`];
}
