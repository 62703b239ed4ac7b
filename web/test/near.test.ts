import { lane } from "../fixtures/game";
import { say } from "../fixtures/say";
import "../src/english/bots";
import assert from "node:assert/strict";
import test from "node:test";
import { opponents } from "../src/state/bots";
import { forgetHistory, noteResult } from "../src/state/history";
import { likeness, shortly } from "../src/state/likeness";
import { lostToFixed, nearness, nearWords, slowerWords } from "../src/state/near";
import { seated, table } from "../src/state/store";
import type { HandView, RaceResult, Seated, Table, Verdict, Welcome } from "../src/wire";

type Hand = readonly [seat: number, credited: number, verdict: Verdict];

function race(k: number, ...hands: readonly Hand[]): void {
  const notes = hands.map(
    ([seat, credited, verdict]): HandView => ({ ...lane, how: "claim", seat, credited, verdict }),
  );
  const winner = hands.find(([, , verdict]) => verdict === "won" || verdict === "awarded")?.[0] ?? -1;
  const rest = {
    reason: "fastest",
    patterns: [],
    line: say("verdict-none", { came: "late" }),
    why: [],
    pile: [],
    cards: [],
    heat: null,
  } as const;
  noteResult({ type: "award", k, winner, hands: notes, ...rest } as RaceResult);
}

function sit(kinds: readonly string[], winners: readonly number[], more: Partial<Seated> = {}): void {
  const seats = ["", ...kinds].map((temperament, seat) => ({
    kind: seat ? "bot" : "person",
    temperament,
    name: `S${seat}`,
  }));
  seated.value = { open: false, yours: [0], rounds: 1, champions: [], seats, ...more } as unknown as Seated;
  table.value = { winners, over: true } as unknown as Table;
  forgetHistory();
}

test("a game lost to fixed bots alone is followed by bots that match", () => {
  sit(["steady", "steady"], [2]);
  assert.equal(lostToFixed(), true);
  for (const [kinds, winners, more] of [
    [["steady"], [0], {}],
    [["steady"], [], {}],
    [["steady"], [0, 1], {}],
    [["matching", "matching"], [1], {}],
    [["steady"], [1], { open: true }],
    [["steady"], [1], { yours: [] }],
    [["steady"], [1], { yours: [0, 1] }],
    [["steady"], [1], { rounds: 3 }],
    [["steady"], [1], { rounds: 3, champions: [0] }],
  ] as const) {
    sit(kinds, winners, more);
    assert.equal(lostToFixed(), false);
  }
  sit(["steady"], [0], { rounds: 3, champions: [1] });
  assert.equal(lostToFixed(), true);
  sit(["matching", "steady"], [1]);
  assert.equal(lostToFixed(), true);
});

test("without an own hand nothing is known of how near it was", () => {
  sit(["steady", "steady"], [1]);
  race(3, [1, 400, "won"], [2, 420, "lost"]);
  race(4, [0, 400, "bad"]);
  assert.equal(nearness(), null);
  assert.equal(slowerWords(null), "They find your pace in the first game");
});

test("a hand that was close is told so", () => {
  sit(["steady", "steady"], [1]);
  race(3, [1, 400, "won"], [0, 488, "late"]);
  race(5, [0, 380, "won"], [1, 400, "lost"]);
  race(7, [2, 410, "won"], [0, 470, "lost"], [1, 500, "lost"]);
  const near = nearness();
  assert.ok(near);
  assert.deepEqual(near.margins, [88, -20, 60]);
  assert.deepEqual(nearWords(near), ["You were close", "Second in 2 of 3 slaps, usually by 74 ms."]);
  assert.equal(slowerWords(near), "About 0.1 s slower than these");
  race(9, [2, 410, "won"], [1, 415, "lost"], [0, 470, "lost"]);
  const third = nearness();
  assert.equal(third && nearWords(third)?.[1], "Behind in 3 of 4 slaps, usually by 60 ms.");
});

test("a late hand joins its race and is counted once", () => {
  sit(["steady"], [1]);
  race(3, [1, 400, "won"]);
  race(3, [1, 400, "won"], [0, 500, "late"]);
  assert.deepEqual(nearness()?.margins, [100]);
});

test("bots that were far ahead were quick", () => {
  sit(["steady"], [1]);
  race(3, [1, 430, "won"], [0, 710, "late"]);
  const near = nearness();
  assert.deepEqual(near && nearWords(near), [
    "These were quick",
    "They slap in about 0.43\u00a0s. You took 0.71\u00a0s.",
  ]);
  assert.equal(slowerWords(near), "About 0.3 s slower than these");
});

test("who was the quicker one and lost all the same reads so", () => {
  sit(["gentle"], [1]);
  race(3, [0, 420, "won"], [1, 440, "lost"]);
  assert.equal(nearWords(nearness()!), null);
  assert.equal(slowerWords(nearness()), "About as quick as these");
  race(5, [0, 420, "won"], [1, 740, "lost"]);
  assert.equal(slowerWords(nearness()), "About 0.2 s quicker than these");
});

const ERRS = say("bots-mistakes", { n: 7, miss: 10, fooled: 40 });
const OFFER = {
  choice: { seats: 4, bots: ["matching"] },
  mixed: [690, 479, 357],
  temperaments: [
    { name: "matching", title: say("bots-title", { kind: "matching" }), words: ERRS, together: [650, 650, 650] },
    { name: "steady", title: say("bots-title", { kind: "steady" }), words: ERRS, together: [483, 446, 427] },
  ],
} as unknown as Welcome;

test("a choice of bots tells what they do together, and never one of several", () => {
  assert.equal(shortly(OFFER, "matching", 3), "About even");
  assert.equal(shortly(OFFER, "steady", 3), "0.4 s together");
  assert.equal(shortly(OFFER, "steady", 1), "0.5 s");
  assert.equal(shortly(OFFER, "mixed", 3), "One of each");
  assert.equal(
    likeness(OFFER, "steady", 3),
    "Together the three slap in about 0.43\u00a0s. Each misses 1 in 10 and falls for 1 near miss in 40.",
  );
  assert.equal(
    likeness(OFFER, "steady", 1),
    "The bot slaps in about 0.48\u00a0s. It misses 1 in 10 and falls for 1 near miss in 40.",
  );
  assert.equal(likeness(OFFER, "mixed", 2), "Together the two slap in about 0.48\u00a0s.");
  assert.equal(
    likeness(OFFER, "matching", 3),
    "Together the three slap in about 0.65\u00a0s at first. They find your pace in the first game.",
  );
  assert.equal(likeness(OFFER, "steady", 0), "");
});

test("the way in says against whom", () => {
  const of = (seats: number, ...bots: string[]) => opponents({ ...OFFER, choice: { ...OFFER.choice, seats, bots } });
  assert.equal(of(4, "matching"), "three bots that match you");
  assert.equal(of(2, "matching"), "one bot that matches you");
  assert.equal(of(4, "matching", "steady"), "three bots");
  assert.equal(of(2, "sharp"), "one bot");
});
