/** Cards in words, as they are read aloud. */

import * as card from "../english/card";
import { face, JOKER } from "./code";
import type { Suit } from "./suits";

const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" } as const satisfies Record<Suit, string>;

/** The card in words, "seven of hearts" with the figure as a figure. */
export function spoken(code: number): string {
  const { number: rank, suit } = face(code);
  return rank === JOKER ? card.figure({ rank }) : card.printed({ rank, suit: SUITS[suit] });
}

/** The rank in words, as a title: "King", "Ace". */
export function title(code: number): string {
  return card.figureTitle({ rank: face(code).number });
}
