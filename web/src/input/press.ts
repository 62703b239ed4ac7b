/** Presses by the player: what each one sends, and what shows of it at once. */

import { batch } from "@preact/signals";
import { clearHands, expectVerdict } from "../effects/race";
import { sound } from "../effects/sound/sound";
import * as connection from "../english/connection";
import { send } from "../net/connection";
import { coarse } from "../state/clock";
import { deviceOf } from "../state/device";
import { onNewGame } from "../state/new-game";
import { preferences } from "../state/preferences";
import { hands, lanes, mine, owedToMe, ownLine, paused, ribbon, seated, table, verdict, wonBy } from "../state/store";
import { toast } from "../state/toast";
import { FAR, GRID, GUARD } from "../wire";
import { isPress } from "./contacts";
import { painted, reaction, whenPainted } from "./paint";
import { showRest } from "./reveal";

/** How long the device shakes under a slap, in ms. */
const THUD = 25;

let count = 0;
let pressed = -1;

/** Turns the own top card, or takes the pile that is owed: the server knows whether it may be. */
export function flip(event: Event): void {
  showRest();
  const seat = mine.value;
  const { k, c } = reaction(event);
  // A card of another seat is no echo's: the turn has come back.
  const fresh = table.value?.recent[0] !== seat;
  if (!isPress(owedToMe.value ? "collect" : "flip", event, k, fresh) || !able(seat)) return;
  sayIfLost(send({ type: owedToMe.value ? "collect" : "flip", seat, k, c, device: deviceOf(event) }));
  closeLanes();
}

/** Says that two cards fell where one was to be flipped: it counts from when it arrives. */
export function dropTwo(seat: number): void {
  sayIfLost(send({ type: "flip", seat, k: painted().k, c: null, count: 2 }));
}

/** Lays the own hand on the pile. Ring and thud come first, before any verdict. */
export function slap(event: Event): void {
  showRest();
  const seat = mine.value;
  const { k, c } = reaction(event);
  if (!isPress("slap", event, k) || !able(seat)) return;
  pressed = k;
  count += 1;
  // Nothing that the page shows holds the message up.
  sayIfLost(send({ type: "slap", seat, k, c, n: count, device: deviceOf(event) }));
  batch(() => {
    closeLanes();
    clearVerdict();
    // On a pile that somebody has won already it is not the large one.
    if (!hands.value.includes(seat)) hands.value = wonBy.value ? [...hands.value, seat] : [seat, ...hands.value];
  });
  sound.slap(seat);
  if (preferences.vibrate.value) navigator.vibrate?.(THUD);
  expectVerdict();
}

/** Makes the agreed gesture, or calls the agreed word, before a slap. */
export function gesture(event: Event): void {
  showRest();
  const seat = mine.value;
  const agreed = seated.value?.rules.gesture ?? "";
  const { k, c } = reaction(event);
  if (!isPress("gesture", event, k) || !able(seat) || !agreed) return;
  count += 1;
  sayIfLost(send({ type: "gesture", seat, k, c, n: count, word: wordOf(agreed), device: deviceOf(event) }));
}

/** The word to call, none where a salute was agreed. */
export function wordOf(agreed: string): string {
  return agreed.startsWith(WORD) ? agreed.slice(WORD.length) : "";
}

const WORD = "word:";

/** Where the table trusts slow screens, says that card `k` is painted, before all else is. */
export function tellShown(k: number): void {
  if (!seated.value?.keeping.slow_screens) return;
  whenPainted(k, () => {
    for (const seat of seated.value?.yours ?? []) send({ type: "seen", seat, k });
  });
}

/** From a far seat, sends for every card that there was no press yet, so that nobody waits. */
export function keepWatch(k: number): void {
  if (coarse || (ownLine.value?.trip ?? 0) <= FAR) return;
  whenPainted(k, ({ at }) => {
    for (const elapsed of GRID) watchUntil(k, at, elapsed);
  });
}

function watchUntil(k: number, at: number, elapsed: number): void {
  setTimeout(
    () => {
      if (pressed === k || painted().k !== k) return;
      const t = Math.round(performance.now() - at - GUARD);
      for (const seat of seated.value?.yours ?? []) send({ type: "watermark", seat, k, t });
    },
    at + elapsed - performance.now(),
  );
}

/** A new game numbers its flips from the start. */
export function forgetPresses(): void {
  pressed = -1;
}

export function closeLanes(): void {
  lanes.value = false;
}

function clearVerdict(): void {
  if (!verdict.value || verdict.value.won) return;
  verdict.value = null;
  ribbon.value = false;
  clearHands();
}

function able(seat: number): boolean {
  return seat >= 0 && !paused.value && table.value !== null && !table.value.over;
}

function sayIfLost(sent: boolean): void {
  if (!sent) toast(connection.again());
}

onNewGame(forgetPresses);
