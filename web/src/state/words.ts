import * as words from "../english/challenge";
import * as figure from "../english/figure";
import * as match from "../english/match";
import * as onPile from "../english/pile";
import * as ribbon from "../english/ribbon";
import * as seats from "../english/seat";
import * as turn from "../english/turn";
import { isolated } from "../sentences/isolated";
import { inWords } from "../sentences/say";
import type { DeadHeat, RaceResult, Seated, Sentence } from "../wire";
import { opponents } from "./sides";
import { title } from "./spoken";
import { acting, alone, type Challenge, challenge, company, mine, own, seated, shared, table } from "./store";

/** Everything the table says about its seats, so that "You" takes the right verb. */

export function nameOf(seat: number): string {
  if (seat === own.value) return seats.you();
  return isolated(company.value?.seats[seat]?.name ?? "") || seats.free();
}

/** "you", "Ann": inside a sentence. */
export function inside(seat: number): string {
  return seat === own.value ? seats.youInside() : nameOf(seat);
}

export interface Person {
  readonly who: "you" | "another";
  readonly name: string;
}

/** A seat as sentences take it, which say "you" or a name. */
export function person(seat: number): Person {
  return { who: seat === own.value ? "you" : "another", name: nameOf(seat) };
}

/** Where a match stands: "Round 2 of 3", "Round 2, first to 5". */
export function stage({ round, rounds, mode }: Seated): string {
  return match.stage({ round, rounds, mode });
}

export function cards(count: number): string {
  return figure.ofCards({ n: count });
}

/** A number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? figure.less({ n: -value }) : figure.plain({ n: value });
}

export function seconds(ms: number): string {
  return figure.seconds({ n: ms / 1000 });
}

export function duration(ms: number): string {
  const [minutes, rest] = [Math.floor(ms / 60000), Math.round((ms % 60000) / 1000)];
  return minutes > 0 ? figure.minutes({ minutes, seconds: rest }) : figure.seconds({ n: rest });
}

/** Whose turn it is, as the paper plate says it. */
export function turnOf(seat: number): string {
  return table.value?.lost ? turn.take(person(seat)) : turn.flip(person(seat));
}

/** The same as a sentence. */
export function turnSaid(seat: number): string {
  return table.value?.lost ? turn.takeSaid(person(seat)) : turn.flipSaid(person(seat));
}

export interface Owed {
  readonly title: string;
  /** The title where letters are large. */
  readonly short: string;
  readonly payer: string;
  readonly paid: number;
  readonly left: number;
}

/** The open challenge in words and in dots. */
export function owed(now = table.value, raised: Challenge | null = challenge.value): Owed | null {
  if (!now || now.challenger < 0 || now.over) return null;
  const total = Math.max(raised?.tries ?? 0, now.tries);
  const name = raised ? title(raised.card) : words.name();
  if (now.lost) {
    const lost = words.lost({ card: name });
    return { title: lost, short: lost, payer: words.takes(person(now.challenger)), paid: total, left: 0 };
  }
  const left = { card: name, left: now.tries, total };
  const { who: whom, name: other } = person(now.challenger);
  const payer = words.pays({ ...person(now.turn), whom, other });
  return {
    title: words.left(left),
    short: words.leftShort(left),
    payer,
    paid: total - now.tries,
    left: now.tries,
  };
}

/** What the mat says while no card lies on it. */
export function emptyWords(): string {
  const seat = acting.value;
  if (!table.value) return shared.value ? "" : onPile.dealing();
  return seat < 0 ? onPile.empty() : onPile.leads(person(seat));
}

export interface RibbonText {
  readonly text: string;
  /** The text in two lines, the second smaller, where it has two. */
  readonly lines?: readonly [string, string];
  readonly seat: number;
  readonly kind: "won" | "tie" | "none";
}

/** A verdict in one line, with whose colour it takes. */
export function ribbonOf(result: RaceResult): RibbonText {
  const { winner, line, heat } = result;
  if (winner >= 0 && heat) {
    const close = heatOf(heat, winner);
    return { text: ribbon.heat(close), lines: heatLines(heat, winner), seat: winner, kind: "tie" };
  }
  const said = inWords(line);
  if (winner >= 0) return { text: ribbon.won({ name: nameOf(winner), words: said }), seat: winner, kind: "won" };
  const blamed = result.hands.filter(({ verdict }) => verdict === "bad");
  const who = [...new Set((blamed.length ? blamed : result.hands).map(({ seat }) => seat))];
  const names = who.map(nameOf);
  return { text: names.length > 0 ? ribbon.none({ names, words: said }) : said, seat: -1, kind: "none" };
}

/** A dead heat in two lines: how close it was, and who takes the pile by which rule. */
export function heatLines(heat: DeadHeat, winner: number): readonly [string, string] {
  const close = heatOf(heat, winner);
  return [ribbon.heatApart(close), ribbon.heatTakes(close)];
}

function heatOf({ ms, by }: DeadHeat, winner: number) {
  return { ...person(winner), ms: Math.round(ms), by };
}

/** A verdict as it is spoken: the ribbon, and for a dead heat the cards. */
export function spokenOf(result: RaceResult): string {
  const { text: line } = ribbonOf(result);
  const { made: pattern = "" } = result.line.args;
  return result.heat ? ribbon.saidHeat({ line, made: inWords(pattern as Sentence) }) : ribbon.said({ line });
}

/** What is so for a player who is out: with bots alone, who plays on. */
export function outWords(): string {
  if (!alone.value) return seats.outOwn();
  const left = opponents(seated.value?.seats.length ?? 0, mine.value).filter(({ seat }) => !table.value?.out[seat]);
  return seats.outOwnOthers({ names: left.map(({ seat }) => nameOf(seat)), n: left.length });
}
