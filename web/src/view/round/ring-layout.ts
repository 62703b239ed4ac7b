import { type Box, type Point, partsOf, type Round, type Window } from "./geometry";

/** Where small things lie that belong to nobody: the menu's button and the mark. */

/** How far a button stays from the window's edge, and on a small screen. */
const INSET = 32;
const INSET_SMALL = 10;
/** Half of a button, which is no smaller than this in px. */
const HALF = 24;
/** How far it stays from stacks and plates, and from the rim. */
const APART = 8;
const RIM = 20;
const STEP = 8;

export interface Places {
  /** The middle of the menu's button: in a corner, else along an edge; null where no place is free. */
  readonly menu: Point | null;
  /** The mark's middle: in another corner; null where none is free. */
  readonly mark: Point | null;
}

/** Places where neither a stack nor a plate nor the disc lies. */
export function placesOf(window: Window, round: Round): Places {
  const half = Math.max(HALF, HALF / window.u);
  const inset = half + (round.small ? INSET_SMALL : INSET);
  const [right, bottom] = [window.width - inset, window.height - inset];
  const corners: readonly Point[] = [
    [right, inset],
    [inset, inset],
    [inset, bottom],
    [right, bottom],
  ];
  const free = (at: Point) => isFree(at, half, window, round);
  const [menu = along([inset, inset], [right, bottom]).find(free), ...others] = corners.filter(free);
  return { menu: menu ?? null, mark: others.at(-1) ?? null };
}

/** Places along the window's edges, the left one first. */
function along([left, top]: Point, [right, bottom]: Point): readonly Point[] {
  const down = Array.from({ length: Math.floor((bottom - top) / STEP) }, (_, step) => top + step * STEP);
  const over = Array.from({ length: Math.floor((right - left) / STEP) }, (_, step) => left + step * STEP);
  return [
    ...down.map((y): Point => [left, y]),
    ...down.map((y): Point => [right, y]),
    ...over.map((x): Point => [x, top]),
    ...over.map((x): Point => [x, bottom]),
  ];
}

function isFree([x, y]: Point, half: number, { width, height }: Window, round: Round): boolean {
  const off = half + APART;
  const touches = ({ left, top, right, bottom }: Box) =>
    x + off > left && x - off < right && y + off > top && y - off < bottom;
  if (round.positions.some((position) => partsOf(position, round.station).some(touches))) return false;
  // The point of the button that is nearest to the middle lies outside the rim.
  const across = Math.max(0, Math.abs(x - width / 2) - half) / (round.rx + RIM);
  const down = Math.max(0, Math.abs(y - height / 2) - half) / (round.ry + RIM);
  return Math.hypot(across, down) >= 1;
}
