import { capital, list } from "../sentences/compiled";
import { inWords } from "../sentences/say";
import type { DeadHeat, RaceResult, Seated, Sentence } from "../wire";
import { title } from "./code";
import { opponents } from "./sides";
import { acting, alone, challenge, mine, seated, table } from "./store";

/** Everything the table says about its seats, so that "You" takes the right verb. */

export function nameOf(seat: number): string {
  if (seat === mine.value) return "You";
  return seated.value?.seats[seat]?.name || "Free seat";
}

/** "You take", "Ann takes". */
export function does(seat: number, you: string, other: string): string {
  return seat === mine.value ? `You ${you}` : `${nameOf(seat)} ${other}`;
}

/** "you", "Ann": inside a sentence. */
export function inside(seat: number): string {
  return seat === mine.value ? "you" : nameOf(seat);
}

export { list };

/** Where a match stands: "Round 2 of 3", "Round 2, first to 5". */
export function stage({ round, rounds, mode }: Seated): string {
  if (mode === "first_to") return `Round ${round}, first to ${rounds}`;
  return mode === "best_of" ? `Round ${round}, best of ${rounds}` : `Round ${round} of ${rounds}`;
}

export function cards(count: number): string {
  return count === 1 ? "1 card" : `${count} cards`;
}

/** A number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms % 1000 === 0 ? 0 : ms % 100 === 0 ? 1 : 2)} s`;
}

export function duration(ms: number): string {
  const [minutes, rest] = [Math.floor(ms / 60000), Math.round((ms % 60000) / 1000)];
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

/** Whose turn it is, as the paper plate says it. */
export function turnOf(seat: number): string {
  if (table.value?.lost) return seat === mine.value ? "Your pile" : `${nameOf(seat)} takes it`;
  return seat === mine.value ? "Your flip" : `${nameOf(seat)} flips`;
}

export interface Owed {
  readonly title: string;
  readonly payer: string;
  readonly paid: number;
  readonly left: number;
}

/** The open challenge in words and in dots. */
export function owed(): Owed | null {
  const now = table.value;
  if (!now || now.challenger < 0 || now.over) return null;
  const raised = challenge.value;
  const total = Math.max(raised?.tries ?? 0, now.tries);
  const name = raised ? title(raised.card) : "Challenge";
  if (now.lost) {
    const payer = does(now.challenger, "take the pile", "takes the pile");
    return { title: `${name} not answered`, payer, paid: total, left: 0 };
  }
  const title_ = `${name}: ${now.tries} of ${total} left`;
  const payer = `${does(now.turn, "pay", "pays")} ${inside(now.challenger)}`;
  return { title: title_, payer, paid: total - now.tries, left: now.tries };
}

/** What the mat says while no card lies on it. */
export function emptyWords(): string {
  const seat = acting.value;
  if (!table.value) return "The cards are being dealt";
  if (seat < 0) return "The pile is empty";
  return seat === mine.value ? "You lead: turn the first card" : `${nameOf(seat)} leads`;
}

export interface RibbonText {
  readonly text: string;
  /** The text in two lines, the second smaller, where it has two. */
  readonly lines?: readonly [string, string];
  readonly seat: number;
  readonly kind: "won" | "tie" | "none";
}

/** A verdict in one line, with whose colour it takes. */
export function ribbonOf(award: RaceResult): RibbonText {
  const { winner, line, heat } = award;
  if (winner >= 0 && heat) {
    const lines = heatLines(heat, winner);
    return { text: lines.join(": "), lines, seat: winner, kind: "tie" };
  }
  if (winner >= 0) return { text: `${nameOf(winner)}, ${inWords(line)}`, seat: winner, kind: "won" };
  const blamed = award.hands.filter(({ verdict }) => verdict === "bad");
  const seats = [...new Set((blamed.length ? blamed : award.hands).map(({ seat }) => seat))];
  const who = list(seats.map(nameOf));
  const words = inWords(line);
  return { text: who ? `${who}, ${words}` : words, seat: -1, kind: "none" };
}

/** A dead heat in two lines: how close it was, and who takes the pile by which rule. */
export function heatLines({ ms, by }: DeadHeat, winner: number): readonly [string, string] {
  const apart = Math.round(ms) ? `${Math.round(ms)} ms` : "under 1 ms";
  const takes = does(winner, "take it", "takes it");
  const inner = winner === mine.value ? "you take it" : takes;
  const why: Record<DeadHeat["by"], string> = {
    next: `${does(winner, "are next", "is next")}, ${inner}`,
    nearer: `${does(winner, "flip sooner", "flips sooner")}, ${inner}`,
    first: `${does(winner, "came in first", "came in first")}, ${inner}`,
    lot: `${takes} by lot`,
  };
  return [`Dead heat, ${apart}`, why[by]];
}

/** A verdict as it is spoken: the ribbon, and for a dead heat the cards. */
export function spokenOf(award: RaceResult): string {
  const { text } = ribbonOf(award);
  const { made = "" } = award.line.args;
  return award.heat ? `${text}. ${capital(inWords(made as Sentence))}.` : `${text}.`;
}

/** What is so for a player who is out: with bots alone, who plays on. */
export function outWords(): string {
  if (!alone.value) return "You are out, watching.";
  const left = opponents(seated.value?.seats.length ?? 0, mine.value).filter(({ seat }) => !table.value?.out[seat]);
  return `You are out. ${list(left.map(({ seat }) => nameOf(seat)))} ${left.length > 1 ? "play" : "plays"} on.`;
}
