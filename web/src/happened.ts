/** What each event of the game changes in the page, and which sounds and motions follow. */

import { noteOpening } from "./check/opening";
import { newEvents } from "./effects/hearing";
import { slide, time } from "./effects/motion";
import { clearForCard, clearTable, take } from "./effects/race";
import { sound } from "./effects/sound/sound";
import * as knock from "./english/knock";
import * as words from "./english/news";
import { say } from "./state/announce";
import { afterCursor } from "./state/cursor";
import type { AnyEvent } from "./state/events";
import { noteEvent } from "./state/history";
import {
  acting,
  challenge,
  commitment,
  ended,
  lastPile,
  mine,
  type Pile,
  paused,
  seated,
  table,
  wonBy,
} from "./state/store";
import { inside, nameOf, outWords, person, turnSaid } from "./state/words";
import type { Happened, Table } from "./wire";

type Event<Name extends AnyEvent["event"]> = Extract<AnyEvent, { readonly event: Name }>;
type Cue = () => void;

/** Applies events and the resulting table to the page's state; returns sounds and motions for later. */
export function happened(message: Happened): readonly Cue[] {
  const turn = acting.value;
  const before = table.value;
  const fresh = afterCursor(message.number, message.events);
  table.value = message.table;
  paused.value = message.paused;
  for (const event of fresh) {
    noteEvent(event);
    noteOpening(event);
  }
  const caught = caughtUp(fresh);
  if (!caught) newEvents(fresh, before, message.table);
  const cues = caught ? catchUp(fresh) : play(fresh, before, message.table.flips);
  keepChallenge(message.table);
  const moved = fresh.some(({ event }) => event === "flipped" || event === "pile_taken");
  if (acting.value !== turn || moved) sayTurn();
  if (message.table.over && cues.length === 0) ended.value = true;
  return cues;
}

/** One who comes back hears the whole game at once; nothing of it should sound or move. */
function caughtUp(events: readonly AnyEvent[]): boolean {
  return events.filter(({ event }) => event === "flipped").length > 1;
}

function catchUp(events: readonly AnyEvent[]): readonly Cue[] {
  for (const event of events) {
    if (event.event === "dealt") commitment.value = event.commitment;
    if (event.event === "flipped") keepRaise(event);
  }
  return [];
}

function play(events: readonly AnyEvent[], before: Table | null, newest: number): readonly Cue[] {
  let pile = { cards: before?.pile ?? [], burned: before?.burned ?? 0, number: before?.piles ?? 0 };
  const cues: Cue[] = [];
  for (const event of events) {
    if (event.event === "flipped") pile = { ...pile, cards: [...pile.cards, ...event.cards] };
    if (event.event === "paid" && event.to < 0) pile = { ...pile, burned: pile.burned + 1 };
    cues.push(...cuesOf(event, { ...pile, newest }));
    if (event.event === "pile_taken") pile = { cards: [], burned: 0, number: pile.number + 1 };
  }
  return cues;
}

function cuesOf(event: AnyEvent, pile: Pile): readonly Cue[] {
  switch (event.event) {
    case "dealt":
      return dealt(event);
    case "flipped":
      return flipped(event);
    case "paid":
      return [() => void slide(stackOf(event.seat), stackOf(event.to), "burn")];
    case "pile_taken":
      return taken(event, pile);
    case "seat_out":
      say("out", event.seat === mine.value && !table.value?.over ? outWords() : words.out(person(event.seat)));
      return [];
    case "disrupted":
      say("out", knock.stopped());
      return [];
    case "resumed":
      say("out", knock.over());
      return [];
    case "won":
      return won(event);
    case "voted":
      say(
        "out",
        words.voted({ ...person(event.by), kind: event.kind, whom: person(event.seat).who, other: nameOf(event.seat) }),
      );
      return [];
    case "beat_set":
      say("out", words.beatSet({ ...person(event.seat), set: event.ms > 0 ? "yes" : "no" }));
      return [];
    default:
      return [];
  }
}

function dealt(event: Event<"dealt">): readonly Cue[] {
  clearTable();
  challenge.value = null;
  commitment.value = event.commitment;
  const total = event.counts.length;
  const mat = () => document.querySelector(".mat") ?? document.body;
  return event.counts.map((_, seat) => () => {
    void slide(mat(), stackOf(seat), "deal-card", (seat * time("deal")) / (2 * total));
  });
}

/** An eager second press on the stack is no news to the player. */
export function justFlipped(): boolean {
  return performance.now() - ownFlip < EAGER;
}

const EAGER = 700;
let ownFlip = -Infinity;

function flipped(event: Event<"flipped">): readonly Cue[] {
  if (event.seat === mine.value) ownFlip = performance.now();
  const [, challenger, tries] = event.duel;
  clearForCard(challenger >= 0);
  keepRaise(event);
  return challenger >= 0 && challenger !== event.seat ? [() => sound.owed(tries)] : [sound.flip];
}

function keepRaise({ seat, cards: turned, duel: [, challenger, tries] }: Event<"flipped">): void {
  if (challenger === seat) challenge.value = { seat, card: turned.at(-1) ?? 0, tries };
}

/** A challenge goes with its pile. */
function keepChallenge(now: Table): void {
  if (now.challenger !== challenge.value?.seat) challenge.value = null;
}

function taken(event: Event<"pile_taken">, pile: Pile): readonly Cue[] {
  const slapped = event.why === "slap" || event.why === "tie";
  take(pile, { seat: event.seat, size: event.size }, slapped);
  // A verdict was said already; of any other pile it is said who takes it.
  if (!wonBy.value) {
    const why: (typeof WHYS)[number] | "taken" = WHYS.find((one) => one === event.why) ?? "taken";
    const pile = { ...person(event.seat), why, n: event.size };
    say("pile", words.takes(pile));
    lastPile.value = { seat: event.seat, line: words.lastPile(pile), result: null };
  }
  return [() => sound.sweep(event.seat)];
}

/** What a pile is taken for besides a slap. */
const WHYS = ["challenge", "last_jack", "forfeit", "sole", "lone_holder", "last_flipper"] as const;

function won(event: Event<"won">): readonly Cue[] {
  const names = event.winners.map(inside);
  say("turn", "");
  say("out", names.length > 0 ? words.over({ names }) : words.draw());
  const game = seated.value?.game;
  setTimeout(() => {
    if (seated.value?.game === game && table.value?.over) ended.value = true;
  }, time("end"));
  return [sound.win];
}

function sayTurn(): void {
  if (acting.value === mine.value && mine.value >= 0) say("turn", turnSaid(mine.value));
}

/** Where a seat's cards are; the pile for no seat. */
function stackOf(seat: number): Element {
  return document.querySelector(`[data-at="${seat}"]`) ?? document.querySelector(".fan") ?? document.body;
}
