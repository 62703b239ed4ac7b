import assert from "node:assert/strict";
import test from "node:test";
import { opponents } from "../src/state/sides";

test("opponents sit clockwise from the own left, each once, at two to eight seats", () => {
  for (let seats = 2; seats <= 8; seats += 1) {
    for (let mine = 0; mine < seats; mine += 1) {
      const placed = opponents(seats, mine);
      const order = Array.from({ length: seats - 1 }, (_, step) => (mine + 1 + step) % seats);
      assert.deepEqual(
        placed.map(({ seat }) => seat),
        order,
      );
      assert.equal(new Set(placed.map(({ side }) => side)).size, seats - 1);
    }
  }
});
