/**
 * SHA-256 (FIPS 180-4) for pages of a home network: without https a browser keeps its own from
 * them, and there a deal wants checking most.
 */

const BLOCK = 64;
const ROUNDS = 64;
const PRIMES = primes(ROUNDS);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  let state = FIRST;
  for (let at = 0; at < padded.byteLength; at += BLOCK) state = mixed(state, schedule(padded, at));
  const sum = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, index) => sum.setUint32(4 * index, word));
  return new Uint8Array(sum.buffer);
}

/** A one bit, zeros, and the length in bits fill the last block. */
function pad(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, 8 * bytes.length);
  return view;
}

function schedule(view: DataView, at: number): readonly number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(at + 4 * index));
  for (let index = 16; index < ROUNDS; index += 1) {
    const [a, b, c, d] = [2, 7, 15, 16].map((back) => words[index - back] ?? 0) as [number, number, number, number];
    const early = turned(c, 7) ^ turned(c, 18) ^ (c >>> 3);
    const late = turned(a, 17) ^ turned(a, 19) ^ (a >>> 10);
    words.push((late + b + early + d) >>> 0);
  }
  return words;
}

function mixed(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = h + sum + chosen + (CONSTANTS[round] ?? 0) + (words[round] ?? 0);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) >>> 0);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0;
}

function primes(count: number): readonly number[] {
  const numbers: number[] = [];
  for (let next = 2; numbers.length < count; next += 1) {
    if (numbers.every((prime) => next % prime !== 0)) numbers.push(next);
  }
  return numbers;
}
