/** Where the pips of a number card lie, in card units from its centre. */
export type Pip = readonly [x: number, y: number];

const COLUMN = 38;
const ROW = 98;
const THIRD = ROW / 3;
const HALF = ROW / 2;

const SIDES = (...rows: number[]): Pip[] =>
  rows.flatMap((y): Pip[] => [
    [-COLUMN, y],
    [COLUMN, y],
  ]);
const MIDDLE = (...rows: number[]): Pip[] => rows.map((y): Pip => [0, y]);

const PLACES: Record<string, readonly Pip[]> = {
  "2": MIDDLE(-ROW, ROW),
  "3": MIDDLE(-ROW, 0, ROW),
  "4": SIDES(-ROW, ROW),
  "5": [...SIDES(-ROW, ROW), ...MIDDLE(0)],
  "6": SIDES(-ROW, 0, ROW),
  "7": [...SIDES(-ROW, 0, ROW), ...MIDDLE(-HALF)],
  "8": [...SIDES(-ROW, 0, ROW), ...MIDDLE(-HALF, HALF)],
  "9": [...SIDES(-ROW, -THIRD, THIRD, ROW), ...MIDDLE(0)],
  "10": [...SIDES(-ROW, -THIRD, THIRD, ROW), ...MIDDLE(-2 * THIRD, 2 * THIRD)],
};

export function pips(rank: string): readonly Pip[] {
  return PLACES[rank] ?? [];
}
