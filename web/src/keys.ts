import { pausePanel } from "./panels/panels";
import { flip, gesture, slap } from "./press";
import { preferences } from "./preferences";
import { screen, seated } from "./store";

/** Plays by keys: places on the keyboard, not letters, so that every layout has them. */
export function listenForKeys(): void {
  addEventListener("keydown", (event) => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act(event);
  });
}

function actOf(event: KeyboardEvent): ((event: Event) => void) | null {
  if (screen.value !== "table" || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (document.querySelector("dialog[open]") || writing(event.target)) return null;
  if (event.code === "Escape") return pausePanel;
  if (event.code === preferences.flipKey.value) return flip;
  if (event.code === preferences.slapKey.value) return slap;
  const agreed = seated.value?.rules.gesture;
  return agreed && event.code === preferences.gestureKey.value ? gesture : null;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

const CAPS: Record<string, string> = {
  Space: "Space",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
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

/** What is printed on the key at a place, as far as a place tells. */
export function cap(code: string): string {
  return CAPS[code] ?? code.replace(/^(Key|Digit)/, "").replace(/^Numpad/, "Num ");
}

/** Keys that a page must leave to the browser and to those who move by keys. */
export function taken(code: string): boolean {
  return /^(Tab|Escape|Enter|NumpadEnter|F\d+|Shift|Control|Alt|Meta|ContextMenu)/.test(code);
}
