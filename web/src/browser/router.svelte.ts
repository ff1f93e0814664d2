/** Addresses of the client, and moving between them without loading the page again. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; seat: number | null; at: number | null }
  | { page: "seat"; secret: string }
  | { page: "rules"; game: string | null; passage: string }
  | { page: "learn"; game: string | null }
  | { page: "casebook"; game: string | null }
  | { page: "case"; game: string; id: string }
  | { page: "me" }
  | { page: "import" }
  | { page: "tables"; show: "running" | "finished" | "mine" | "open" }
  | { page: "unknown" };

export function parse(path: string, search = "", hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third, fourth] = parts;
  const query = new URLSearchParams(search);
  if (!first) return lists(query.get("show"));
  if (first === "t" && second) {
    if (parts.length === 2) return { page: "table", id: second, seat: whole(query.get("seat")), at: null };
    if (third === "at" && whole(fourth) !== null)
      return { page: "table", id: second, seat: whole(query.get("seat")), at: whole(fourth) };
  }
  if (first === "seat" && second && parts.length === 2) return { page: "seat", secret: second };
  if (first === "rules" && parts.length <= 2)
    return { page: "rules", game: second ?? null, passage: decoded(hash.replace(/^#/, "")) };
  if (first === "learn" && parts.length <= 2) return { page: "learn", game: second ?? null };
  if (first === "casebook" && parts.length <= 2) return { page: "casebook", game: second ?? null };
  if (first === "casebook" && second && third && parts.length === 3) return { page: "case", game: second, id: third };
  if (first === "me" && parts.length === 1) return { page: "me" };
  if (first === "import" && parts.length === 1) return { page: "import" };
  return { page: "unknown" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function lists(show: string | null): Route {
  if (show === "running" || show === "finished" || show === "mine" || show === "open") return { page: "tables", show };
  return { page: "lobby" };
}

function whole(text: string | null | undefined): number | null {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** What makes two routes different pages; a passage, a seat or a moment of a replay does not. */
function place(route: Route): string {
  const { page, id = "", game = "", show = "", secret = "" } = route as Record<string, string | undefined>;
  return [page, id, game, show, secret].join("|");
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

class Router {
  route = $state.raw<Route>(here());
  /** Counts moves to another page, so that the shell can set the focus. */
  moves = $state(0);

  constructor() {
    window.addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.arrive();
    if (!location.hash) window.scrollTo(0, 0);
  }

  private arrive(): void {
    const before = this.route;
    this.route = here();
    if (place(before) !== place(this.route)) this.moves += 1;
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (
      !link ||
      link.target ||
      link.rel === "external" ||
      link.hasAttribute("download") ||
      link.origin !== location.origin
    )
      return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/assets/")) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
export const go = (path: string, options?: { replace?: boolean }): void => router.go(path, options);
