// Written by tools/protocol.py from src/greatpowers/server/protocol.py and the screens. Do not edit.

/** Any JSON value, such as a position document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Tone = "" | "strong" | "quiet" | "good" | "bad" | "gold";

export type Pattern = "plain" | "dots" | "bars" | "line" | "right" | "left";

export type Sign = "" | "government" | "secures" | "loses";

export type TraceKind = "move" | "fight" | "hostile" | "loss" | "raise" | "build" | "raze" | "flag" | "unflag" | "govern" | "tax" | "lend";

export type Sense = "loss" | "gain";

export type StakeKind = "government" | "factory" | "capital" | "region" | "unit" | "flag" | "money" | "points" | "card" | "leader" | "right" | "war";

export type Unit = "army" | "friendly_army" | "fleet";

export type CityKind = "armaments" | "shipyard";

export type CityState = "site" | "built" | "occupied";

export type Lang = "de" | "en";

export type Speed = "slow" | "normal" | "fast" | "instant";

export type Thinking = 500 | 1000 | 2000 | 5000 | 10000;

export type Pace = "live" | "days";

export type AtWindow = "ask" | "pass" | "turn";

export type DraftKind = "choice" | "plan";

export type Visibility = "public" | "private";

export type SeatKind = "human" | "computer" | "open";

export type Status = "gathering" | "running" | "over" | "closed" | "broken";

/** Who or what something belongs to: colour, letter and pattern, so that colour never speaks alone. */
export interface Badge {
  id: string;
  letter: string;
  name: string;
  colour: string;
  on?: string;
  pattern?: Pattern;
  shape?: "arch" | "octagon" | "round" | "square";
}

/** A number or short text with its name. */
export interface Figure {
  id: string;
  label: string;
  value: string;
  note?: string;
  tone?: Tone;
}

/** Put `value` at the place in the parts that `at` leads to: the name of a part, then names of fields and numbers of items. The number after the last item adds one. With `order` the list there is put together anew. With neither the field goes, or the item and all after it. */
export interface Change {
  at: (string | number)[];
  value?: Json;
  order?: number[];
}

/** A figure before and after an answer. Without `before` it is just the figure, such as a price. */
export interface Effect {
  id: string;
  label: string;
  after: number;
  before?: number | null;
  tone?: Tone;
}

/** Something that happened at a place, so that a map can show it. */
export interface Trace {
  kind: TraceKind;
  region?: string;
  origin?: string;
  via?: string[];
  nation?: string;
  unit?: string;
  seat?: number | null;
}

/** How a unit gets to a target: the answers to give one after the other, the first of which picks the unit. */
export interface Way {
  answers: (Record<string, Json>)[];
  kind: "convoy" | "march" | "rail" | "sail";
  text: string;
  via?: string[];
}

/** A region in reach. The first way is the shortest and uses the fewest fleets. */
export interface Target {
  region: string;
  ways: Way[];
  note?: string;
}

/** What stands for an answer in a draft until the seat has decided. */
export interface Meanwhile {
  answer: Record<string, Json>;
  settled: boolean;
}

/** Units of a kind in a region that can still move. */
export interface Movable {
  region: string;
  unit: string;
  count: number;
  text: string;
  targets: Target[];
}

/** One line of a recap for one seat. It is made of events that whoever reads it may know. */
export interface Stake {
  seat: number;
  sense: Sense;
  kind: StakeKind;
  title: string;
  text: string;
  value?: string;
  region?: string;
  nation?: string;
  grave?: boolean;
}

/** A player's line: money first and always there, then the other figures. */
export interface SeatLine {
  seat: number;
  money: Figure[];
  score: Figure;
  figures?: Figure[];
  badges?: Badge[];
  to_move?: boolean;
}

export interface Column {
  id: string;
  title: string;
  number?: boolean;
}

export interface Cell {
  text?: string;
  value?: number | null;
  badges?: Badge[];
  tone?: Tone;
}

export interface Row {
  id: string;
  cells: Cell[];
  group?: string;
  tone?: Tone;
}

/** A table that can be sorted: regions with pieces, nations, bonds. */
export interface Grid {
  panel: "grid";
  id: string;
  title: string;
  columns: Column[];
  rows: Row[];
  note?: string;
}

/** A marker on a track. */
export interface Mark {
  value: number;
  badge: Badge;
  text: string;
}

export interface Track {
  id: string;
  label: string;
  least: number;
  most: number;
  marks: Mark[];
  note?: string;
  goal?: number | null;
}

