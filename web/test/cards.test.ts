import assert from "node:assert/strict";
import test from "node:test";
import { face, parse } from "../src/state/code";
import { spoken, title } from "../src/state/spoken";
import { outline } from "../src/view/cards/outline";
import { pips } from "../src/view/cards/pips";
import { tilt } from "../src/view/cards/tilt";

test("a card is taken apart as the wire numbers it", () => {
  assert.deepEqual(face(49), { code: 49, number: 12, rank: "Q", suit: "H" });
  assert.equal(parse("QH"), 49);
  assert.equal(parse("10H"), 41);
  assert.equal(parse("JK2"), 61);
});

test("a card is spoken in words", () => {
  assert.equal(spoken(parse("KD")), "king of diamonds");
  assert.equal(spoken(parse("10S")), "10 of spades");
  assert.equal(spoken(parse("JK1")), "joker");
  assert.equal(title(parse("AC")), "Ace");
});

test("every number card has as many pips as its rank says", () => {
  for (let rank = 2; rank <= 10; rank += 1) assert.equal(pips(String(rank)).length, rank);
  assert.equal(pips("K").length, 0);
});

test("cards tilt within the turn and the drop for which no index is covered", () => {
  for (const suit of "SHDC") {
    for (const rank of "A,2,3,4,5,6,7,8,9,10,J,Q,K".split(",")) {
      const { turn, drop } = tilt(parse(rank + suit));
      assert.ok(Math.abs(turn) <= 5.25 && Math.abs(drop) <= 0.024, rank + suit);
    }
  }
  assert.equal(tilt(parse("6C")).turn, -5.25);
});

test("a suit is moved, scaled and turned with all its arcs", () => {
  const at = { size: 120, x: 10, y: -20, turned: false };
  const path = "M0 -500C100 -250 355 -100 355 185A150 150 0 0 1 55 185Z";
  assert.equal(
    outline(path, [at, { ...at, turned: true }]),
    "M10 -70C20 -45 45.5 -30 45.5 -1.5A15 15 0 0 1 15.5 -1.5Z" +
      "M10 30C0 5 -25.5 -10 -25.5 -38.5A15 15 0 0 1 4.5 -38.5Z",
  );
});
