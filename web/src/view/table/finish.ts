import { inWords } from "../../sentences/say";
import { mine, seated } from "../../state/store";
import { does, list, nameOf, signed } from "../../state/words";
import type { DeadHeat, HandView, RaceResult } from "../../wire";
import { heldWords, wayWords } from "./evidence";

/** A photo finish in words: who was first and by how much, or why nobody was. */

const NOTES: Record<string, string> = {
  bad: "✗",
  late: "late",
  void: "void",
  ignored: "nothing",
  rejected: "no effect",
  awarded: "by rule",
};

const TAKER: Record<DeadHeat["by"], string> = {
  next: "is next",
  nearer: "flips sooner",
  first: "came in first",
  lot: "by lot",
};

/** What a hand came to, beside its time. */
export function noteOf(hand: HandView, award: RaceResult): string {
  const { credited, how, verdict: came, seat } = hand;
  const { heat, winner } = award;
  if (credited < 0) return "ms, early";
  if (how === "early") return "early";
  const finish = award.hands.find((other) => other.seat === winner);
  const by = came !== "awarded" && finish ? behind(credited - finish.credited) : "";
  if (heat && seat === winner) return came === "awarded" ? "by rule" : TAKER[heat.by];
  if (heat?.seats.includes(seat)) return `${by} level`;
  if (came === "won") return "✓";
  const ran = came === "lost" || (came === "late" && by.startsWith("+"));
  return ran && by ? by : (NOTES[came] ?? "");
}

/** A hand that the tie rule passed over may have been the faster one. */
export function behind(ms: number): string {
  const by = Math.round(ms);
  return by < 0 ? signed(by) : `+${by}`;
}

/** Why it was right or wrong, and by how much it was won; of a dead heat, why it was one. */
export function whyOf(award: RaceResult): string {
  const rest = [...award.why.map(inWords), quicker(award), heldWords(award), doubt()];
  if (award.winner < 0 || award.heat) return rest.filter(Boolean).join(" ");
  const way = wayWords(award);
  // The ribbon has said the rule.
  if (way) return [way, ...rest].filter(Boolean).join(" ");
  const rules = seated.value?.rules.patterns ?? [];
  const made = rules.filter(({ name }) => award.patterns.includes(name));
  const [only] = made.length === 1 ? made : [];
  const right = only
    ? inWords(only.sentence)
    : list(made.map(({ title, sentence }) => `${inWords(title)}: ${lower(inWords(sentence))}`));
  return [right && ended(right), marginOf(award), ...rest].filter(Boolean).join(" ");
}

/** Behind a proxy nobody can check how long a line is. */
function doubt(): string {
  return seated.value?.vouched === false ? "Lines not vouched for." : "";
}

const RAN = ["won", "lost", "late"];

/** "You win by 36 ms.", "Pip by 67 ms; you came 94 ms later."; of hands that were meant for this card. */
function marginOf({ hands, winner }: RaceResult): string {
  const meant = hands.filter(({ credited, how, verdict }) => credited >= 0 && how !== "early" && RAN.includes(verdict));
  const won = meant.find(({ verdict }) => verdict === "won");
  if (!won) return "";
  const ran = meant.filter(({ credited }) => credited >= won.credited);
  const [second] = ran.filter(({ seat }) => seat !== winner).sort((a, b) => a.credited - b.credited);
  if (!second) return "";
  const by = (credited: number) => `${Math.round(credited - won.credited)} ms`;
  const own = ran.find(({ seat }) => seat === mine.value);
  if (!own || own === won) return `${does(winner, "win", "wins")} by ${by(second.credited)}.`;
  if (own.seat === second.seat) return `${nameOf(winner)} by ${by(own.credited)}: you were second.`;
  return `${nameOf(winner)} by ${by(second.credited)}; you came ${by(own.credited)} later.`;
}

/** Why hands before the winner's counted for nothing. */
function quicker({ hands }: RaceResult): string {
  return hands
    .flatMap(({ seat, why }) => (why ? [`${does(seat, "were", "was")} quicker. ${inWords(why)}`] : []))
    .join(" ");
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
