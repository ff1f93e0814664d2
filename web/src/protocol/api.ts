/** Asking the server: typed calls, one per address. Every refusal is thrown as a `Trouble` with the server's sentence. */
import type {
  Ack,
  AskHandOver,
  AskPlan,
  AskTakeBack,
  AskWhyNot,
  AtSeat,
  Branch,
  CaseBook,
  CasePage,
  CastVote,
  ChangeMe,
  Created,
  Credentials,
  Game,
  GiveAnswer,
  Given,
  GivePlan,
  GiveSeveral,
  History,
  Import,
  Join,
  Json,
  KeepDraft,
  Lang,
  Lesson,
  Me,
  Moment,
  Mute,
  NewTable,
  Plan,
  Problem,
  Reach,
  Refusal,
  RefusalList,
  RuleBook,
  Say,
  SeatWish,
  SetOrder,
  SetPace,
  SetSpeed,
  SetThinking,
  TableList,
  TableState,
  Thought,
  Trial,
  Undo,
} from "./types";
import { PROTOCOL } from "./types";
import { OUTDATED, version } from "./version.svelte";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
  /** Nothing came back at all: the same request may be sent again under the same key. */
  get offline(): boolean {
    return this.status === 0;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = Record<string, string | number | null | undefined>;

let spoken: () => { lang: Lang; offline: string; outdated: string } = () => ({ lang: "en", offline: "", outdated: "" });
/** Where the language of answers comes from, and the words for "no answer" and "load the page anew". */
export function speakBy(source: typeof spoken): void {
  spoken = source;
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const tail = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${tail ? `?${tail}` : ""}`;
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  if (version.outdated) throw new Trouble(409, { code: OUTDATED, text: spoken().outdated });
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": spoken().lang,
    "x-protocol": String(PROTOCOL),
  };
  if (method !== "GET") headers["x-csrf"] = cookie("csrf");
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, { code: "offline", text: spoken().offline });
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const found = (await response.json()) as Partial<Problem>;
    if (found.text) return { code: found.code ?? "error", ...found } as Problem;
  } catch {
    // not a Problem: something between us and the server has answered
  }
  return { code: "error", text: `${response.status} ${response.statusText}`.trim() };
}

/** A first visit has no `csrf` cookie yet; the server sets one with any answer. */
async function readyToWrite(method: Method): Promise<void> {
  if (method !== "GET" && !cookie("csrf")) await send("GET", "/api/me");
}

function refused(status: number, problem: Problem): Trouble {
  if (problem.code === OUTDATED) version.outdated = true;
  return new Trouble(status, problem);
}

async function call<T>(method: Method, path: string, body?: unknown, query?: Query): Promise<T> {
  await readyToWrite(method);
  const response = await send(method, address(path, query), body);
  if (!response.ok) throw refused(response.status, await problemOf(response));
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const get = <T>(path: string, query?: Query): Promise<T> => call<T>("GET", path, undefined, query);
const post = <T = void>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
const at = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => get<Me>("/me"),
  register: (body: Credentials) => post<Me>("/register", body),
  logIn: (body: Credentials) => post<Me>("/login", body),
  logOut: () => post("/logout"),
  changeMe: (body: ChangeMe) => call<Me>("PATCH", "/me", body),
  deleteMe: () => call<void>("DELETE", "/me"),

  games: (lang: Lang) => get<Game[]>("/games", { lang }),
  rules: (game: string, lang: Lang) => get<RuleBook>(`/rules/${encodeURIComponent(game)}`, { lang }),
  casebook: (game: string, lang: Lang) => get<CaseBook>(`/casebook/${encodeURIComponent(game)}`, { lang }),
  case: (game: string, id: string, lang: Lang) =>
    get<CasePage>(`/casebook/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, { lang }),

  tryCase: (game: string, id: string, body: Trial) =>
    post<Created>(`/casebook/${encodeURIComponent(game)}/${encodeURIComponent(id)}/play`, body),
  lesson: (game: string, lang: Lang) => get<Lesson>(`/lessons/${encodeURIComponent(game)}`, { lang }),
  tryLesson: (game: string, body: Trial) => post<Created>(`/lessons/${encodeURIComponent(game)}/play`, body),

  tables: (show: "open" | "mine" | "running" | "finished", page = 0) => get<TableList>("/tables", { show, page }),
  createTable: (body: NewTable) => post<Created>("/tables", body),
  importTable: (body: Import) => post<Created>("/import", body),
  claimSeat: (secret: string) => post<Created>(`/seat/${encodeURIComponent(secret)}`),
  table: (id: string) => get<TableState>(at(id)),
  reach: (id: string) => get<Reach>(at(id, "/reach")),
  join: (id: string, body: Join) => post(at(id, "/join"), body),
  leave: (id: string, body: AtSeat) => post(at(id, "/leave"), body),
  start: (id: string) => post(at(id, "/start")),
  close: (id: string) => post(at(id, "/close")),
  changeSeat: (id: string, seat: number, body: SeatWish) => call<void>("PUT", at(id, `/seats/${seat}`), body),

  answer: (id: string, body: GiveAnswer) => post<Ack>(at(id, "/answers"), body),
  several: (id: string, body: GiveSeveral) => post<Ack>(at(id, "/answers/several"), body),
  undo: (id: string, body: Undo) => post<Ack>(at(id, "/undo"), body),
  keepDraft: (id: string, body: KeepDraft) => call<void>("PUT", at(id, "/drafts"), body),
  setOrder: (id: string, body: SetOrder) => post(at(id, "/orders"), body),
  setPace: (id: string, body: SetPace) => post(at(id, "/pace"), body),
  whyNot: (id: string, body: AskWhyNot) => post<Refusal>(at(id, "/why-not"), body),
  refusals: (id: string, seat: number, search: string, lang: Lang) =>
    get<RefusalList>(at(id, "/refusals"), { seat, search, lang }),
  whyNotThis: (id: string, seat: number, thing: string, lang: Lang) =>
    get<RefusalList>(at(id, "/refusals"), { seat, thing, lang }),
  plan: (id: string, body: AskPlan) => post<Plan>(at(id, "/plan"), body),
  givePlan: (id: string, body: GivePlan) => post<Given>(at(id, "/plan/answers"), body),
  askTakeBack: (id: string, body: AskTakeBack) => post(at(id, "/take-back"), body),
  askHandOver: (id: string, body: AskHandOver) => post(at(id, "/hand-over"), body),
  takeSeatBack: (id: string, body: AtSeat) => post(at(id, "/return"), body),
  concede: (id: string, body: AtSeat) => post(at(id, "/concede"), body),
  vote: (id: string, vote: number, body: CastVote) => post(at(id, `/votes/${vote}`), body),
  setSpeed: (id: string, body: SetSpeed) => post(at(id, "/speed"), body),
  setThinking: (id: string, body: SetThinking) => post(at(id, "/thinking"), body),
  say: (id: string, body: Say) => post(at(id, "/chat"), body),
  mute: (id: string, body: Mute) => post(at(id, "/mute"), body),
  branch: (id: string, body: Branch) => post<Created>(at(id, "/branch"), body),
  record: (id: string, seat: number | null) => get<Record<string, Json>>(at(id, "/record"), { seat }),
  moment: (id: string, moment: number, seat: number | null, lang: Lang) =>
    get<Moment>(at(id, `/moments/${moment}`), { seat, lang }),
  history: (id: string, seat: number | null, lang: Lang) => get<History>(at(id, "/history"), { seat, lang }),
  thought: (id: string, entry: number, lang: Lang) => get<Thought>(at(id, `/thoughts/${entry}`), { lang }),
};

/** Once for each thing wanted: sent again under the same key it happens once. Works without https, unlike randomUUID. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
