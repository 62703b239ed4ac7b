/** The four suits, in the order in which the wire numbers them. */

export type Suit = "S" | "H" | "D" | "C";

/** In the order in which the wire numbers them. */
export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
