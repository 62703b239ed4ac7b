import assert from "node:assert/strict";
import test from "node:test";
import {
  type Box,
  HUB,
  mostOf,
  onRim,
  partsOf,
  type Round,
  roundOf,
  type Window,
  wedgeOf,
} from "../src/view/round/geometry";
import { placesOf } from "../src/view/round/ring-layout";

const TABLETS: readonly Window[] = [
  { width: 1180, height: 820, u: 1 },
  { width: 820, height: 1180, u: 1 },
  { width: 1093, height: 820, u: 0.937 },
  { width: 820, height: 1093, u: 0.937 },
  { width: 889, height: 778, u: 0.9 },
  { width: 820, height: 1312, u: 0.976 },
];
const PHONES: readonly Window[] = [
  { width: 433, height: 938, u: 0.9 },
  { width: 400, height: 711, u: 0.9 },
  { width: 938, height: 433, u: 0.9 },
  { width: 711, height: 445, u: 0.9 },
  { width: 667, height: 1067, u: 0.9 },
];

function parts({ positions, station }: Round): readonly (readonly Box[])[] {
  return positions.map((position) => partsOf(position, station));
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function holds({ left, top, right, bottom }: Box, [x, y]: readonly [number, number]): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function check(window: Window, seats: number): void {
  const round = roundOf(window, seats);
  const where = `${window.width}x${window.height}, ${seats} seats`;
  assert.equal(round.positions.length, seats);
  // A wedge is at least 96 px deep, by its narrower way.
  assert.ok((Math.min(round.rx, round.ry) - HUB / 2) * window.u >= 96, `${where}: ${round.rx} deep`);
  const all = parts(round);
  all.forEach((own, seat) => {
    for (const { left, top, right, bottom } of own) {
      const edge = Math.min(left, top, window.width - right, window.height - bottom);
      assert.ok(edge * window.u >= 39, `${where}: seat ${seat} is ${edge} from the edge`);
    }
    for (const other of all.slice(seat + 1).flat())
      assert.ok(!own.some((part) => overlaps(part, other)), `${where}: stacks touch`);
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const [x, y] = onRim(degrees, round.rx + 8, round.ry + 8);
      const at = [window.width / 2 + x, window.height / 2 + y] as const;
      assert.ok(!own.some((part) => holds(part, at)), `${where}: the rim runs under seat ${seat}`);
    }
  });
  checkMenu(window, round, where);
}

/** The menu's button lies in the window, on no stack, no plate and no wedge. */
function checkMenu(window: Window, round: Round, where: string): void {
  const { menu } = placesOf(window, round);
  assert.ok(menu, `${where}: no place for the menu`);
  const half = Math.max(24, 24 / window.u);
  const [x, y] = menu;
  const box = { left: x - half, top: y - half, right: x + half, bottom: y + half };
  assert.ok(box.left >= 0 && box.top >= 0 && box.right <= window.width && box.bottom <= window.height, where);
  assert.ok(
    !parts(round)
      .flat()
      .some((part) => overlaps(part, box)),
    `${where}: the menu lies on a stack`,
  );
  for (let degrees = 0; degrees < 360; degrees += 1) {
    const [across, down] = onRim(degrees, round.rx, round.ry);
    const at = [window.width / 2 + across, window.height / 2 + down] as const;
    assert.ok(!holds(box, at), `${where}: the menu lies on a wedge`);
  }
}

test("round a tablet two to six people have wedges that are deep enough, and stacks that touch nothing", () => {
  for (const window of TABLETS) for (let seats = 2; seats <= 6; seats += 1) check(window, seats);
});

test("three and four people have room on a phone, and as many as have room are asked for", () => {
  for (const window of PHONES) for (const seats of [3, 4]) check(window, seats);
  const most = [...TABLETS, ...PHONES].map(mostOf);
  assert.deepEqual(most, [6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4]);
  assert.equal(mostOf({ width: 458, height: 422, u: 0.9 }), 2);
});

test("two people on a page that is enlarged have wedges, and their stacks leave each other room", () => {
  const window = { width: 217, height: 469, u: 0.9 };
  const round = roundOf(window, 2);
  assert.ok(round.tiny);
  const [first, second] = parts(round).flat();
  assert.ok(first && second && !overlaps(first, second));
  assert.ok((Math.min(round.rx, round.ry) - HUB / 2) * window.u >= 48);
});

test("two people play face to face on a phone", () => {
  for (const window of PHONES) check(window, 2);
  const { positions } = roundOf(PHONES[0] as Window, 2);
  assert.deepEqual(
    positions.map(({ angle, edge }) => [angle, edge]),
    [
      [0, 0],
      [180, 180],
    ],
  );
});

test("the seats go round clockwise, and the whole ring can be turned", () => {
  const [first, second] = roundOf(TABLETS[0] as Window, 4).positions;
  assert.deepEqual([first?.edge, second?.edge], [0, 90]);
  assert.equal(roundOf(TABLETS[0] as Window, 4, 1).positions[0]?.edge, 90);
});

test("a wedge runs from the hub, which is nobody's, to the rim", () => {
  const corners = wedgeOf(0, 90, 300, 300);
  const far = corners.map(([x, y]) => Math.hypot(x, y));
  assert.ok(far.every((length) => Math.abs(length - 300) < 1 || Math.abs(length - HUB / 2) < 1));
  assert.ok(corners.every(([, y]) => y > 0));
});
