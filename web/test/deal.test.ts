import assert from "node:assert/strict";
import test from "node:test";
import { roller, shuffled } from "../src/check/dice";
import { hands, matches } from "../src/check/hands";
import { forgetOpening, noteOpening, opening } from "../src/check/opening";
import type { AnyEvent } from "../src/state/events";

const SEVEN = "7".padStart(64, "0");
const PACK = { decks: 1, jokers: 0, without: [] };
const DEAL = { counts: [26, 26], first: 0, burned: 0 };

test("the dice roll what the server's dice roll", () => {
  const roll = roller(SEVEN);
  assert.deepEqual([roll(), roll(), roll()], [742701683, 3281823346, 3936197989]);
  const large = roller(`${"8".padEnd(60, "0")}3039`);
  assert.equal(Array.from({ length: 17 }, large).at(-1), 3946692932);
});

test("a pack with two jokers lies as the server shuffles it", () => {
  const [first = []] = hands(SEVEN, { counts: [54], first: 0, burned: 0, turned: [] }, { ...PACK, jokers: 2 });
  assert.deepEqual(first.slice(-6).reverse(), [37, 28, 31, 26, 61, 25]);
  assert.deepEqual(first.slice(0, 3).reverse(), [39, 11, 40]);
  assert.equal(shuffled([1], roller(SEVEN)).length, 1);
});

test("cards that stay over are not dealt", () => {
  const dealt = hands(SEVEN, { counts: [17, 17, 17], first: 1, burned: 1, turned: [] }, PACK);
  assert.deepEqual(
    dealt.map((hand) => hand.length),
    [17, 17, 17],
  );
});

test("what is turned from a dealt hand is held to the seed, and nothing after", () => {
  const [mine = [], others = []] = hands(SEVEN, { ...DEAL, turned: [] }, PACK);
  const note = (event: object) => noteOpening({ at: 0, ...event } as AnyEvent);
  note({ event: "dealt", ...DEAL });
  note({ event: "flipped", seat: 0, cards: mine.slice(0, 1) });
  note({ event: "flipped", seat: 1, cards: others.slice(0, 1) });
  note({ event: "pile_taken", seat: 1 });
  note({ event: "flipped", seat: 1, cards: [4] });
  const seen = opening.value;
  assert.ok(seen && matches(SEVEN, seen, PACK));
  assert.deepEqual(
    seen.turned.map((cards) => cards.length),
    [1, 1],
  );
  note({ event: "flipped", seat: 0, cards: [mine[2]] });
  assert.ok(opening.value && !matches(SEVEN, opening.value, PACK));
  forgetOpening();
  assert.equal(opening.value, null);
});

test("cards that were taken out are not dealt", () => {
  const deal = { counts: [34, 34, 34], first: 0, burned: 0, turned: [[], [], []] };
  const twice = { decks: 2, jokers: 0, without: [11, 11] };
  const dealt = hands(SEVEN, deal, twice);
  assert.deepEqual(
    dealt.map((hand) => hand.length),
    [34, 34, 34],
  );
  assert.equal(dealt.flat().filter((card) => card === 11).length, 0);
  assert.ok(matches(SEVEN, deal, twice));
  assert.ok(!matches(SEVEN, deal, { ...twice, without: [11] }), "one card more lies in a hand");
});