/** Bars with markers: power, tax, goods, glory, eagles. */
export interface Tracks {
  panel: "tracks";
  id: string;
  title: string;
  tracks: Track[];
  note?: string;
}

/** A card as an object: band, title, text, foot. A hidden one has a title of its back and nothing else. */
export interface Card {
  id: string;
  title: string;
  band: string;
  ink: string;
  corner?: string;
  text?: string;
  foot?: string;
  count?: number;
  hidden?: boolean;
  icon?: string;
}

/** Cards lying together: one's own hand, a tableau, a display, discards. */
export interface Cards {
  panel: "cards";
  id: string;
  title: string;
  cards: Card[];
  hand?: boolean;
  note?: string;
}

/** One die. `icon`: what is drawn on this side of it; without one, pips or the text. */
export interface Face {
  text: string;
  tone?: Tone;
  note?: string;
  icon?: string;
}

export interface Throw {
  label: string;
  faces: Face[];
}

/** Dice on the table: who rolled what. */
export interface Dice {
  panel: "dice";
  id: string;
  title: string;
  throws: Throw[];
  note?: string;
}

/** A battle, a war, an auction, an offer, the state of play: names and texts. */
export interface Facts {
  panel: "facts";
  id: string;
  title: string;
  facts: Figure[];
  note?: string;
}

/** The whole table in panels, the most important first. */
export interface Panels {
  screen: "panels";
  headline: string;
  seats: SeatLine[];
  panels: (Grid | Tracks | Cards | Dice | Facts)[];
}

/** Pieces of one nation and kind in a region. A friendly army lies, every other stands. */
export interface Stack {
  nation: string;
  unit: Unit;
  count: number;
  text: string;
  hostile?: boolean;
}

/** Where a factory stands or could stand; occupied: a hostile army stands beside it. */
export interface City {
  kind: CityKind;
  state: CityState;
  text: string;
}

/** A region of the map with all that is in it. */
export interface Place {
  id: string;
  name: string;
  kind: "home" | "land" | "sea";
  text: string;
  owner?: string;
  flag?: string;
  city?: City | null;
  port?: string;
  stacks?: Stack[];
  facts?: Figure[];
}

/** How a player could come to govern, if nobody else lends meanwhile. */
export interface Claim {
  need: number;
  price?: number;
  face?: number;
  old?: number;
  now?: boolean;
}

/** A player and a nation. */
export interface Lender {
  seat: number;
  lent?: number;
  faces?: number[];
  interest?: number;
  points?: number;
  claim?: Claim | null;
}

/** A nation, in the order in which they move. */
export interface Power {
  badge: Badge;
  treasury: number;
  power: number;
  factor: number;
  tax: number;
  tax_column: number;
  tax_power: number;
  pay: number;
  interest: number;
  government?: number | null;
  field?: string;
  moves?: boolean;
  factories?: number;
  flags?: number;
  flags_left?: number;
  flags_most?: number;
  armies?: number;
  armies_left?: number;
  armies_most?: number;
  fleets?: number;
  fleets_left?: number;
  fleets_most?: number;
  tax_text?: string;
  claimant?: number | null;
  lenders?: Lender[];
  change?: string;
}

/** A bond that somebody holds. */
export interface Bond {
  nation: string;
  face: number;
  seat: number;
}

/** A bond that nobody holds. */
export interface FreeBond {
  nation: string;
  face: number;
  price: number;
  old?: number;
}

export interface FaceValue {
  face: number;
  interest: number;
}

/** A player's money. `None`: hidden. */
export interface Purse {
  seat: number;
  bond_points: number;
  interest: number;
  cash?: number | null;
  score?: number | null;
  investor_card?: boolean;
  swiss_bank?: boolean;
}

/** A column of the tax chart: from this tax on, so much power and, where the chart has one, so much bonus. */
export interface TaxColumn {
  tax: number;
  power: number;
  text: string;
  bonus?: number | null;
}

/** In the order of the wheel, clockwise. */
export interface RondelField {
  id: string;
  name: string;
  icon: "factory" | "import" | "investor" | "maneuver" | "production" | "taxation";
  steps?: number | null;
  far?: boolean;
}

export interface ImperialScreen {
  screen: "imperial";
  headline: string;
  seats: SeatLine[];
  map: "europe" | "world";
  places: Place[];
  powers: Power[];
  bonds: Bond[];
  free_bonds: FreeBond[];
  faces: FaceValue[];
  purses: Purse[];
  fields: RondelField[];
  goal: number;
  factors: number[];
  points_per_factor: number;
  investor_order: number[];
  tax_chart: TaxColumn[];
  investor_card?: boolean;
}

