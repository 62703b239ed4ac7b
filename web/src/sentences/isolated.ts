/** Letters that are written from right to left. */
const RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEFORE = "\u2068";
const AFTER = "\u2069";

/** A name that keeps its direction to itself, so that figures stay on their side of it. */
export function isolated(name: string): string {
  return RIGHT.test(name) ? BEFORE + name + AFTER : name;
}

/** The first letter of a name. */
export function initialOf(name: string): string {
  return [...name.replace(BEFORE, "")][0]?.toUpperCase() ?? "";
}
