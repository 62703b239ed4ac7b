import { isReady, own } from "../state/shared";
import { flipAs, slapAs } from "./together";

/** Gamepads: each is one person's, its lowest button slaps and any other one flips. */

const SLAPS = 0;
/** The buttons of a hand: four below the thumb, four at the shoulders. */
const BUTTONS = 8;

const seats = new Map<number, number>();
const before = new Map<number, readonly boolean[]>();
let looking = false;
let frame = 0;

/** Listens to gamepads until the returned function is called. */
export function watchPads(): () => void {
  addEventListener("gamepadconnected", begin);
  begin();
  return () => {
    removeEventListener("gamepadconnected", begin);
    cancelAnimationFrame(frame);
    looking = false;
  };
}

function pads(): readonly Gamepad[] {
  return [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad !== null);
}

/** A page that draws on every frame is slower: it looks only where there is a gamepad. */
function begin(): void {
  if (looking || pads().length === 0) return;
  looking = true;
  frame = requestAnimationFrame(look);
}

function look(): void {
  const now = pads();
  // One event a frame: what was pressed in it has one time.
  const event = new Event("gamepad");
  for (const { index, buttons } of now) {
    const state = buttons.slice(0, BUTTONS).map(({ pressed }) => pressed);
    const old = before.get(index) ?? state;
    before.set(index, state);
    state.forEach((isDown, button) => {
      if (isDown && !old[button]) press(index, button, event);
    });
  }
  looking = now.length > 0;
  if (looking) frame = requestAnimationFrame(look);
}

function press(pad: number, button: number, event: Event): void {
  const seat = seats.get(pad) ?? free();
  if (seat === undefined) return;
  seats.set(pad, seat);
  if (button === SLAPS) slapAs(seat, event);
  else flipAs(seat, event);
}

/** The first seat that no gamepad has, before the deal one that has not agreed yet. */
function free(): number | undefined {
  const taken = new Set(seats.values());
  const open = own.value.filter((seat) => !taken.has(seat));
  return open.find((seat) => !isReady(seat)) ?? open[0];
}

/** The seats that have a gamepad. */
export function hasPad(seat: number): boolean {
  return [...seats.values()].includes(seat);
}
