import assert from "node:assert/strict";
import test from "node:test";
import { seated } from "../src/state/store";
import { heldWords, isHeld, wayOf, wayWords } from "../src/view/table/evidence";
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
    handicap: 0,
    device: "",
    screen: 0,
    fine: false,
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

test("a handicap does not make a hand held, nor its way longer", () => {
  const aided = hand(0, 231, { claim: 301, arrival: 320, handicap: 70, device: "touch" });
  assert.equal(isHeld({ ...aided, how: "clamped" }), false);
  assert.equal(isHeld({ ...aided, how: "clamped", claim: 290 }), true);
  assert.equal(wayOf(aided), 19);
});

test("held hands are said with what they claimed", () => {
  const hands = [hand(1, 231, { how: "clamped", claim: 204 }), hand(0, 260, { how: "arrival", claim: 240 })];
  const said =
    "Ann's browser measured 204 ms; it came late, as from a slow screen or an unsure line, so 231 counts. " +
    "Your browser measured 240 ms; the line is not known yet, so it counts when it arrived.";
  assert.equal(heldWords({ hands } as unknown as RaceResult), said);
});

test("a loser whose hand arrived first is shown that the winner's was on its way", () => {
  const own = hand(0, 244, { arrival: 250 });
  const lost = (...hands: HandView[]) => wayWords({ hands, winner: 1, heat: null } as unknown as RaceResult);
  const far = hand(1, 231, { verdict: "won", arrival: 381 });
  assert.equal(lost(far, own), "Ann's hand fell 13 ms before yours and was 150 ms on its way.");
  assert.equal(lost(hand(1, 231, { verdict: "won", arrival: 240 }), own), "");
  assert.equal(lost({ ...far, how: "drawn" }, own), "");
  assert.equal(lost(far, { ...own, verdict: "late" }), "");
  assert.equal(lost(far), "");
  assert.equal(wayOf({ ...far, how: "arrival" }), 0);
});
