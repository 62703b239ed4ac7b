import { finishOf } from "../state/history";
import { onNewGame } from "../state/new-game";
import { rowsOf } from "../state/rows";
import {
  finish,
  type Gain,
  gain,
  hands,
  held,
  judging,
  lanes,
  lastPile,
  type Pile,
  ribbon,
  slowReplay,
  table,
  verdict,
  wonBy,
} from "../state/store";
import { ribbonOf } from "../state/words";
import type { RaceResult } from "../wire";
import { sweep, time } from "./motion";

/** What lies on the mat between a press and the next card: hands, ribbon, lanes, a won pile. */

type Timer = ReturnType<typeof setTimeout> | undefined;

let judgingTimer: Timer;
let handsTimer: Timer;
let ribbonTimer: Timer;
let lanesTimer: Timer;
let takeTimer: Timer;
let lanesDue = false;

/** The own hand is on the pile: say "Judging…" if the verdict is long in coming. */
export function expectVerdict(): void {
  clearTimeout(handsTimer);
  handsTimer = setTimeout(clearHands, time("patience"));
  if (judgingTimer !== undefined) return;
  judgingTimer = setTimeout(() => {
    judging.value = true;
  }, time("judging"));
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

/** Shows a verdict: the winner's hand on top, the others behind; on an older card without a ribbon. */
export function showResult(result: RaceResult, onNewest = true): void {
  stopJudging();
  if (isTold(result)) joinLate(result);
  else showNew(result, onNewest);
  // A race with a late hand comes a second time: the last pile shows that hand too.
  if (result.winner >= 0) lastPile.value = { seat: result.winner, line: ribbonOf(result).text, result };
}

/** Whether this race was shown before: a late hand sends it a second time. */
function isTold(result: RaceResult): boolean {
  return verdict.value?.won === true && verdict.value.result.k === result.k;
}

function joinLate(result: RaceResult): void {
  if (verdict.value) verdict.value = { ...verdict.value, result };
  hands.value = handsOf(result);
  showLanes(result);
  if (!held.value) handsTimer = setTimeout(clearHands, time("hand-false"));
}

/** The hands of a race, the winner's first and on top, and those that lie there unjudged. */
function handsOf(result: RaceResult): readonly number[] {
  const judged = rowsOf(result).map(({ seat }) => seat);
  return [...new Set(result.winner < 0 ? judged : [result.winner, ...judged, ...hands.value])];
}

function showNew(result: RaceResult, onNewest: boolean): void {
  const won = result.winner >= 0;
  const { flips = 0, piles = 0 } = table.value ?? {};
  hands.value = handsOf(result);
  verdict.value = { result, won, flips, pile: piles };
  // What was wrong about an older card would be read of this one.
  ribbon.value = won || onNewest;
  showLanes(result);
  clearTimeout(ribbonTimer);
  ribbonTimer = setTimeout(dropRibbon, time(won ? "ribbon-won" : "ribbon-false"));
  if (!won) handsTimer = setTimeout(clearHands, time("hand-false"));
}

function showLanes(result: RaceResult): void {
  finish.value = result;
  slowReplay.value = 0;
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
  const result = wonBy.value;
  const margin = result ? finishOf(result)?.margin : undefined;
  return time(margin !== undefined && margin < CLOSE ? "verdict-close" : "verdict");
}

/** Below this margin a finish is worth a second look. */
const CLOSE = 50;

async function carry(pile: Pile, seat: number): Promise<void> {
  const fan = document.querySelector(".fan");
  const stack = document.querySelector(`[data-at="${seat}"]`);
  if (held.value === pile) hands.value = [];
  if (fan && stack) await sweep(fan, stack, "sweep");
  if (held.value === pile) clearPile();
}

function clearPile(): void {
  held.value = null;
  hands.value = [];
  if (ribbonTimer === undefined) ribbon.value = false;
}

/** Clears the last pile when a new card is painted. */
export function clearForCard(challenged: boolean): void {
  clearTimeout(takeTimer);
  clearHands();
  held.value = null;
  gain.value = null;
  lanesDue = true;
  if (lanesTimer === undefined) lanes.value = false;
  // What was wrong about the card before says nothing of this one.
  if (challenged || ribbonTimer === undefined || !verdict.value?.won) ribbon.value = false;
}

/** A new game begins on a clear table. */
export function clearTable(): void {
  clearForCard(true);
  clearTimeout(lanesTimer);
  clearTimeout(ribbonTimer);
  lanesTimer = ribbonTimer = undefined;
  lanes.value = false;
  verdict.value = null;
  finish.value = null;
  lastPile.value = null;
}

onNewGame(clearTable);
