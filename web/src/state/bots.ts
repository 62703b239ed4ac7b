import { inWords } from "../sentences/say";
import type { Welcome } from "../wire";
import { welcome } from "./store";

/** What is said of bots: how many they are, and how fast all of them together. */

/** The bots that keep the pace of the people at their table. */
export const MATCHING = "matching";

/** One of each fixed temperament, in turn. */
export const MIXED = "mixed";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven"];

function counted(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "0.43 s": as exact as people read it, and on one line. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)}\u00a0s`;
}

/** The counted ms after which the fastest of N bots slaps. */
export function togetherMs(offer: Welcome, kind: string, bots: number): number | undefined {
  const times = kind === MIXED ? offer.mixed : offer.temperaments.find(({ name }) => name === kind)?.together;
  return times?.[bots - 1];
}

/** The second line of a choice of bots: the time of N of them together. */
export function shortly(offer: Welcome, kind: string, bots: number): string {
  if (kind === MATCHING) return "About even";
  if (kind === MIXED) return "One of each";
  const ms = togetherMs(offer, kind, bots) ?? 0;
  return `${(ms / 1000).toFixed(1)} s${bots > 1 ? " together" : ""}`;
}

/** Describes N bots of a kind in sentences. */
export function likeness(offer: Welcome, kind: string, bots: number): string {
  const ms = togetherMs(offer, kind, bots);
  if (bots < 1 || ms === undefined) return "";
  const who = bots === 1 ? "The bot slaps" : `Together the ${counted(bots)} slap`;
  const slap = `${who} in about ${inSeconds(ms)}`;
  if (kind === MATCHING)
    return `${slap} at first. ${bots === 1 ? "It finds" : "They find"} your pace in the first game.`;
  if (kind === MIXED) return `${slap}.`;
  const words = offer.temperaments.find(({ name }) => name === kind)?.words;
  return words ? `${slap}. ${inWords({ ...words, args: { ...words.args, n: bots } })}` : `${slap}.`;
}

/** "three bots that match you": against whom *Play now* goes. */
export function opponents({ choice }: Welcome): string {
  const bots = choice.seats - 1;
  const match = choice.bots.every((kind) => kind === MATCHING);
  const noun = bots === 1 ? "bot" : "bots";
  if (!match) return `${counted(bots)} ${noun}`;
  return `${counted(bots)} ${noun} that ${bots === 1 ? "matches" : "match"} you`;
}

/** Who sits on free seats where nobody chooses. */
export function usual(turn: number): string {
  const kinds = welcome.value?.choice.bots ?? [];
  return kinds[turn % Math.max(1, kinds.length)] ?? MATCHING;
}

export { capital } from "../sentences/compiled";
