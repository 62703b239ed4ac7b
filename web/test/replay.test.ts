import assert from "node:assert/strict";
import test from "node:test";
import "./page";
import type { Moment, RaceResult, Replayed, Table } from "../src/wire";

const { at, goOn, marks, momentOf, numberOf, pause, play, playing, seek, speed, step, toSlap } = await import(
  "../src/screens/replay/position"
);
const { replay } = await import("../src/state/store");
const { routeOf } = await import("../src/state/route");

type Event = Moment["happened"]["events"][number];

function moment(when: number, number: number, events: readonly Event[], result: RaceResult | null = null): Moment {
  const table = { flips: number } as Table;
  return { at: when, happened: { type: "happened", number, k: 0, events, table, paused: false }, result, band: 4 };
}

const flipped = (seat: number, challenger = -1) =>
  ({ event: "flipped", at: 0, seat, cards: [7 << 2], duel: [0, challenger, 2, 0], by_itself: false }) as const;
const race = (winner: number) =>
  ({ winner, hands: [{ seat: 1, verdict: winner < 0 ? "bad" : "won", credited: 300 }] }) as unknown as RaceResult;

const GAME = [
  moment(0, 0, [flipped(0)]),
  moment(700, 1, [flipped(1, 1)]),
  moment(9000, 2, []),
  moment(9100, 2, [flipped(0), flipped(1)], race(-1)),
  moment(9800, 4, [flipped(0)], race(1)),
];

function shown(): void {
  replay.value = { code: "", game: { moments: GAME } as unknown as Replayed };
  seek(0);
}

test("a step goes to what is seen, and a slap to the next slap", () => {
  shown();
  step(1);
  assert.equal(at.value, 1);
  step(1);
  assert.equal(at.value, 3, "nothing is seen of an act without events");
  toSlap(1);
  assert.equal(at.value, 4);
  toSlap(1);
  assert.equal(at.value, 4, "there is none after the last");
  toSlap(-1);
  assert.equal(at.value, 3);
  step(-1);
  assert.equal(at.value, 1);
});

test("slaps, wrong slaps and challenges are marked", () => {
  shown();
  assert.deepEqual(
    marks.value.map(({ index, kind, seat }) => [index, kind, seat]),
    [
      [1, "challenge", 1],
      [3, "wrong", 1],
      [4, "won", 1],
    ],
  );
});

test("every moment has an address, and leads back to itself", () => {
  shown();
  for (const index of [0, 1, 3, 4]) assert.equal(momentOf(numberOf(GAME[index] as Moment)), index);
  assert.equal(momentOf(999), 4);
  assert.deepEqual(routeOf("/r/qxyz-12"), { kind: "replay", code: "QXYZ-12" });
  assert.deepEqual(routeOf("/r/"), { kind: "replay", code: "" });
  assert.equal(routeOf("/r/QXYZ")?.kind, "join");
});

test("it plays at its own pace, no pause is long, and it stops at the end", () => {
  shown();
  speed.value = 0.5;
  assert.equal(pause(), 1400);
  seek(1);
  assert.equal(pause(), 6000, "3 s at the most, twice as slow");
  speed.value = 4;
  seek(3);
  assert.equal(pause(), 1500, "a slap stays long enough to be read");
  play();
  assert.ok(playing.value);
  goOn();
  assert.deepEqual([at.value, playing.value], [4, false]);
  play();
  assert.equal(at.value, 0, "from the beginning again");
  seek(0);
});
