/** The time axis of a photo finish: where a moment lies on it, and which figures stand under it. */

export interface Axis {
  /** Where a moment in ms lies, 0 at the left end and 1 at the right. */
  readonly positionOf: (ms: number) => number;
  readonly labels: readonly { readonly ms: number; readonly x: number }[];
  /** The slowest hand, in ms: there the axis ends. */
  readonly last: number;
  /** Where the axis is broken between 0 and the first hand. */
  readonly broken: number | null;
}

/** Two hands closer than this, in ms, are drawn on a broken axis. */
const CLOSE = 10;
/** So is a line whose hands all lie within this part of the winner's time. */
const NARROW = 0.35;
/** A broken axis goes on this long before the first hand, in ms. */
const BEFORE = 20;
/** How much is drawn left of zero where a hand was early, in ms. */
const EARLY = 80;
/** Where a broken axis breaks, and where it goes on. */
const BREAK = 0.085;
const AFTER = 0.13;
const STEPS = [50, 100, 200, 500, 1000, 2000, 5000];
/** Room between two figures, and of one letter of them, in u. */
const APART = 12;
const LETTER = 8.6;

interface Wanted {
  /** When the hands came down, in ms, the winner's first. */
  readonly hands: readonly number[];
  /** Whether it is one line for all hands. */
  readonly line: boolean;
  /** How long the axis is, in u. */
  readonly room: number;
  /** Whether nobody was first. */
  readonly heat?: boolean;
}

/** From 0, when the card was shown, to the slowest hand. */
export function axisOf({ hands, line, room, heat = false }: Wanted): Axis {
  const ran = hands.filter((ms) => ms >= 0).sort((a, b) => a - b);
  const [first = 0, second] = ran;
  const last = Math.max(ran.at(-1) ?? 0, 1);
  const early = hands.some((ms) => ms < 0);
  const close = second !== undefined && (heat || second - first < CLOSE);
  const narrow = line && second !== undefined && last - first < NARROW * (hands[0] ?? first);
  const from = first - BEFORE;
  if ((close || narrow) && from > BEFORE) return brokenAxis(from, last, early, room);
  const least = early ? -EARLY : 0;
  const positionOf = (ms: number) => (clamp(least, ms, last) - least) / (last - least);
  return { positionOf, labels: labelsOf(0, last, positionOf, room), last, broken: null };
}

function brokenAxis(from: number, last: number, early: boolean, room: number): Axis {
  const zero = early ? AFTER / 2 : 0;
  const on = zero + AFTER;
  const positionOf = (ms: number) => {
    if (ms < 0) return 0;
    if (ms < from) return zero + (ms / from) * (BREAK / 2);
    return on + ((Math.min(ms, last) - from) / (last - from)) * (1 - on);
  };
  const begins = labelsOf(from, last, positionOf, room);
  const clear = begins.filter(({ x }) => (x - zero) * room > APART + LETTER * 2);
  return { positionOf, labels: [{ ms: 0, x: zero }, ...clear], last, broken: zero + BREAK };
}

/** Round figures with room between them; in the end only the last one. */
function labelsOf(from: number, last: number, positionOf: (ms: number) => number, room: number) {
  const wide = LETTER * String(Math.round(last)).length + APART;
  const all = (step: number) => {
    const count = Math.floor(last / step) - Math.ceil(from / step) + 1;
    const begin = Math.ceil(from / step) * step;
    return Array.from({ length: Math.max(0, count) }, (_, k) => begin + k * step).map((ms) => ({
      ms,
      x: positionOf(ms),
    }));
  };
  const fits = (step: number) => (positionOf(from + step) - positionOf(from)) * room >= wide;
  const step = STEPS.find((step) => fits(step) && all(step).length > 0);
  const ticks = all(step ?? STEPS.findLast((step) => step <= last) ?? last);
  return step === undefined ? ticks.slice(-1) : ticks;
}

function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Moves things of some width on a line apart, as little as keeps them in order and inside. */
export function apart(at: readonly number[], widths: readonly number[], room: number): readonly number[] {
  const order = at.map((_, index) => index).sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  const placed = [...at];
  const half = (index: number) => (widths[index] ?? 0) / 2;
  let edge = 0;
  for (const index of order) {
    placed[index] = Math.max(at[index] ?? 0, edge + half(index));
    edge = (placed[index] ?? 0) + half(index);
  }
  let limit = room;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit - half(index));
    limit = (placed[index] ?? 0) - half(index);
  }
  return placed;
}
