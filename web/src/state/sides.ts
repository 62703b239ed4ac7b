/**
 * Where the opponents sit, clockwise from the left hand: up the left side, along the top, down
 * the right. The lower corners stay free for the last pile and the lanes.
 */
const SIDES: readonly (readonly string[])[] = [
  [],
  ["top-1"],
  ["left-1", "right-1"],
  ["left-1", "top-1", "right-1"],
  ["left-1", "top-1-2", "top-2-2", "right-1"],
  ["left-2", "left-1", "top-1", "right-1", "right-2"],
  ["left-2", "left-1", "top-1-2", "top-2-2", "right-1", "right-2"],
  ["left-2", "left-1", "top-1-3", "top-1", "top-3-3", "right-1", "right-2"],
];

export interface Opponent {
  readonly seat: number;
  readonly side: string;
}

export function opponents(seats: number, mine: number): readonly Opponent[] {
  const own = Math.max(0, mine);
  const sides = SIDES[seats - 1] ?? [];
  return sides.map((side, step) => ({ seat: (own + 1 + step) % seats, side }));
}
