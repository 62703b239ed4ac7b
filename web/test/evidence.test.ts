import assert from "node:assert/strict";
import test from "node:test";
import { seated } from "../src/state/store";
import { heldWords, isHeld } from "../src/view/table/evidence";
import type { HandView, RaceResult, Seated } from "../src/wire";

seated.value = { yours: [0], seats: [{ name: "Me" }, { name: "Ann" }] } as unknown as Seated;

function hand(seat: number, credited: number, more: Partial<HandView> = {}): HandView {
  return {
    seat,
    credited,
    how: "claim",
    verdict: "lost",
    claim: credited,
    arrival: credited,
    clamp: 60,
    margin: 0,
    why: null,
    ...more,
  };
}

test("a hand is held where its line could not excuse the claim", () => {
  assert.equal(isHeld(hand(0, 231)), false);
  assert.equal(isHeld(hand(0, 231, { how: "clamped", claim: 204 })), true);
  assert.equal(isHeld(hand(0, 260, { how: "arrival", claim: 240 })), true);
  assert.equal(isHeld(hand(0, 260, { how: "drawn", claim: 0 })), false);
});

test("held hands are said with what they claimed", () => {
  const hands = [hand(1, 231, { how: "clamped", claim: 204 }), hand(0, 260, { how: "arrival", claim: 240 })];
  const said = "Ann claimed 204 ms; that line allows 231 at best. You claimed 240 ms; your line is not measured yet.";
  assert.equal(heldWords({ hands } as unknown as RaceResult), said);
});
