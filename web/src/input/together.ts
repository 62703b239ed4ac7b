import { batch, signal } from "@preact/signals";
import { expectVerdict } from "../effects/race";
import { sound } from "../effects/sound/sound";
import * as connection from "../english/connection";
import * as words from "../english/shared";
import { send } from "../net/connection";
import { agreeFor } from "../net/session";
import { deviceOf } from "../state/device";
import { playing, toldGestures } from "../state/shared";
import { hands, lanes, paused, ribbon, seated, table, verdict, wonBy } from "../state/store";
import { NOTICE, toast } from "../state/toast";
import type { Frame } from "../wire";
import { painted, reaction } from "./paint";
import { wordOf } from "./press";
import { showRest } from "./reveal";

/** Hands of several people on one screen: all that they press in one frame goes in one message. */

type Move = Frame["moves"][number];
type Act = "slap" | "flip" | "gesture";

/** The same act of a seat again within this many ms is the same press. */
const BOUNCE = 60;
/** How many touches at once a tablet takes for itself, if it takes any. */
const TAKEN = 4;
/** A frame is over by then, also in a window that is not drawn. */
const LATEST = 34;

let waiting: Move[] = [];
let count = 0;
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Which pointers are down, each on the act of a seat. */
const down = new Map<number, string>();
const last = new Map<string, number>();
/** Seats whose hand or key is down now, for who looks whether all are heard. */
export const held = signal<ReadonlySet<number>>(new Set());

/** Lays a seat's hand on the pile; before the deal it agrees, and where play stands still it says to go on. */
export function slapAs(seat: number, event: Event): void {
  showRest();
  if (!isPress("slap", seat, event)) return;
  const now = table.value;
  if (!now || now.over) return agreeFor(seat, deviceOf(event));
  if (now.frozen_at >= 0) return void send({ type: "resume", seat });
  if (paused.value) return void send({ type: "go_on", seat });
  if (!able(seat)) return;
  const { k, c } = reaction(event);
  count += 1;
  queue({ type: "slap", seat, k, c, n: count, device: deviceOf(event) });
  batch(() => {
    lanes.value = false;
    if (verdict.value && !verdict.value.won) ribbon.value = false;
    if (!hands.value.includes(seat)) hands.value = wonBy.value ? [...hands.value, seat] : [seat, ...hands.value];
  });
  sound.slap(seat);
  expectVerdict();
}

/** Turns a seat's top card, or takes the pile that is owed to it. */
export function flipAs(seat: number, event: Event): void {
  showRest();
  if (!isPress("flip", seat, event) || !able(seat)) return;
  const owed = table.value?.lost === true && table.value.challenger === seat;
  queue({ type: owed ? "collect" : "flip", seat, ...reaction(event), device: deviceOf(event) });
}

/** Makes a seat's agreed gesture. */
export function gestureAs(seat: number, event: Event): void {
  showRest();
  const agreed = seated.value?.rules.gesture ?? "";
  if (!isPress("gesture", seat, event) || !able(seat) || !agreed) return;
  count += 1;
  queue({ type: "gesture", seat, ...reaction(event), n: count, word: wordOf(agreed), device: deviceOf(event) });
}

/** Follows fingers until they are lifted, or taken by the device. */
export function watchHands(): () => void {
  addEventListener("pointerup", lift, true);
  addEventListener("pointercancel", take, true);
  addEventListener("blur", forget);
  return () => {
    removeEventListener("pointerup", lift, true);
    removeEventListener("pointercancel", take, true);
    removeEventListener("blur", forget);
    forget();
  };
}

/** A key or button of a seat's hand is down, or up again. */
export function hold(seat: number, isDown: boolean): void {
  const now = new Set(held.value);
  if (isDown) now.add(seat);
  else now.delete(seat);
  held.value = now;
}

function able(seat: number): boolean {
  const now = table.value;
  return now !== null && !paused.value && !now.over && now.out[seat] === false;
}

function isPress(act: Act, seat: number, event: Event): boolean {
  const name = `${act} ${seat}`;
  if (event.type === "pointerdown") {
    const { pointerId, isPrimary, pointerType } = event as PointerEvent;
    // The first finger of all: the others were lifted, whether or not it was heard.
    if (isPrimary && pointerType === "touch") down.clear();
    const alone = ![...down.values()].includes(name);
    down.set(pointerId, name);
    // A hand has several fingers: they count with the first.
    if (!alone) return false;
  }
  const before = last.get(name) ?? Number.NEGATIVE_INFINITY;
  last.set(name, event.timeStamp);
  return event.timeStamp - before >= BOUNCE;
}

function queue(move: Move): void {
  waiting = [...waiting, move];
  if (waiting.length > 1) return;
  frame = requestAnimationFrame(flush);
  timer = setTimeout(flush, LATEST);
}

function flush(): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  const moves = waiting;
  waiting = [];
  if (moves.length > 0 && !send({ type: "frame", moves })) toast(connection.again());
}

function lift({ pointerId }: PointerEvent): void {
  down.delete(pointerId);
}

function forget(): void {
  down.clear();
  held.value = new Set();
}

/** The device takes many touches for a gesture of its own: their race is void. */
function take({ pointerId }: PointerEvent): void {
  const many = down.size >= TAKEN;
  down.delete(pointerId);
  if (!many) return;
  down.clear();
  flush();
  const [seat] = playing.value;
  if (seat === undefined || !table.value || table.value.over) return;
  send({ type: "interrupt", seat, k: painted().k });
  if (toldGestures.value) return;
  toldGestures.value = true;
  toast(words.gestures(), NOTICE);
}
