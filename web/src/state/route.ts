import { signal } from "@preact/signals";

/** What the address names: a table to join, to look on at, or of bots; no code where none is known. */
export interface Route {
  readonly kind: "join" | "watch" | "bots";
  readonly code: string;
  /** The address leads nowhere. */
  readonly lost?: true;
}

const LETTER = { join: "j", watch: "w", bots: "b" } as const;
const KIND: Readonly<Record<string, Route["kind"]>> = { j: "join", w: "watch", b: "bots" };

export const NOWHERE: Route = { kind: "join", code: "", lost: true };

export const route = signal<Route | null>(null);

/** What an address names, however it was typed; null for home. */
export function routeOf(path: string): Route | null {
  if (path === "/") return null;
  const [, letter = "", written = ""] = /^\/([jwb])\/([^/]*)\/?$/i.exec(path) ?? [];
  const kind = KIND[letter.toLowerCase()];
  const code = tidied(plain(written));
  return kind && code ? { kind, code } : NOWHERE;
}

function plain(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** A code as a person may type it, in the form that tables have. */
export function tidied(code: string): string {
  return code.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
}

/**
 * Puts the table into the address, so that a reload or a copy of it leads back; none for home.
 * Coming to a table from home is a step that the browser's back button takes back.
 */
export function goTo(next: Route | null): void {
  const before = route.value;
  route.value = next;
  const path = next?.code ? `/${LETTER[next.kind]}/${next.code}` : "/";
  // Some browsers refuse an address that is set too often.
  if (next?.lost || path === location.pathname) return;
  const inner: unknown = history.state;
  if (path === "/" && inner === STEP) history.back();
  else if (!before && path !== "/") history.pushState(STEP, "", path + location.search);
  else history.replaceState(inner, "", path + location.search);
}

/** What marks a step that was taken from home. */
const STEP = "table";

/** The link that brings others to a table, at an address that reaches this server. */
export function linkTo(code: string, home: string, kind: Route["kind"] = "join"): string {
  return `${home || location.origin}/${LETTER[kind]}/${code}`;
}
