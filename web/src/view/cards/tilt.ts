import { face, JOKER } from "../../state/code";

/** How a card lies in the fan: its turn in degrees and its drop in card widths. */
export interface Tilt {
  readonly turn: number;
  readonly drop: number;
}

const TURN = 1.05;
const DROP = 0.008;

/**
 * A card always lies the same way, on every screen, for the turn comes from the card itself.
 * The steps were chosen so that no index is ever covered by the next card.
 */
export function tilt(code: number): Tilt {
  const { number } = face(code);
  const suit = code & 3;
  const n = number === JOKER ? 52 + suit : suit * 13 + number - 1;
  return { turn: (((37 * n) % 11) - 5) * TURN, drop: (((17 * n) % 7) - 3) * DROP };
}
