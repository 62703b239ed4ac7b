import { lane } from "../fixtures/game";
import { wonBy as line, say } from "../fixtures/say";
import "../src/english/pattern-when";
import "../src/english/verdict-why";
import "./page";
import assert from "node:assert/strict";
import test, { mock } from "node:test";
import type { AnyEvent } from "../src/state/events";
import type { HandView, Happened, RaceResult, Seated, Table, Verdict } from "../src/wire";

mock.timers.enable({ apis: ["setTimeout"] });

const { announcement } = await import("../src/state/announce");
const { happened } = await import("../src/happened");
const { finish, hands, held, lastPile, ribbon, seated, verdict, wonBy } = await import("../src/state/store");
const { clearTable, showResult } = await import("../src/effects/race");
const { noteOf, whyOf } = await import("../src/view/table/finish");
const { rowsOf } = await import("../src/state/rows");
const { ribbonOf, spokenOf } = await import("../src/state/words");
const { resetCursor } = await import("../src/state/cursor");

const when = { id: "pattern-double-when", args: {} };
const double = {
  name: "double",
  title: { id: "pattern-double", args: {} },
  short: { id: "pattern-double-short", args: {} },
  sentence: { id: "pattern-sentence", args: { when } },
  legal: [],
  illegal: [],
};
seated.value = {
  yours: [0],
  seats: ["Me", "Ann", "Wren"].map((name) => ({ name })),
  rules: { patterns: [double] },
} as unknown as Seated;

const NOBODY = [0, -1, 0, 0] as const;
let number = 0;

function hand(seat: number, credited: number, came: Verdict = "lost", more: Partial<HandView> = {}): HandView {
  return { ...lane, how: "claim", claim: credited, arrival: credited, seat, credited, verdict: came, ...more };
}

function result(winner: number, ran: readonly HandView[], more: Partial<RaceResult> = {}): RaceResult {
  const rest = {
    patterns: ["double"],
    line: line(231, "double", "7-7"),
    why: [],
    pile: [28, 30],
    cards: [0, 1],
    heat: null,
  };
  return { type: "award", k: 9, winner, reason: "fastest", hands: ran, ...rest, ...more };
}

/** Lets events happen on a table with so many flips and piles. */
function pass(now: Partial<Table>, ...events: readonly object[]): void {
  const made = events.map((event) => ({ at: 0, duel: NOBODY, ...event })) as unknown as readonly AnyEvent[];
  const rest = { counts: [9, 9, 9], out: [], pile: [], burned: 0, turn: 1, challenger: -1, lost: false, over: false };
  happened({ number, k: 0, events: made, table: { ...rest, ...now }, paused: false } as unknown as Happened);
  number += events.length;
}

function begin(): void {
  mock.timers.tick(5000);
  clearTable();
  resetCursor();
  number = 0;
  announcement.value = { text: "", count: 0 };
  pass({ flips: 2, piles: 0, pile: [28, 30] }, { event: "dealt", counts: [9, 9, 9], commitment: "" });
  pass({ flips: 9, piles: 0, pile: [28, 30] }, { event: "flipped", seat: 1, cards: [30] });
}

const WON = result(1, [hand(1, 231, "won"), hand(0, 254)]);
const TAKEN = { event: "pile_taken", seat: 1, why: "slap", size: 12 };

test("a verdict marks the pile that it was given on, and no other", () => {
  begin();
  showResult(WON);
  assert.equal(wonBy.value, WON);
  pass({ flips: 9, piles: 1 }, TAKEN);
  assert.equal(held.value?.number, 0);
  assert.equal(wonBy.value, WON);
  pass({ flips: 10, piles: 1, pile: [4] }, { event: "flipped", seat: 1, cards: [4] });
  assert.equal(wonBy.value, null);
  pass({ flips: 10, piles: 2 }, { event: "pile_taken", seat: 2, why: "challenge", size: 5 });
  assert.equal(held.value?.number, 1);
  assert.equal(wonBy.value, null);
});

test("a pile that a challenge won after a slap is said, and the last pile is it", () => {
  begin();
  showResult(WON);
  pass({ flips: 9, piles: 1 }, TAKEN);
  assert.equal(lastPile.value?.result, WON);
  announcement.value = { text: "", count: 0 };
  pass({ flips: 9, piles: 2 }, { event: "pile_taken", seat: 2, why: "challenge", size: 5 });
  mock.timers.tick(200);
  assert.match(announcement.value.text, /Wren takes 5 cards: challenge\./);
  assert.deepEqual(lastPile.value, { seat: 2, line: "Wren, challenge: 5 cards", result: null });
});

test("the last pile keeps its race when a false slap comes after it", () => {
  begin();
  showResult(WON);
  pass({ flips: 9, piles: 1 }, TAKEN);
  showResult(result(-1, [hand(0, 300, "bad")], { k: 10, reason: "bad" }));
  assert.equal(lastPile.value?.result, WON);
  assert.equal(finish.value?.winner, -1);
});

test("the winner's hand is the first from the verdict on, whoever comes late", () => {
  begin();
  hands.value = [0];
  showResult(result(1, [hand(1, 231, "won")]));
  assert.deepEqual(hands.value, [1, 0]);
  showResult(result(1, [hand(1, 231, "won"), hand(0, 325, "late")], { reason: "late" }));
  assert.deepEqual(hands.value, [1, 0]);
  assert.equal(lastPile.value?.result?.hands.length, 2);
});

