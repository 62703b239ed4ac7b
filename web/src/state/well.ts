import * as words from "../english/well";
import { inWords } from "../sentences/say";
import { history, tallyOf } from "./history";
import { mine, seated } from "./store";
import { nameOf } from "./words";

/** What went well in a game that was lost: only what is true, the best two. */

/** How many piles of a pattern say something. */
const PILES = 2;
/** From this part of them on it went well. */
const PART = 1 / 3;
const MOST = 2;
/** How many slaps without a wrong one say something. */
const SLAPS = 3;

export function wentWell(): readonly string[] {
  return [...patterns(), ...careful(), ...fastest()].slice(0, MOST);
}

/** The pattern of whose piles the own hand took the largest part. */
function patterns(): readonly string[] {
  const byPattern = new Map<string, { own: number; all: number }>();
  for (const { patterns: names, winner } of history.value.races.values()) {
    for (const name of names) {
      const { own, all } = byPattern.get(name) ?? { own: 0, all: 0 };
      byPattern.set(name, { own: own + (winner === mine.value ? 1 : 0), all: all + 1 });
    }
  }
  const good = [...byPattern].filter(([, { own, all }]) => all >= PILES && own / all >= PART);
  const [best] = good.sort(([, a], [, b]) => b.own / b.all - a.own / a.all || b.all - a.all);
  if (!best) return [];
  const [name, { own, all }] = best;
  const title = seated.value?.rules.patterns.find((pattern) => pattern.name === name)?.title;
  return title ? [words.pattern({ title: inWords(title), own, all })] : [];
}

/** No wrong slap, and who made the most. */
function careful(): readonly string[] {
  const { burned, times } = tallyOf(mine.value);
  if (burned > 0 || times.length < SLAPS) return [];
  const others = (seated.value?.seats ?? []).map((_, seat) => ({ seat, n: tallyOf(seat).burned }));
  const [worst] = others.sort((a, b) => b.n - a.n);
  return [worst && worst.n > 0 ? words.carefulThan({ name: nameOf(worst.seat), n: worst.n }) : words.careful()];
}

/** The fastest right slap of the game was the own one. */
function fastest(): readonly string[] {
  const seats = seated.value?.seats ?? [];
  const own = Math.min(...tallyOf(mine.value).times);
  const others = seats.flatMap((_, seat) => (seat === mine.value ? [] : tallyOf(seat).times));
  return Number.isFinite(own) && others.length > 0 && own < Math.min(...others)
    ? [words.fastest({ ms: Math.round(own) })]
    : [];
}
