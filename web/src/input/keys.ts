import { focusMain } from "../effects/focus";
import { openMenu } from "../net/menu";
import { preferences } from "../state/preferences";
import { mine, screen, seated, shared, table } from "../state/store";
import { type Act, isHeld } from "./contacts";
import { flip, gesture, slap } from "./press";
import { cap, isForeign, knowsLayout, learn, readLayout, sign } from "./printed";

/** Play by keys. The table shows the signs that are printed on them, and presses are matched by these. */

const ACTS: Record<Act, (event: Event) => void> = { flip, slap, gesture };
const KEYS = { flip: preferences.flipKey, slap: preferences.slapKey, gesture: preferences.gestureKey };
const NAMES: readonly Act[] = ["flip", "slap", "gesture"];

export function listenForKeys(): void {
  readLayout();
  addEventListener("keydown", (event) => {
    // A button of the table that has the focus may have taken it already.
    const act = event.defaultPrevented ? null : actOf(event);
    if (!act) return;
    event.preventDefault();
    if (!isHeld(event)) act(event);
  });
  // Who points plays on: a button that was clicked must not take the next press of a key.
  addEventListener("click", ({ detail, target }) => {
    if (detail > 0 && screen.value === "table" && target instanceof Element && target.closest(".table")) focusMain();
  });
}

type Take = (event: KeyboardEvent) => ((event: Event) => void) | null;
let others: Take | null = null;

/** Takes who says what a key does where several people share the keyboard; returns how it is given back. */
export function shareKeys(take: Take): () => void {
  others = take;
  return () => {
    if (others === take) others = null;
  };
}

function actOf(event: KeyboardEvent): ((event: Event) => void) | null {
  if (screen.value !== "table") return null;
  if (event.code === "Escape" && isPlay(event)) return openMenu;
  if (shared.value) return takes(event);
  const act = keyed(event);
  if (!act || table.value?.out[mine.value]) return null;
  if (act === "gesture" && !seated.value?.rules.gesture) return null;
  return act === "slap" && event.code === "Space" && !seated.value?.rules.patterns.length ? null : ACTS[act];
}

/** What a key does for one of those who share the keyboard. */
function takes(event: KeyboardEvent): ((event: Event) => void) | null {
  const { code, target } = event;
  if (!isPlay(event) || ((code === "Space" || code === "Enter") && isOther(target))) return null;
  return others?.(event) ?? null;
}

/** Which act a key that is pressed is meant for, at any table. */
export function keyed(event: KeyboardEvent): Act | null {
  const { code, target } = event;
  if (!isPlay(event) || ((code === "Space" || code === "Enter") && isOther(target))) return null;
  return bound(event) ?? (code === "Space" ? "slap" : null);
}

/** Whether a key is meant for the table at all. */
function isPlay({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !document.querySelector("dialog[open]") && !writing(target);
}

/** Which act a press is meant for: by the sign on its key, else by the key's position. */
function bound(event: KeyboardEvent): Act | null {
  const { code } = event;
  const shown = sign(event);
  const named = shown ? NAMES.find((act) => cap(KEYS[act].value) === shown) : undefined;
  if (named) {
    move(named, code, shown);
    return named;
  }
  const at = NAMES.find((act) => KEYS[act].value === code) ?? null;
  if (!shown || knowsLayout()) return at;
  if (isForeign(shown)) foreign = true;
  if (!foreign) return null;
  learn({ [code]: shown });
  return at;
}

/** Whether letters of another script were typed: their keys are found by their places. */
let foreign = false;

/** A key lies elsewhere than was assumed: the two keys change positions. */
function move(act: Act, code: string, shown: string): void {
  const old = KEYS[act].value;
  if (old === code || knowsLayout()) return;
  const other = NAMES.find((name) => KEYS[name].value === code);
  learn({ [code]: shown, ...(other && { [old]: cap(code) }) });
  if (other) KEYS[other].value = old;
  KEYS[act].value = code;
}

/** Whether a key was chosen for an act by the player. */
export function isBound(code: string): boolean {
  return NAMES.some((act) => KEYS[act].value === code);
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/** Whether the focus is on something that these keys press, and that is no part of the game. */
function isOther(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest("button, a, summary") : null;
  return control !== null && !control.hasAttribute("data-act");
}

/** Keys that a page must leave to the browser and to those who move by keys. */
export function taken(code: string): boolean {
  return /^(Tab|Escape|Enter|NumpadEnter|F\d+|Shift|Control|Alt|Meta|ContextMenu)/.test(code);
}
