import { signal } from "@preact/signals";
import { agreeFor } from "../net/session";
import { keysOf, own, type SeatKeys, way } from "../state/shared";
import { seated, table } from "../state/store";
import { shareKeys } from "./keys";
import { learn, sign } from "./printed";
import { flipAs, gestureAs, held, hold, slapAs } from "./together";

/** Keys of several people at one keyboard, and the check that it hears them all at once. */

/** The keys that are down, by their places. */
export const pressed = signal<ReadonlySet<string>>(new Set());
/** Whether all slap keys were heard down together, or nobody wants to know. */
export const checked = signal(false);
/** Some keys have been down together for a while, and others are not heard. */
export const drops = signal(false);

/** After this long, in ms, who presses and is not heard may be told why. */
const PATIENCE = 4000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes keys for the seats of this page until the returned function is called. */
export function listenForSeats(): () => void {
  const stop = shareKeys(take);
  addEventListener("keydown", down, true);
  addEventListener("keyup", up, true);
  addEventListener("blur", forget);
  return () => {
    stop();
    removeEventListener("keydown", down, true);
    removeEventListener("keyup", up, true);
    removeEventListener("blur", forget);
    forget();
  };
}

/** What a key does for the seat that has it; null where nobody has it. */
function take({ code }: KeyboardEvent): ((event: Event) => void) | null {
  const meaning = whose(code);
  if (!meaning) return null;
  const { seat, act } = meaning;
  if (act === "flip") return (event) => flipAs(seat, event);
  if (act === "salute") return (event) => gestureAs(seat, event);
  return checking() ? () => undefined : (event) => slapAs(seat, event);
}

function whose(code: string): { readonly seat: number; readonly act: keyof SeatKeys } | null {
  for (const seat of own.value) {
    const keys = keysOf(seat);
    if (keys.slap === code) return { seat, act: "slap" };
    if (keys.flip === code) return { seat, act: "flip" };
    if (keys.salute === code && seated.value?.rules.gesture) return { seat, act: "salute" };
  }
  return null;
}

/** Before the first deal all slap keys are pressed at once. */
function checking(): boolean {
  return way.value === "keys" && !table.value && !checked.value;
}

function down(event: KeyboardEvent): void {
  const meaning = whose(event.code);
  if (!meaning || event.repeat || document.querySelector("dialog[open]")) return;
  pressed.value = new Set([...pressed.value, event.code]);
  if (sign(event)) learn({ [event.code]: sign(event) });
  if (meaning.act !== "slap") return;
  hold(meaning.seat, true);
  if (checking()) look();
}

function look(): void {
  const heard = own.value.filter((seat) => held.value.has(seat));
  if (heard.length === own.value.length) {
    pass();
    for (const seat of heard) agreeFor(seat);
  } else if (heard.length > 1 && timer === undefined) {
    timer = setTimeout(() => {
      timer = undefined;
      drops.value = checking();
    }, PATIENCE);
  }
}

/** Plays on without the check, or after it. */
export function pass(): void {
  clearTimeout(timer);
  timer = undefined;
  checked.value = true;
  drops.value = false;
}

/** Other keys are to be heard together too. */
export function checkAgain(): void {
  pass();
  checked.value = false;
}

function up({ code }: KeyboardEvent): void {
  const now = new Set(pressed.value);
  if (now.delete(code)) pressed.value = now;
  const meaning = whose(code);
  if (meaning?.act === "slap") hold(meaning.seat, false);
}

function forget(): void {
  pressed.value = new Set();
}
