import { JOKER } from "../cards/code";
import { roller, shuffled } from "./dice";
import type { Opening } from "./opening";

const RANKS = 13;
const SUITS = 4;
const DECK = RANKS * SUITS;

/** The hands that a seed deals, each from its top card down, as `src/firsthand/game` deals them. */
export function hands(seed: string, { counts, first, burned }: Opening): readonly (readonly number[])[] {
  const cards = counts.reduce((sum, count) => sum + count, burned);
  const deck = shuffled(pack(cards), roller(seed)).slice(0, cards - burned);
  const seats = counts.length;
  const dealt = counts.map((): number[] => []);
  deck.forEach((card, place) => dealt[(first + place) % seats]?.unshift(card));
  return dealt;
}

/** Whether every card that was turned from a dealt hand is the one that the seed put there. */
export function matches(seed: string, opening: Opening): boolean {
  const dealt = hands(seed, opening);
  return opening.turned.every((cards, seat) => cards.every((card, place) => dealt[seat]?.[place] === card));
}

/** All cards of a game in the order of new packs, jokers last. */
function pack(cards: number): readonly number[] {
  const order = Array.from({ length: DECK }, (_, place) => ((place % RANKS) + 1) * SUITS + Math.floor(place / RANKS));
  const decks = Math.floor(cards / DECK);
  const jokers = Array.from({ length: cards % DECK }, (_, place) => JOKER * SUITS + (place % SUITS));
  return [...Array.from({ length: decks }, () => order).flat(), ...jokers];
}
