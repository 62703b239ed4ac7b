/**
 * The dice of the server (`src/firsthand/dice.py`): ChaCha with eight rounds, so that a page can
 * shuffle again what a seed shuffled there.
 */

type Words = readonly number[];

const WORD = 2 ** 32;
const WORDS = 16;
const DOUBLE_ROUNDS = 4;
const NAME: Words = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COLUMNS: readonly Words[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
];
const DIAGONALS: readonly Words[] = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** Draws the words of a seed, written as 64 hexadecimal digits, one after the other. */
export function roller(seed: string): () => number {
  const key = Array.from({ length: 8 }, (_, index) => parseInt(seed.slice(56 - 8 * index, 64 - 8 * index), 16));
  let words: Words = [];
  let drawn = 0;
  return () => {
    if (drawn % WORDS === 0) words = block(key, drawn / WORDS);
    drawn += 1;
    return words[(drawn - 1) % WORDS] ?? 0;
  };
}

/** The items in the order that the dice give them (Fisher and Yates; Lemire). */
export function shuffled(items: Words, roll: () => number): Words {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const index = draw(roll, last + 1);
    [order[last], order[index]] = [order[index] ?? 0, order[last] ?? 0];
  }
  return order;
}

function draw(roll: () => number, sides: number): number {
  for (;;) {
    const product = roll() * sides;
    if (product % WORD >= WORD % sides) return Math.floor(product / WORD);
  }
}

function block(key: Words, number: number): Words {
  const start = [...NAME, ...key, number, 0, 0, 0];
  const state = [...start];
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    for (const quarters of [...COLUMNS, ...DIAGONALS]) quarter(state, quarters);
  }
  return state.map((word, index) => (word + (start[index] ?? 0)) >>> 0);
}

function quarter(state: number[], [a = 0, b = 0, c = 0, d = 0]: Words): void {
  for (const [to, by, into, turn] of [
    [a, b, d, 16],
    [c, d, b, 12],
    [a, b, d, 8],
    [c, d, b, 7],
  ] as const) {
    state[to] = ((state[to] ?? 0) + (state[by] ?? 0)) >>> 0;
    const mixed = (state[into] ?? 0) ^ (state[to] ?? 0);
    state[into] = ((mixed << turn) | (mixed >>> (32 - turn))) >>> 0;
  }
}