test("what was wrong about a card goes with the next one", () => {
  begin();
  showResult(
    result(-1, [hand(0, 300, "bad")], { reason: "bad", line: say("verdict-wrong", { top: "8", below: "2" }) }),
  );
  assert.equal(ribbon.value, true);
  pass({ flips: 10, piles: 0, pile: [28, 30, 5] }, { event: "flipped", seat: 1, cards: [5] });
  assert.equal(ribbon.value, false);
  assert.equal(verdict.value?.won, false);
});

const HEAT = { ms: 4, limit: 10, seats: [0, 2], by: "next" } as const;
const WHY = "4 ms apart is too close to call here (up to 10 ms). House rule: the next to flip takes it.";
const TIE = result(2, [hand(0, 476), hand(2, 480, "won"), hand(1, 512)], {
  reason: "tie",
  heat: HEAT,
  why: [say("verdict-heat-limit", { ms: 4, limit: 10, by: "next" })],
});

test("a dead heat says how close it was and who takes the pile by which rule", () => {
  assert.deepEqual(ribbonOf(TIE).lines, ["Dead heat, 4 ms", "Wren is next, Wren takes it"]);
  assert.equal(spokenOf(TIE), "Dead heat, 4 ms: Wren is next, Wren takes it. Double 7-7.");
  const said = (by: "first" | "lot" | "nearer" | "next", winner = 0) =>
    ribbonOf({ ...TIE, winner, heat: { ...HEAT, by } }).lines?.[1];
  assert.equal(said("next"), "You are next, you take it");
  assert.equal(said("nearer"), "You flip sooner, you take it");
  assert.equal(said("nearer", 1), "Ann flips sooner, Ann takes it");
  assert.equal(said("first", 1), "Ann came in first, Ann takes it");
  assert.equal(said("lot"), "You take it by lot");
  assert.equal(ribbonOf({ ...TIE, heat: { ...HEAT, ms: 0.3 } }).lines?.[0], "Dead heat, under 1 ms");
});

test("a dead heat is won by nobody, and the faster on paper reads why", () => {
  assert.equal(whyOf(TIE), WHY);
  assert.ok(!/wins? by/.test(whyOf(TIE)));
  assert.deepEqual(
    rowsOf(TIE).map(({ seat }) => seat),
    [2, 0, 1],
  );
  assert.deepEqual(
    rowsOf(TIE).map((row) => noteOf(row, TIE)),
    ["is next", "−4 level", "+32"],
  );
});

test("a dead heat stays one when a late hand joins it", () => {
  const late = { ...TIE, hands: [...TIE.hands, hand(1, 600, "late")], reason: "late" } as const;
  assert.equal(ribbonOf(late).kind, "tie");
  assert.equal(noteOf(late.hands[3]!, late), "+120");
});

test("a sure win says by how much, and how much later the own hand came", () => {
  const double_ = "Two cards of the same rank in a row.";
  assert.equal(whyOf(result(0, [hand(0, 231, "won"), hand(1, 267)])), `${double_} You win by 36 ms.`);
  const third = [hand(1, 231, "won"), hand(2, 298), hand(0, 325, "late")];
  assert.equal(whyOf(result(1, third)), `${double_} Ann by 67 ms; you came 94 ms later.`);
  assert.equal(whyOf(result(1, [hand(1, 231, "won"), hand(0, 254)])), `${double_} Ann by 23 ms: you were second.`);
  assert.equal(whyOf(result(1, [hand(1, 231, "won")])), double_);
});

test("who won by how much is said of hands that were meant for the card, and is never less than nothing", () => {
  const double_ = "Two cards of the same rank in a row.";
  const early = hand(0, 60, "late", { how: "early" });
  const won = hand(1, 353, "won");
  assert.equal(whyOf(result(1, [won, early], { reason: "late" })), double_);
  assert.equal(whyOf(result(1, [won, hand(2, 390), early], { reason: "late" })), `${double_} Ann wins by 37 ms.`);
  assert.equal(
    whyOf(result(1, [won, hand(0, 340, "late"), hand(2, 390)], { reason: "late" })),
    `${double_} Ann wins by 37 ms.`,
  );
  assert.equal(whyOf(result(1, [won, hand(0, 340, "late")], { reason: "late" })), double_);
});

test("a hand that was quicker and did not count reads why", () => {
  const quick = hand(0, 200, "void", { why: say("verdict-salute") });
  assert.match(whyOf(result(1, [quick, hand(1, 231, "won")])), /You were quicker\. It did not count: salute first\.$/);
});

test("a false slap that is judged behind the next card has no ribbon over that", () => {
  begin();
  showResult(
    result(-1, [hand(0, 300, "bad")], { k: 8, reason: "bad", line: say("verdict-wrong", { top: "8", below: "2" }) }),
    false,
  );
  assert.equal(ribbon.value, false);
  assert.equal(finish.value?.k, 8);
});

test("the end is said once, and no turn after it", () => {
  begin();
  pass({ turn: 0, flips: 9 }, { event: "pile_taken", seat: 0, why: "challenge", size: 5 });
  pass({ over: true, winners: [0] }, { event: "won", winners: [0], why: "all_cards" });
  mock.timers.tick(200);
  assert.equal(announcement.value.text, "You take 5 cards: challenge. The game is over: you won.");
});
