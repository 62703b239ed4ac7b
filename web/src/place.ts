import { signal } from "@preact/signals";

/** What the address names: a table to join or to look on at, with no code yet where none is known. */
export interface Place {
  readonly kind: "join" | "watch";
  readonly code: string;
}

const LETTER = { join: "j", watch: "w" } as const;

export const place = signal<Place | null>(null);

export function placeOf(path: string): Place | null {
  const found = /^\/([jw])\/([^/]*)\/?$/.exec(path);
  if (!found) return null;
  return { kind: found[1] === "w" ? "watch" : "join", code: tidied(found[2] ?? "") };
}

/** A code as a person may type it, in the form that tables have. */
export function tidied(code: string): string {
  return code.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
}

/** Puts the table into the address, so that a reload or a copy of it leads back; none for home. */
export function goTo(next: Place | null): void {
  place.value = next;
  const path = next?.code ? `/${LETTER[next.kind]}/${next.code}` : "/";
  // Some browsers refuse an address that is set too often.
  if (path !== location.pathname) history.replaceState(null, "", path + location.search);
}

/** The link that brings others to a table, at an address that reaches this server. */
export function linkTo(code: string, home: string, kind: Place["kind"] = "join"): string {
  return `${home || location.origin}/${LETTER[kind]}/${code}`;
}
