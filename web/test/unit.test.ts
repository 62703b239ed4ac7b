import assert from "node:assert/strict";
import test from "node:test";
import { readerOf, shapeOf } from "../src/state/layout";

/** What a probe of one rem says of a reader's size of text: browsers cut lengths to 1/64 px. */
function measured(reader: number, u: number): number {
  return Math.floor(16 * reader * u * 64) / 64 / 16 / u;
}

test("every window comes to one unit, whatever a browser rounds", () => {
  for (const text of [1, 1.0625, 1.1, 1.25, 1.5, 2]) {
    for (let width = 320; width < 2600; width += 41) {
      for (let height = 320; height < 1600; height += 41) {
        let [reader, u] = [1, 1];
        const units = new Set<number>();
        for (let times = 0; times < 6; times += 1) {
          reader = readerOf(measured(text, u), reader);
          ({ u } = shapeOf(width, height, reader));
          units.add(u);
        }
        assert.ok(units.size <= 2, `${width} by ${height} at ${text}: ${[...units].join(", ")}`);
        assert.equal(u, shapeOf(width, height, text).u);
      }
    }
  }
});

test("a reader's size of text is taken as it is, and kept where nothing is measured", () => {
  assert.equal(readerOf(1.2499, 1), 1.25);
  assert.equal(readerOf(1.2001, 1.25), 1.2);
  assert.equal(readerOf(0, 1.25), 1.25);
  assert.equal(readerOf(NaN, 1.25), 1.25);
});
