/** Cards as the wire numbers them, taken apart into rank and suit. */

import { SUITS, type Suit } from "./suits";

/** A card as the wire numbers it, `rank << 2 | suit`, taken apart. */
export interface Face {
  readonly code: number;
  readonly rank: string;
  /** 1 for the ace to 13 for the king, 15 for a joker. */
  readonly number: number;
  readonly suit: Suit;
}

const RANKS = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "★"];
export const JOKER = 15;

export function face(code: number): Face {
  const number = code >> 2;
  return { code, number, rank: RANKS[number] ?? "", suit: SUITS[code & 3] ?? "S" };
}

/** Marks a six or a nine: seen from the other side of a table one is the other. */
export function turns(number: number): "" | undefined {
  return number === SIX || number === NINE ? "" : undefined;
}

const [SIX, NINE] = [6, 9];

/** Reads a card as rules are written, "10H" or "JK1". */
export function parse(text: string): number {
  if (text.startsWith("JK")) return (JOKER << 2) | (Number(text[2]) - 1);
  const rank = RANKS.indexOf(text.slice(0, -1));
  return (rank << 2) | SUITS.indexOf(text.slice(-1) as Suit);
}
