/** Events and the table in sentences, for the transcript and the keys that answer. */

import * as words from "../../english/transcript";
import type { AnyEvent } from "../../state/events";
import { spoken, title } from "../../state/spoken";
import { mine, owedToMe, seated, table } from "../../state/store";
import { nameOf, person, turnSaid } from "../../state/words";
import type { Table } from "../../wire";

type Event<Name extends AnyEvent["event"]> = Extract<AnyEvent, { readonly event: Name }>;

/** How many cards of the pile the hot key names. */
const TOP = 3;

/** An event as a sentence; empty where the page says it elsewhere or not at all. */
export function sentence(event: AnyEvent): string {
  switch (event.event) {
    case "flipped":
      return turned(event);
    case "paid":
      return event.to < 0
        ? words.pays(person(event.seat))
        : words.paysTo({ ...person(event.seat), to: nameOf(event.to) });
    default:
      return "";
  }
}

function turned({ seat, cards: shown, duel: [turn, challenger, tries] }: Event<"flipped">): string {
  const said = [words.turned({ name: nameOf(seat), cards: shown.map(spoken) })];
  if (challenger >= 0) {
    const last = turn < 0 || tries === 0;
    if (!last && challenger === seat) said.push(words.asks({ card: title(shown.at(-1) ?? 0) }));
    said.push(last ? words.lastTry() : words.owes({ ...person(turn), n: tries }));
  }
  return said.join(" ");
}

/** Whose flip it is, where that has changed to another player's. */
export function turnSentence(before: Table | null, after: Table): string {
  const changed = before?.turn !== after.turn || before.flips !== after.flips;
  return changed && !after.over && after.turn >= 0 && after.turn !== mine.value ? turnSaid(after.turn) : "";
}

/** The newest cards of the pile, the newest first. */
export function pileSentence(): string {
  const pile = table.value?.pile ?? [];
  const burned = table.value?.burned ?? 0;
  const n = pile.length + burned;
  if (n === 0) return words.noPile();
  const top = pile.slice(-TOP).map(spoken);
  if (top.length === 0) return words.pile({ n });
  return words.pileTop({ n, top: top.reduce((below, card) => words.then({ card, below })) });
}

/** How many cards each player holds. */
export function countsSentence(): string {
  const { counts = [], out = [] } = table.value ?? {};
  const items = counts.map((n, seat) => {
    const name = nameOf(seat);
    if (seated.value?.seats[seat]?.kind === "left") return words.hasLeft({ name });
    return out[seat] ? words.isOut({ name }) : words.holds({ name, n });
  });
  return words.counts({ items });
}

/** Whose flip it is. */
export function whoseSentence(): string {
  const turn = table.value?.turn ?? -1;
  if (owedToMe.value) return words.take();
  return turn >= 0 && seated.value ? turnSaid(turn) : words.nobody();
}

/** What is left of a challenge. */
export function triesSentence(): string {
  const now = table.value;
  if (!now || now.challenger < 0) return words.noChallenge();
  if (now.lost) return words.takes(person(now.challenger));
  return words.owesTo({ ...person(now.turn), n: now.tries, to: nameOf(now.challenger) });
}
