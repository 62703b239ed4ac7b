import { preferences } from "../state/preferences";

/** Tells one press from its echoes: a hand has several fingers, and keys and switches bounce. */

export type Act = "flip" | "slap" | "gesture";
/** To take a pile that is owed is another act than to flip, on the same stack. */
type Deed = Act | "collect";

/** The same act again within this many ms is the same press. */
const BOUNCE = 60;

/** What touches the target of each act now: pointers by number, each with its kind. */
const touching: Record<Act, Map<number, string>> = { flip: new Map(), slap: new Map(), gesture: new Map() };
/** Keys that are down. */
const keys = new Set<string>();
const held = new WeakSet<Event>();
let last: Partial<Record<Deed, { readonly at: number; readonly k: number }>> = {};

/** Follows fingers and keys until they are lifted. */
export function watchContacts(): void {
  addEventListener("pointerup", lift, true);
  addEventListener("pointercancel", lift, true);
  addEventListener("keydown", press, true);
  addEventListener("keyup", release, true);
  // Whatever is lifted elsewhere is not heard here.
  addEventListener("blur", forget);
  document.addEventListener("visibilitychange", forget);
}

/** Whether an event is a press of its own, on card `k`; on a card that is `fresh` it always is. */
export function isPress(act: Deed, event: Event, k: number, fresh = false): boolean {
  const on = touching[act === "collect" ? "flip" : act];
  if (event.type === "pointerdown" && !isFirst(on, event as PointerEvent)) return false;
  const before = last[act];
  last = { ...last, [act]: { at: event.timeStamp, k } };
  if (!before || (fresh && before.k !== k)) return true;
  const joins = before.k === k ? Math.max(BOUNCE, preferences.pressFilter.value) : BOUNCE;
  return event.timeStamp - before.at >= joins;
}

/** Whether a key is held down: a keyboard need not say so, but a key goes up before it comes down again. */
export function isHeld(event: KeyboardEvent): boolean {
  return event.repeat || held.has(event);
}

/** Whether this contact is alone on its target; the others count with the first. */
function isFirst(on: Map<number, string>, { pointerId, pointerType, isPrimary }: PointerEvent): boolean {
  // The first finger of all: the others were lifted, whether or not it was heard.
  if (isPrimary) for (const [id, type] of on) if (type === pointerType) on.delete(id);
  on.set(pointerId, pointerType);
  return on.size === 1;
}

function lift({ pointerId }: PointerEvent): void {
  for (const on of Object.values(touching)) on.delete(pointerId);
}

function press(event: KeyboardEvent): void {
  if (keys.has(event.code)) held.add(event);
  if (event.code) keys.add(event.code);
}

function release({ code, key }: KeyboardEvent): void {
  keys.delete(code);
  // While this key is down, a Mac reports no other key that goes up.
  if (key === "Meta") keys.clear();
}

function forget(): void {
  keys.clear();
  for (const on of Object.values(touching)) on.clear();
}
