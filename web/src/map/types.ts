/** A map as `tools/maps` writes it (`data/<name>.json`): everything in units of the plate. */
export type Look = "atlas" | "modern" | "contrast";
export type Point = [x: number, y: number];

export interface Label {
  at: Point;
  /** In pixels at the usual size of the plate: 10 to 13, seas larger. */
  size: number;
  anchor: "start" | "middle" | "end";
  /** Degrees; sea names may lean. */
  turn?: number;
  /** From the name to the region, where the name stands outside. */
  leader?: [Point, Point];
  /** The name broken into lines, by language. */
  lines: { de: string[]; en: string[] };
}

export interface MapRegion {
  kind: "home" | "land" | "sea";
  /** The nation whose home it is. */
  owner?: string;
  /** SVG path. Seas are drawn first and need no detail at the coast. */
  path: string;
  label: Label;
  /** Where stacks stand, the best place first: inside the region and off its name, flag and city. */
  slots: Point[];
  /** The side of a slot for an army, on land and in narrow seas: pieces are no larger than such a slot lets them be. */
  room?: number;
  flag: Point;
  city?: Point;
  /** Fleets in the harbour. */
  port?: Point;
  /** Where an arrow begins or ends. */
  at: Point;
  /** A round hot spot for a region that is too small to hit. */
  hot?: [x: number, y: number, radius: number];
  box: [x0: number, y0: number, x1: number, y1: number];
  /** Neighbours by the rules, over land and sea, canals included. */
  near: string[];
}

/** Neighbours that do not touch on the plate, drawn as an icon; a wrap has an icon at each edge. */
export interface MapLink {
  id: string;
  kind: "canal" | "tunnel" | "strait" | "wrap";
  between: [string, string];
  at: Point[];
  name: { de: string; en: string };
}

/** What is drawn below besides the regions: SVG paths, and the middle of the compass rose. */
export interface Backdrop {
  /** Land nobody enters. */
  neutral: string;
  ice: string;
  /** Lines between seas. */
  seas: string;
  grid: string;
  rivers: string;
  lakes: string;
  rose: Point;
}

export interface MapFile {
  name: "europe" | "world";
  width: number;
  height: number;
  regions: Record<string, MapRegion>;
  links: MapLink[];
  ground: Backdrop;
}
