import { spoken, title } from "../../state/code";
import type { AnyEvent } from "../../state/events";
import { mine, owedToMe, seated, table } from "../../state/store";
import { cards, does, nameOf, turnOf } from "../../state/words";
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
        ? `${does(event.seat, "pay", "pays")} 1 card.`
        : `${does(event.seat, "pay", "pays")} 1 card to ${nameOf(event.to)}.`;
    default:
      return "";
  }
}

function turned({ seat, cards: shown, duel: [turn, challenger, tries] }: Event<"flipped">): string {
  const named = `${nameOf(seat)}: ${shown.map(spoken).join(", ")}.`;
  if (challenger < 0) return named;
  if (turn < 0 || tries === 0) return `${named} That was the last try.`;
  const owes = `${does(turn, "owe", "owes")} ${cards(tries)}.`;
  return challenger === seat ? `${named} ${title(shown.at(-1) ?? 0)} asks. ${owes}` : `${named} ${owes}`;
}

/** Whose flip it is, where that has changed to another player's. */
export function turnSentence(before: Table | null, after: Table): string {
  const changed = before?.turn !== after.turn || before.flips !== after.flips;
  return changed && !after.over && after.turn >= 0 && after.turn !== mine.value ? `${turnOf(after.turn)}.` : "";
}

/** The newest cards of the pile, the newest first. */
export function pileSentence(): string {
  const pile = table.value?.pile ?? [];
  const burned = table.value?.burned ?? 0;
  if (pile.length + burned === 0) return "No pile.";
  const top = pile.slice(-TOP).reverse().map(spoken);
  const newest = top.length > 0 ? ` ${top.join(", then ")}.` : "";
  return `${cards(pile.length + burned)} on the pile.${newest}`;
}

/** How many cards each player holds. */
export function countsSentence(): string {
  const { counts = [], out = [] } = table.value ?? {};
  const held = (count: number, seat: number) =>
    seated.value?.seats[seat]?.kind === "left" ? "left" : out[seat] ? "out" : count;
  return `${counts.map((count, seat) => `${nameOf(seat)} ${held(count, seat)}`).join(", ")}.`;
}

/** Whose flip it is. */
export function whoseSentence(): string {
  const turn = table.value?.turn ?? -1;
  if (owedToMe.value) return "Take the pile.";
  return turn >= 0 && seated.value ? `${turnOf(turn)}.` : "Nobody is to flip.";
}

/** What is left of a challenge. */
export function triesSentence(): string {
  const now = table.value;
  if (!now || now.challenger < 0) return "No challenge.";
  if (now.lost) return `${does(now.challenger, "take", "takes")} the pile.`;
  return `${does(now.turn, "owe", "owes")} ${cards(now.tries)} to ${nameOf(now.challenger)}.`;
}
