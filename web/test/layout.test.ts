import assert from "node:assert/strict";
import test from "node:test";
import { shapeOf } from "../src/state/layout";
import { areTokens } from "../src/view/seats/tokens";
import { apart, axisOf } from "../src/view/table/axis";
import { formOf } from "../src/view/table/form";
import { ribbonLines } from "../src/view/table/lines";

const close = (value: number, to: number) => assert.ok(Math.abs(value - to) < 0.006, `${value} is not ${to}`);

test("the aspect and the short side choose the layout, and its unit", () => {
  const cases: [number, number, string, number][] = [
    [390, 844, "tall", 1],
    [360, 640, "tall", 0.92],
    [768, 1024, "tall", 1.3],
    [600, 960, "tall", 1.22],
    [412, 380, "tall", 0.92],
    [844, 390, "low", 1],
    [870, 450, "low", 1.03],
    [667, 375, "low", 1],
    [1024, 768, "wide", 1],
    [2560, 1440, "wide", 1.8],
    [3840, 2160, "wide", 2],
  ];
  for (const [width, height, layout, u] of cases) {
    const shape = shapeOf(width, height);
    assert.equal(shape.layout, layout, `${width}x${height}`);
    close(shape.u, u);
  }
});

test("large text is laid out as an enlarged page is", () => {
  assert.deepEqual(shapeOf(390, 844, 2), shapeOf(195, 422));
  assert.deepEqual(shapeOf(1280, 800, 2), shapeOf(640, 400));
  assert.equal(shapeOf(390, 844, 2).large, true);
  assert.equal(shapeOf(280, 653).large, false);
});

test("the photo finish takes the largest form that has room", () => {
  const kinds = [
    [1280, 800],
    [1280, 640],
    [844, 390],
    [667, 375],
    [390, 844],
    [360, 640],
    [412, 380],
    [195, 422],
  ];
  const forms = kinds.map(([width = 0, height = 0]) => formOf(shapeOf(width, height)).kind);
  assert.deepEqual(forms, ["panel", "lanes", "bare", "line", "lanes", "line", "strip", "list"]);
});

test("seats are tokens where their names have no room", () => {
  assert.equal(areTokens(shapeOf(390, 844), 4), false);
  assert.equal(areTokens(shapeOf(390, 844), 5), true);
  assert.equal(areTokens(shapeOf(320, 568), 3), true);
  assert.equal(areTokens(shapeOf(844, 390), 3), false);
  assert.equal(areTokens(shapeOf(844, 390), 4), true);
  assert.equal(areTokens(shapeOf(1024, 768), 7), false);
});

test("the axis goes from the card to the slowest hand, and shows an early one left of it", () => {
  const axis = axisOf({ hands: [444, 480, 547], line: false, room: 140 });
  assert.equal(axis.broken, null);
  assert.deepEqual([axis.positionOf(0), axis.positionOf(547)], [0, 1]);
  assert.deepEqual(
    axis.labels.map(({ ms }) => ms),
    [0, 200, 400],
  );
  const early = axisOf({ hands: [231, -62], line: false, room: 140 });
  assert.ok(early.positionOf(-62) < early.positionOf(0) && early.positionOf(-200) === 0);
});

test("the axis breaks for a dead heat, and on a line for hands that lie close, else never", () => {
  const heat = axisOf({ hands: [480, 476, 547], line: false, room: 140, heat: true });
  assert.ok(heat.broken !== null && heat.broken < heat.positionOf(476));
  assert.ok((heat.positionOf(480) - heat.positionOf(476)) * 140 > 5);
  assert.equal(axisOf({ hands: [444, 480, 547], line: true, room: 280 }).broken === null, false);
  assert.equal(axisOf({ hands: [444, 480, 900], line: true, room: 280 }).broken, null);
  assert.equal(axisOf({ hands: [231], line: true, room: 280 }).broken, null);
});

test("what would lie on each other is moved apart, in order and inside", () => {
  assert.deepEqual(apart([10, 12, 99], [20, 20, 20], 100), [10, 30, 90]);
});

test("a ribbon breaks after its colon where its letters would be small", () => {
  const [short, long] = ["You, 444 ms: double 7-7", "Bartholomew, 1444 ms: top and bottom 10-10"];
  assert.equal(ribbonLines(short, shapeOf(390, 844)).length, 1);
  assert.deepEqual(ribbonLines(long, shapeOf(390, 844)), ["Bartholomew, 1444 ms", "top and bottom 10-10"]);
  assert.equal(ribbonLines(short, shapeOf(844, 390)).length, 2);
  assert.equal(ribbonLines(long, shapeOf(1280, 800)).length, 1);
});
