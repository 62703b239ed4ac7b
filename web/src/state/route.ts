import { signal } from "@preact/signals";
import { BEHIND, PREFIX } from "./prefix";

/**
 * What the address names: a table to join, to look on at, or of bots, or a replay; no code where none is known.
 * A replay's code is that of its table with the number of the game, as in "QXYZ-1"; none for an own file.
 */
export interface Route {
  readonly kind: "join" | "watch" | "bots" | "replay";
  readonly code: string;
  /** The address leads nowhere. */
  readonly lost?: true;
}

const LETTER = { join: "j", watch: "w", bots: "b", replay: "r" } as const;
const KIND: Readonly<Record<string, Route["kind"]>> = { j: "join", w: "watch", b: "bots" };

export const NOWHERE: Route = { kind: "join", code: "", lost: true };

export const route = signal<Route | null>(null);

/** Where the page is, as a path. */
export function here(): string {
  return BEHIND ? parts().path : location.pathname;
}

/** What stands behind the path, as in "#12" or "#rules=snap". */
export function mark(): string {
  return BEHIND ? parts().mark : location.hash;
}

/** Puts a mark behind the path, or takes it away. */
export function setMark(next: string): void {
  const path = BEHIND ? addressed(here()) : location.pathname + location.search;
  history.replaceState(history.state, "", path + next);
}

/** In a folder the path stands behind the address's #, and a mark begins with another one. */
function parts(): { readonly path: string; readonly mark: string } {
  const [, path = `${PREFIX}/`, mark = ""] = /^(#\/[^#]*)?(#.*)?$/.exec(location.hash) ?? [];
  return { path, mark };
}

/** What an address names, however it was typed; null for home. */
export function routeOf(whole: string): Route | null {
  const written = plain(whole.startsWith(PREFIX) ? whole.slice(PREFIX.length) : whole);
  // Keyboards for Chinese and Japanese write wide letters.
  const path = written.normalize("NFKC").replace(/\/+/g, "/");
  if (path === "/") return null;
  const replay = REPLAY.exec(path);
  if (replay) return { kind: "replay", code: (replay[1] ?? "").toUpperCase() };
  const [, letter = "", typed = ""] = /^\/([jwb])\/([^/]*)\/?$/i.exec(path) ?? [];
  const kind = KIND[letter.toLowerCase()];
  const code = tidied(typed);
  return kind && code ? { kind, code } : NOWHERE;
}

const REPLAY = /^\/r(?:\/([a-z]{4}-\d{1,6})?)?\/?$/i;

function plain(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** A code as a person may type it, in wide letters too, in the form that tables have. */
export function tidied(code: string): string {
  return code
    .normalize("NFKC")
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
}

/**
 * Puts the table into the address, so that a reload or a copy of it leads back; none for home.
 * Coming to a table from home is a step that the browser's back button takes back.
 */
export function goTo(next: Route | null): void {
  const before = route.value;
  route.value = next;
  const home = `${PREFIX}/`;
  const named = next !== null && (next.code !== "" || isReplay(next));
  const path = named ? `${home}${LETTER[next.kind]}/${next.code}` : home;
  // Some browsers refuse an address that is set too often.
  if (next?.lost || path === here()) return;
  const inner: unknown = history.state;
  if (path === home && inner === STEP) history.back();
  else if ((!before || (isReplay(next) && !isReplay(before))) && path !== home)
    history.pushState(STEP, "", addressed(path));
  else history.replaceState(inner, "", addressed(path));
}

/** A path with what was asked of the page. */
function addressed(path: string): string {
  return BEHIND ? location.pathname + location.search + path : path + location.search;
}

/** Whether an address names a replay. */
export function isReplay(named: Route | null): boolean {
  return named?.kind === "replay";
}

/** Whether the browser's back button leads to where the page was before. */
export function canGoBack(): boolean {
  return history.state === STEP;
}

/** What marks a step that was taken from home, or from a table to a replay. */
const STEP = "table";

/** What links begin with: an address that others reach, or where this page itself is. */
export function rootOf(home: string): string {
  return (home || location.origin) + (BEHIND ? location.pathname : "") + PREFIX;
}

/** The link that brings others to a table, at an address that reaches this server. */
export function linkTo(code: string, home: string, kind: Route["kind"] = "join"): string {
  return `${rootOf(home)}/${LETTER[kind]}/${code}`;
}
