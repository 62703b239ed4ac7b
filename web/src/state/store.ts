/** The signals that the page is made of: screen, seats, table, hands and verdicts. */

import { computed, signal } from "@preact/signals";
import type {
  AddressTried,
  Line,
  Network,
  RaceResult,
  Replayed,
  Revealed,
  Seated,
  SeatView,
  Table,
  Welcome,
} from "../wire";
import { isReplay, route } from "./route";

/** The pile as it lies on the mat; it may be one that was just won and still lies there. */
export interface Pile {
  readonly cards: readonly number[];
  /** Number of the newest card. */
  readonly newest: number;
  readonly burned: number;
  /** How many piles were taken before this one. */
  readonly number: number;
}

/** An result, with the card and the pile that it belongs to. */
export interface Verdict {
  readonly result: RaceResult;
  /** Somebody won the pile with it. */
  readonly won: boolean;
  /** How many cards had been flipped when it was given, and how many piles taken. */
  readonly flips: number;
  readonly pile: number;
}

/** A challenge as it was raised: with it the table shows paid and owed cards. */
export interface Challenge {
  readonly seat: number;
  readonly card: number;
  readonly tries: number;
}

export interface Gain {
  readonly seat: number;
  readonly size: number;
}

export const welcome = signal<Welcome | null>(null);
export const seated = signal<Seated | null>(null);
/** The player went home for a while; the seat is kept, and the table waits as for one who is away. */
export const aside = signal(false);
/** The lesson is open: it is played in the page, beside any table. */
export const learning = signal(false);
/** The next game at the table, while the last one is still being looked at. */
export const upcoming = signal<Seated | null>(null);
export const table = signal<Table | null>(null);
export const paused = signal(false);
export const revealed = signal<Revealed | null>(null);
/** The commitment as it was given before the first flip. */
export const commitment = signal("");

/** A pile that was taken but lies there for a moment longer. */
export const held = signal<Pile | null>(null);
export const verdict = signal<Verdict | null>(null);
/** The ribbon and the lanes go at their own times. */
export const ribbon = signal(false);
export const lanes = signal(false);
/** The race that the photo finish shows. */
export const finish = signal<RaceResult | null>(null);
/** How often it was asked for once more: then its race runs again, slowly. */
export const slowReplay = signal(0);
/** Whether the photo finish is shown, over what lies below it. */
export const showing = computed(() => lanes.value && finish.value !== null);
/** The seat that reaches for its cards between homes: its card falls soon. -1: none does. */
export const reaching = signal(-1);
/** Seats whose hands lie on the pile, the first on top. */
export const hands = signal<readonly number[]>([]);
export const judging = signal(false);
export const challenge = signal<Challenge | null>(null);
export const gain = signal<Gain | null>(null);
/** The last pile in one line, with whose it was, and the race that it was won in, if any. */
export interface LastPile {
  readonly seat: number;
  readonly line: string;
  readonly result: RaceResult | null;
}

export const lastPile = signal<LastPile | null>(null);
export const ended = signal(false);
/** The own player is out, and has asked to see the end of it sooner. */
export const hurried = signal(false);
/** How the own line to the server is, as the server finds it. */
export const ownLine = signal<Line | null>(null);
/** Whether friends reach this server; known only on the computer that runs it. */
export const network = signal<Network | null>(null);
/** The address that friends open, without a path; empty where it is this page's own. */
export const homeAddress = computed(
  () => network.value?.home || network.value?.addresses[0] || welcome.value?.home || "",
);
/** What came of the address on the internet that was tried last. */
export const tried = signal<AddressTried | null>(null);

/** Several people sit at this page, or did when they sat down at this table. */
export const shared = signal(false);

/** The own seat; spectators have none, and on a shared screen no seat is more the page's than another. */
export const mine = computed(() => (shared.value ? -1 : (seated.value?.yours[0] ?? -1)));

export const pile = computed<Pile>(() => held.value ?? pileOf(table.value));

/** The pile with a card that was just turned, until the rest of the table has followed. */
export const turned = signal<Pile | null>(null);
/** The pile as it is drawn: a new card comes before anything else that it changes. */
export const drawn = computed<Pile>(() => turned.value ?? pile.value);

export function pileOf(now: Table | null): Pile {
  const { pile: cards = [], flips = 0, burned = 0, piles = 0 } = now ?? {};
  return { cards, newest: flips, burned, number: piles };
}

/** The race that the pile on the mat was won in; none for a pile that it was not won with. */
export const wonBy = computed<RaceResult | null>(() => {
  const now = verdict.value;
  return now?.won && pile.value.number === now.pile ? now.result : null;
});

/** Whose turn it is to act: the seat that is owed the pile, or the one that flips. */
export const acting = computed(() => {
  const now = table.value;
  if (!now || now.over || now.frozen_at >= 0) return -1;
  return now.lost ? now.challenger : now.turn;
});

/** Whether the pile waits for the own hand to take it. */
export const owedToMe = computed(() => {
  const now = table.value;
  return now?.lost === true && now.challenger === mine.value && !now.over;
});

/** Whether other people sit at this table too. */
export const inCompany = computed(() => {
  const { open = false, seats = [] } = seated.value ?? {};
  return open && seats.filter(({ kind }) => kind === "person").length > 1;
});

/** Whether nobody but bots sits at the table with the own seat. */
export const alone = computed(() => {
  const { seats = [] } = seated.value ?? {};
  const bots = seats.every(({ kind }, seat) => seat === mine.value || kind === "bot" || kind === "left");
  return mine.value >= 0 && bots;
});

/** Whether this is the seat that keeps the table. */
export const hosting = computed(() => seated.value?.open === true && seated.value.host === mine.value);

/** Whether a seat has agreed to the rules; bots always do, and nobody waits for a person who has left. */
export function hasAgreed(note: Seated, seat: number): boolean {
  const kind = note.seats[seat]?.kind;
  return kind === "bot" || kind === "left" || note.agreed[seat] === true;
}

/** Whether a person is away; a bot may play the seat until then. */
export function isAway(note: SeatView | undefined): boolean {
  return note?.kind === "person" && !note.here;
}

export type Screen = "home" | "lesson" | "join" | "lobby" | "table" | "end" | "replay";
export const screen = computed<Screen>(() => {
  const note = seated.value;
  if (isReplay(route.value)) return "replay";
  if (!note || aside.value) return route.value ? "join" : learning.value ? "lesson" : "home";
  if (ended.value) return "end";
  const gathers = note.open && !note.seats.every((_, seat) => hasAgreed(note, seat));
  return gathers && !table.value ? "lobby" : "table";
});

/** A recorded game that the page goes back and forth in; its code is as in the address. */
export interface Replay {
  readonly code: string;
  readonly game: Replayed;
}

export const replay = signal<Replay | null>(null);

/** Whose seats the page speaks of: those of a replay while it is shown, else those of the table. */
export const company = computed<Seated | null>(() => {
  return screen.value === "replay" ? (replay.value?.game.seated ?? null) : seated.value;
});

/** The own seat among them: in a replay of the game that was just played it is the one at the table. */
export const own = computed(() => {
  if (screen.value !== "replay") return mine.value;
  const note = seated.value;
  return note && replay.value?.code === `${note.code}-${note.game}` ? mine.value : -1;
});
