import { sweep, time } from "../motion";
import { finishOf } from "../history";
import {
  gain,
  hands,
  held,
  judging,
  lanes,
  lastPile,
  ribbon,
  table,
  verdict,
  type Gain,
  type Pile,
} from "../store";
import type { Award } from "../wire";

/** What lies on the mat between a press and the next card: hands, ribbon, lanes, a won pile. */

type Timer = ReturnType<typeof setTimeout> | undefined;

let judgingTimer: Timer;
let handsTimer: Timer;
let ribbonTimer: Timer;
let lanesTimer: Timer;
let takeTimer: Timer;
let lanesDue = false;

/** A hand is on the pile: say "Judging…" if the verdict is long in coming. */
export function expectVerdict(): void {
  clearTimeout(handsTimer);
  handsTimer = setTimeout(clearHands, time("patience"));
  if (judgingTimer !== undefined) return;
  judgingTimer = setTimeout(() => {
    judging.value = true;
  }, time("judging"));
}

export function addHand(seat: number): void {
  if (!hands.value.includes(seat)) hands.value = [...hands.value, seat];
  expectVerdict();
}

export function clearHands(): void {
  stopJudging();
  hands.value = [];
}

function stopJudging(): void {
  clearTimeout(judgingTimer);
  clearTimeout(handsTimer);
  judgingTimer = undefined;
  judging.value = false;
}

/** Shows a verdict: the winner's hand on top, the others behind. */
export function showAward(award: Award): void {
  stopJudging();
  if (isTold(award)) joinLate(award);
  else showNew(award);
}

/** A race that was told already is told again when a late hand joins it. */
function isTold(award: Award): boolean {
  return verdict.value?.won === true && verdict.value.award.k === award.k;
}

function joinLate(award: Award): void {
  if (verdict.value) verdict.value = { ...verdict.value, award };
  showLanes();
  if (!held.value) handsTimer = setTimeout(clearHands, time("hand-false"));
}

function showNew(award: Award): void {
  const won = award.winner >= 0;
  const order = [...award.hands].sort((a, b) => rank(a.seat, award) - rank(b.seat, award));
  hands.value = [...new Set(order.map(({ seat }) => seat))];
  verdict.value = { award, won, flips: table.value?.flips ?? 0 };
  ribbon.value = true;
  showLanes();
  clearTimeout(ribbonTimer);
  ribbonTimer = setTimeout(dropRibbon, time(won ? "ribbon-won" : "ribbon-false"));
  if (!won) handsTimer = setTimeout(clearHands, time("hand-false"));
}

function rank(seat: number, { winner, hands: ran }: Award): number {
  return seat === winner ? -Infinity : (ran.find((hand) => hand.seat === seat)?.credited ?? 0);
}

function showLanes(): void {
  lanes.value = true;
  lanesDue = false;
  clearTimeout(lanesTimer);
  lanesTimer = setTimeout(() => {
    lanesTimer = undefined;
    if (lanesDue) lanes.value = false;
  }, time("lanes"));
}

/** A ribbon stays at least as long as its pile. */
function dropRibbon(): void {
  ribbonTimer = undefined;
  if (!held.value) ribbon.value = false;
}

/** A pile was taken: it lies there while the verdict is read, then goes to its winner. */
export function take(pile: Pile, won: Gain, slapped: boolean): void {
  const { seat } = won;
  held.value = pile;
  gain.value = won;
  clearTimeout(takeTimer);
  takeTimer = setTimeout(() => void carry(pile, seat), wait(slapped));
}

function wait(slapped: boolean): number {
  if (!slapped) return time("collected");
  const now = verdict.value;
  const margin = now ? finishOf(now.award)?.margin : undefined;
  return time(margin !== undefined && margin < CLOSE ? "verdict-close" : "verdict");
}

/** Below this margin a finish is worth a second look. */
const CLOSE = 50;

async function carry(pile: Pile, seat: number): Promise<void> {
  const fan = document.querySelector(".fan");
  const place = document.querySelector(`[data-at="${seat}"]`);
  if (held.value === pile) hands.value = [];
  if (fan && place) await sweep(fan, place, "sweep");
  if (held.value === pile) clearPile();
}

function clearPile(): void {
  held.value = null;
  hands.value = [];
  if (ribbonTimer === undefined) ribbon.value = false;
}

/** A new card is painted: whatever lay on the last pile goes at once. */
export function clearForCard(challenged: boolean): void {
  clearTimeout(takeTimer);
  clearHands();
  held.value = null;
  gain.value = null;
  lanesDue = true;
  if (lanesTimer === undefined) lanes.value = false;
  if (challenged || ribbonTimer === undefined) ribbon.value = false;
}

/** A new game begins on a clear table. */
export function clearTable(): void {
  clearForCard(true);
  clearTimeout(lanesTimer);
  clearTimeout(ribbonTimer);
  lanesTimer = ribbonTimer = undefined;
  lanes.value = false;
  verdict.value = null;
  lastPile.value = null;
}
