import { signal } from "@preact/signals";
import * as words from "../english/key";
import { preferences } from "../state/preferences";

/** What is printed on the keys: as the browser knows it, else as presses have shown. */

interface Layouts {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

const layout = signal<ReadonlyMap<string, string> | null>(null);

const NAMED: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

const NUMPAD = "Numpad";

/** Where no other sign is known. */
const USUAL: Record<string, string> = {
  Semicolon: ";",
  Comma: ",",
  Period: ".",
  Slash: "/",
  Quote: "'",
  Minus: "-",
  Equal: "=",
  BracketLeft: "[",
  BracketRight: "]",
  Backslash: "\\",
  Backquote: "`",
};

/** Asks the browser for the layout of the keyboard; some have no answer, or only on https. */
export function readLayout(): void {
  const { keyboard } = navigator as { readonly keyboard?: Layouts };
  keyboard?.getLayoutMap?.().then(
    (map) => (layout.value = map.size > 0 ? map : null),
    () => undefined,
  );
}

export function knowsLayout(): boolean {
  return layout.value !== null;
}

/** What is printed on the key at a place, as far as that is known. */
export function cap(code: string): string {
  const sign = layout.value?.get(code) ?? preferences.printed.value[code];
  if (code === "Space") return words.space();
  if (NAMED[code]) return NAMED[code];
  if (sign) return sign.toUpperCase();
  if (code.startsWith(NUMPAD)) return words.numpad({ key: code.slice(NUMPAD.length) });
  return USUAL[code] ?? code.replace(/^(Key|Digit)/, "");
}

/** The sign that a press typed, as it is printed; empty for keys that are known by their position. */
export function sign({ code, key }: KeyboardEvent): string {
  return code.startsWith(NUMPAD) || key === " " || [...key].length !== 1 ? "" : key.toUpperCase();
}

/** Whether a sign is of no Latin layout: then the letters on the keys are not the ones they type. */
export function isForeign(sign_: string): boolean {
  return /^\p{L}$/u.test(sign_) && !/^\p{Script=Latin}$/u.test(sign_);
}

/** Keeps the sign that a press has shown; the browser's own layout map goes before it. */
export function learn(signs: Readonly<Record<string, string>>): void {
  if (knowsLayout()) return;
  const known = preferences.printed.value;
  if (Object.entries(signs).some(([code, shown]) => known[code] !== shown))
    preferences.printed.value = { ...known, ...signs };
}
