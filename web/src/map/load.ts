/** Maps by name. They come when a table needs them, not with the client. */
import type { MapFile } from "./types";

const DATA = import.meta.glob<MapFile>(["./data/*.json", "!./data/looks.json"], { import: "default" });

export async function loadMap(name: MapFile["name"]): Promise<MapFile> {
  const load = DATA[`./data/${name}.json`];
  if (!load) throw new Error(`no map ${name}`);
  return load();
}
