// The icons of the installed page, drawn here: a card on felt, and a hand's print on it.
import { deflateSync } from "node:zlib";

const SIZES = [180, 192, 512];
const FELT = [18, 41, 31];
const PAPER = [255, 253, 247];
const INK = [63, 33, 72];
const GOLD = [230, 159, 0];
/** Fingers and palm in hundredths of the icon: two ends and the breadth. */
const HAND = [
  [39, 56, 33, 33, 8.5],
  [48, 54, 47, 27, 8.8],
  [57, 55, 61, 31, 8.5],
  [64, 62, 73, 46, 7.5],
  [43, 73, 27, 60, 8.8],
  [49, 66, 56, 66, 24],
];
/** How many looks each way a pixel is the middle of. */
const LOOKS = 3;

/** The icons by name. */
export function icons() {
  return new Map(SIZES.map((size) => [`icon-${size}.png`, png(size)]));
}

/** The colour at a place of the icon, in hundredths. */
function colour(x, y) {
  if (Math.hypot(x - 52, y - 70) < 5) return GOLD;
  if (HAND.some(([ax, ay, bx, by, width]) => away(x, y, ax, ay, bx, by) < width / 2)) return INK;
  const [u, v] = turned(x - 50, y - 50, 0.157);
  const [side, end, round] = [Math.abs(u) - 25, Math.abs(v) - 34, 6];
  const outside = Math.hypot(Math.max(side + round, 0), Math.max(end + round, 0)) - round;
  return outside < 0 ? PAPER : FELT;
}

function turned(x, y, by) {
  return [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)];
}

/** How far a place is from a line between two others. */
function away(x, y, ax, ay, bx, by) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

function png(size) {
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) rows.set(pixel(x, y, size), y * (1 + 3 * size) + 1 + 3 * x);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pixel(x, y, size) {
  const sum = [0, 0, 0];
  for (let look = 0; look < LOOKS * LOOKS; look++) {
    const [dx, dy] = [(look % LOOKS) + 0.5, Math.floor(look / LOOKS) + 0.5];
    const seen = colour(((x + dx / LOOKS) / size) * 100, ((y + dy / LOOKS) / size) * 100);
    for (const part of [0, 1, 2]) sum[part] += seen[part];
  }
  return sum.map((part) => Math.round(part / (LOOKS * LOOKS)));
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  made.set(body, 4);
  made.writeUInt32BE(crc(body), body.length + 4);
  return made;
}

/** The check of a chunk (PNG, annex D). */
function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
