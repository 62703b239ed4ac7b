/** Deals again from a seed, so that a page can check the cards that it was shown. */

import { JOKER } from "../state/code";
import type { PackView } from "../wire";
import { roller, shuffled } from "./dice";
import type { Opening } from "./opening";

const RANKS = 13;
const SUITS = 4;
const DECK = RANKS * SUITS;

/** The hands that a seed deals, each from its top card down, as `src/firsthand/game` deals them. */
export function hands(
  seed: string,
  { counts, first, burned }: Opening,
  pack: PackView,
): readonly (readonly number[])[] {
  const all = cardsOf(pack);
  const deck = shuffled(all, roller(seed)).slice(0, all.length - burned);
  const seats = counts.length;
  const dealt = counts.map((): number[] => []);
  deck.forEach((card, index) => dealt[(first + index) % seats]?.unshift(card));
  return dealt;
}

/** Whether every card that was turned from a dealt hand is the one that the seed put there. */
export function matches(seed: string, opening: Opening, pack: PackView): boolean {
  const dealt = hands(seed, opening, pack);
  const counted = opening.counts.every((count, seat) => dealt[seat]?.length === count);
  return counted && opening.turned.every((cards, seat) => cards.every((card, index) => dealt[seat]?.[index] === card));
}

/** All cards of a game in the order of new packs, jokers last, without those that were taken out. */
function cardsOf({ decks, jokers, without }: PackView): readonly number[] {
  const order = Array.from({ length: DECK }, (_, index) => ((index % RANKS) + 1) * SUITS + Math.floor(index / RANKS));
  const packs = Array.from({ length: decks }, () => order).flat();
  const cards = [...packs, ...Array.from({ length: jokers }, (_, index) => JOKER * SUITS + (index % SUITS))];
  for (const card of without) cards.splice(cards.indexOf(card), 1);
  return cards;
}