/** Every refusal: a code for programs, a sentence for people, the place in the rules where there is one. */
export interface Problem {
  code: string;
  text: string;
  rule?: string;
  passage?: string;
}

/** Who this browser is. A guest is somebody too, as long as the cookie lives. */
export interface Me {
  person: string;
  name: string;
  account: boolean;
  lang: Lang;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface ChangeMe {
  name?: string;
  lang?: Lang;
  password?: string;
  old_password?: string;
}

export interface OptionValue {
  value: string | number | boolean | null;
  text: string;
}

export interface GameOption {
  id: string;
  text: string;
  values: OptionValue[];
  document?: boolean;
}

/** A computer player, with its measured rating at this game and the interval in which that lies (95 %). */
export interface Computer {
  id: string;
  thinks?: boolean;
  rating?: number | null;
  low?: number | null;
  high?: number | null;
  games?: number;
  seconds?: number;
}

export interface Game {
  id: string;
  title: string;
  name: string;
  credits: string;
  least: number;
  most: number;
  usual: number;
  has_secrets: boolean;
  options: GameOption[];
  bots: Computer[];
  usual_bot: string;
  has_lesson?: boolean;
  opening?: number[];
  pace?: Record<string, number>;
}

/** One entry of the rules reference, in our words. */
export interface Passage {
  id: string;
  heading: string;
  text: string;
  rule: string;
  cases?: string[];
  rulings?: string[];
  paraphrase?: string;
}

export interface RuleBook {
  game: string;
  name: string;
  passages: Passage[];
}

export interface CaseRow {
  id: string;
  title: string;
  rule: string;
  playable?: boolean;
}

export interface CaseBook {
  game: string;
  name: string;
  cases: CaseRow[];
}

export interface CasePage {
  id: string;
  text: string;
  position: Record<string, Json> | null;
  panels?: Panels | null;
  screen?: Screen | null;
}

/** A position that a game is explained with, as the seat that is asked sees it. */
export interface Lesson {
  game: string;
  name: string;
  seat: number;
  names: string[];
  screen: Screen;
  prompt: Prompt;
  shown: string[];
  close: string[];
  ways: Trace[];
  passages: number;
}

/** Who shall have a seat: `me` (also several times, for one screen), somebody by link, or a computer. */
export interface SeatWish {
  kind: "computer" | "me" | "open";
  name?: string | null;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  key: string;
  options?: Record<string, Json>;
  title?: string;
  visibility?: Visibility;
  speed?: Speed;
  thinking?: Thinking;
  pace?: Pace;
  window_seconds?: number;
  absent_after?: number;
}

/** A table from a record or a position document; the seats as in `NewTable`. */
export interface Import {
  document: Record<string, Json>;
  key: string;
  seats?: SeatWish[] | null;
}

/** A table from a position of the house: a case, a lesson. The seat that is asked is yours, computers have the others. */
export interface Trial {
  key: string;
}

/** A line of the lobby. */
export interface TableRow {
  id: string;
  game: string;
  game_name: string;
  title: string;
  status: Status;
  visibility: Visibility;
  players: string[];
  open_seats: number;
  seq: number;
  changed: number;
  your_turn?: boolean;
  yours?: boolean;
  asks?: string;
  waits?: string[];
}

export interface TableList {
  tables: TableRow[];
  next: number | null;
}

export interface SeatState {
  seat: number;
  kind: SeatKind;
  name: string;
  person?: string;
  bot?: string;
  face?: string;
  present?: boolean;
  asked?: boolean;
  conceded?: boolean;
  stands_in?: boolean;
}

/** Something that needs the consent of others. */
export interface Vote {
  id: number;
  kind: "hand-over" | "take-back";
  by: number;
  text: string;
  needs: number[];
  to?: number | null;
  seat?: number | null;
}

/** An option of the game as it was chosen, in words. */
export interface Chosen {
  label: string;
  value: string;
}

/** A kind of window of reaction, by the name of its step. */
export interface WindowKind {
  step: string;
  title: string;
}

/** Part `table`: everything about the table that is not the game. */
export interface TableState {
  id: string;
  game: string;
  game_name: string;
  title: string;
  status: Status;
  visibility: Visibility;
  seats: SeatState[];
  speed: Speed;
  absent_after: number;
  options: Chosen[];
  commitment: string;
  rules: string;
  seq: number;
  thinking?: Thinking | null;
  pace?: Pace;
  window_seconds?: number;
  telling?: boolean;
  windows?: WindowKind[];
  watchers?: number;
  votes?: Vote[];
  branch_of?: string;
  branch_at?: number;
  reseeded?: number;
  reasons?: boolean;
  older_rules?: string;
  trouble?: string;
  unsaved?: boolean;
}

export interface OwnSeat {
  seat: number;
  asked: boolean;
  link: string;
}

/** What was chosen for a question and not sent. It counts for nothing in the game. */
export interface Draft {
  ask: number;
  by: string;
  kept: Record<string, Json> | null;
}

/** Part `you`: what concerns this browser and the seat it looks through. */
export interface You {
  seat: number | null;
  own: OwnSeat[];
  host: boolean;
  can_undo?: boolean;
  passing?: boolean;
  orders?: Record<string, AtWindow>;
  drafts?: Record<string, Draft>;
  conceded?: boolean;
  last_visit?: number;
  muted?: string[];
}

export interface OptionGroup {
  kind: string;
  title: string;
}

/** One legal answer. */
export interface Choice {
  answer: Record<string, Json>;
  text: string;
  note?: string;
  group?: number;
  sign?: Sign;
  effects?: Effect[];
  footnotes?: number[];
  forfeit?: string;
  asks?: boolean;
  times?: number;
  takes?: number[];
  apart?: number;
}

/** Several things are named at once, in any order, and confirmed together. */
export interface Several {
  least: number;
  most: number;
  texts: string[];
  all?: boolean;
  stock?: number[];
}

/** Part `prompt` of a seat that is asked. */
export interface Prompt {
  seat: number;
  ask: number;
  step: string;
  sentence: string;
  rule: string;
  passage: string;
  groups: OptionGroup[];
  choices: Choice[];
  refused?: Refusal[];
  regions?: string[];
  form?: string;
  rights?: Choice[];
  footnotes?: string[];
  together?: boolean;
  sealed?: Record<string, Json> | null;
  only_pass?: boolean;
  several?: Several | null;
  primary?: number | null;
  window?: boolean;
  closes?: number;
  lasts?: number;
}

/** Part `prompt` of everybody else: whom the table waits for, and for what. */
export interface Waiting {
  sentence: string;
  seats: number[];
  ask?: number;
  rights?: Choice[];
  closes?: number;
  lasts?: number;
}

/** A piece of the log: what one answer brought about. */
export interface LogItem {
  at: number;
  heading?: string;
  text?: string;
  seat?: number | null;
  why?: number | null;
  traces?: Trace[];
  stakes?: Stake[];
  nation?: string;
  turn?: number;
  round?: number;
}

export interface ChatLine {
  id: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

export interface ResultLine {
  seat: number;
  rank: number;
  score: number;
  text: string;
}

/** Part `result`, when it is over. */
export interface Result {
  sentence: string;
  lines: ResultLine[];
  why?: string;
}

/** What somebody has chosen and not sent, so that it is there after a reload and on their other devices. */
export interface KeepDraft {
  seat: number;
  kind: DraftKind;
  ask: number;
  by: string;
  kept: Record<string, Json> | null;
}

export interface GiveAnswer {
  seat: number;
  ask: number;
  answer: Record<string, Json>;
  key: string;
}

/** Things that are named at once, in any order; those and no more. */
export interface GiveSeveral {
  seat: number;
  ask: number;
  answers: (Record<string, Json>)[];
  key: string;
}

export interface Undo {
  seat: number;
  key: string;
  all?: boolean;
}

/** Durable: it is in the record under this sequence number. */
export interface Ack {
  seq: number;
}

export interface AskWhyNot {
  seat: number;
  answer: Record<string, Json>;
}

/** An answer that cannot be given, and why. */
export interface Refusal {
  answer: Record<string, Json>;
  text: string;
  reason: string;
  rule?: string;
  passage?: string;
  effects?: Effect[];
  note?: string;
}

export interface RefusalList {
  refusals: Refusal[];
  left_out: number;
  sentence?: string;
}

/** `SetOrder` for the windows in which several are asked at once, as it was called before. */
export interface SetPassing {
  seat: number;
  passing: boolean;
}

/** What the server shall do for a seat at a kind of window, by the name of its step; `*` is every kind. */
export interface SetOrder {
  seat: number;
  window: string;
  wish: AtWindow;
}

export interface SetPace {
  pace: Pace;
  window_seconds?: number;
}

export interface SetSpeed {
  speed: Speed;
}

export interface SetThinking {
  thinking: Thinking;
}

/** Take the game back to the moment after `to` entries, if everybody else who plays agrees. */
export interface AskTakeBack {
  seat: number;
  to: number;
}

/** Let a computer play for an absent seat. */
export interface AskHandOver {
  seat: number;
  target: number;
  bot?: string;
}

export interface CastVote {
  seat: number;
  agree: boolean;
}

/** Concede, take your seat back, leave. */
export interface AtSeat {
  seat: number;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
}

export interface Say {
  text: string;
  key: string;
}

export interface Mute {
  person: string;
  muted: boolean;
}

/** A private table that starts from what the seat knows at a moment, with a new seed and computers around. */
export interface Branch {
  at: number;
  key: string;
  seat?: number | null;
}

export interface Created {
  id: string;
}

/** Who can come to this server, for a host who wants to invite somebody. */
export interface Reach {
  to: "machine" | "network" | "public" | "unknown";
  addresses: string[];
}

/** Why a computer gave the answer of an entry, in one or two sentences. */
export interface Thought {
  entry: number;
  text: string;
}

/** The table as it was after `at` entries. */
export interface Moment {
  at: number;
  last: number;
  screen: Screen;
  sentence: string;
}

/** A draft: what the seat would answer, row by row, from the question `ask` on. */
export interface AskPlan {
  seat: number;
  ask: number;
  rows: PlannedRow[];
}

/** What shall be answered when a question of this step comes up on arrival. */
export interface Wish {
  step: string;
  answer: Record<string, Json>;
}

/** Answers that belong together, such as the way of one unit; given one after the other. */
export interface PlannedRow {
  answers: (Record<string, Json>)[];
  wishes?: Wish[];
  step?: string;
  show?: boolean;
}

/** A question about a unit that has arrived, and how the draft answers it. */
export interface PlannedQuestion {
  step: string;
  choices: Choice[];
  answer: Record<string, Json>;
  settled?: boolean;
}

/** Somebody else would be asked then. The draft goes on as if they let it happen. */
export interface PlannedOther {
  step: string;
  seats: number[];
}

/** The table as it would be at some point of a draft. */
export interface PlanTable {
  sentence: string;
  screen: Screen;
  prompt?: Prompt | null;
  movable?: Movable[];
}

/** What became of a row. Unfinished: its unit is still on its way, or somebody else has to answer first. */
export interface RowOutcome {
  state: "left_out" | "refused" | "stands" | "unfinished" | "untried";
  questions?: PlannedQuestion[];
  others?: PlannedOther[];
  refusal?: Refusal | null;
  table?: PlanTable | null;
}

/** A draft tried out on a copy of the position. Nothing is played; nobody else learns of it. */
export interface Plan {
  rows: RowOutcome[];
  answers: (Record<string, Json>)[];
  stop: "" | "chance" | "others" | "over" | "refused" | "unfinished";
  table: PlanTable;
}

export interface GivePlan {
  seat: number;
  ask: number;
  answers: (Record<string, Json>)[];
  key: string;
}

/** How many answers of a plan were played before somebody else was asked; they are durable. */
export interface Given {
  seq: number;
  given: number;
}

/** A moment of the history: after `at` entries, with the heading of the turn that began there. */
export interface Turning {
  at: number;
  label: string;
}

/** How a figure of a player or nation went, a value for each turning; None: hidden. */
export interface Series {
  id: string;
  figure: string;
  label: string;
  badge: Badge;
  values: (number | null)[];
}

export interface History {
  turnings: Turning[];
  series: Series[];
}

/** Parts that are new (or all of them, first) and what changed in others; a part that is null is gone. Parts: `table`, `you`, `screen`, `prompt`, `result`, `log` (a list of `LogItem`), `chat` (of `ChatLine`). */
export interface Update {
  kind: "update";
  seq: number;
  number: number;
  parts: Record<string, Json>;
  changes: Change[];
  whole?: boolean;
  protocol?: number;
}

/** The stream cannot go on; it is closed after this. */
export interface StreamProblem {
  kind: "problem";
  code: string;
  text: string;
}

/** From the browser: send everything again. */
export interface Resync {
  kind: "resync";
}

/** From the browser: look through this seat of mine (or as a spectator), in this language. */
export interface Look {
  kind: "look";
  seat: number | null;
  lang: Lang;
}

export type Panel = Grid | Tracks | Cards | Dice | Facts;

export type ToServer = Resync | Look;

export type ToClient = Update | StreamProblem;

/** What a table is drawn from; the tag `screen` tells which. */
export type Screen = Panels | ImperialScreen;

export const PROTOCOL = 3;
