import * as figure from "../english/figure";
import * as words from "../english/setup";
import { inWords } from "../sentences/say";
import type { Welcome } from "../wire";
import { isOwn, MATCHING, MIXED } from "./bots";

/** What is said of bots that may be chosen: how fast all of them together are. */

/** "0.43 s": as exact as people read it, and on one line. */
export function inSeconds(ms: number): string {
  return figure.hundredths({ n: ms / 1000 });
}

/** The counted ms after which the fastest of N bots slaps. */
export function togetherMs(greeting: Welcome, kind: string, bots: number): number | undefined {
  const times = kind === MIXED ? greeting.mixed : greeting.temperaments.find(({ name }) => name === kind)?.together;
  return times?.[bots - 1];
}

/** The second line of a choice of bots: the time of N of them together. */
export function shortly(greeting: Welcome, kind: string, bots: number): string {
  if (kind === MATCHING) return words.matchingLine();
  if (kind === MIXED) return words.mixedLine();
  if (isOwn(kind)) return words.ownLine();
  const seconds = (togetherMs(greeting, kind, bots) ?? 0) / 1000;
  return bots > 1 ? words.together({ seconds }) : words.alone({ seconds });
}

/** Describes N bots of a kind in sentences. */
export function likeness(greeting: Welcome, kind: string, bots: number): string {
  const own = greeting.temperaments.find(({ name }) => name === kind && isOwn(name));
  if (own) return inWords(own.words);
  const ms = togetherMs(greeting, kind, bots);
  if (bots < 1 || ms === undefined) return "";
  const slap = { n: bots, time: inSeconds(ms) };
  if (kind === MATCHING) return words.slapFirst(slap);
  const more = kind === MIXED ? undefined : greeting.temperaments.find(({ name }) => name === kind)?.words;
  return more
    ? words.slapMore({ ...slap, more: inWords({ ...more, args: { ...more.args, n: bots } }) })
    : words.slap(slap);
}
