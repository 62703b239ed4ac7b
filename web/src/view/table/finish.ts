import * as figure from "../../english/figure";
import * as words from "../../english/finish";
import { inWords } from "../../sentences/say";
import { company, own as ownSeat } from "../../state/store";
import { nameOf, person, signed } from "../../state/words";
import type { DeadHeat, HandView, PatternView, RaceResult, Sentence } from "../../wire";
import { heldWords, wayWords } from "./evidence";

/** A photo finish in words: who was first and by how much, or why nobody was. */

const NOTES: Record<string, () => string> = {
  bad: () => "✗",
  late: () => words.late(),
  void: () => words.void_(),
  ignored: () => words.nothing(),
  rejected: () => words.noEffect(),
  awarded: () => words.byRule(),
};

const TAKER: Record<DeadHeat["by"], () => string> = {
  next: () => words.next(),
  nearer: () => words.nearer(),
  first: () => words.first(),
  lot: () => words.lot(),
};

/** What a hand came to, beside its time. */
export function noteOf(hand: HandView, result: RaceResult): string {
  const { credited, how, verdict: came, seat } = hand;
  const { heat, winner } = result;
  if (credited < 0) return words.earlyMs();
  if (how === "early") return words.early();
  const finish = result.hands.find((other) => other.seat === winner);
  const by = came !== "awarded" && finish ? behind(credited - finish.credited) : "";
  if (heat && seat === winner) return came === "awarded" ? words.byRule() : TAKER[heat.by]();
  if (heat?.seats.includes(seat)) return words.level({ by });
  if (came === "won") return "✓";
  const after = finish !== undefined && Math.round(credited - finish.credited) >= 0;
  const ran = came === "lost" || (came === "late" && after);
  return ran && by ? by : (NOTES[came]?.() ?? "");
}

/** A hand that the tie rule passed over may have been the faster one. */
export function behind(ms: number): string {
  const by = Math.round(ms);
  return by < 0 ? signed(by) : figure.more({ n: by });
}

/** Why it was right or wrong, and by how much it was won; of a dead heat, why it was one. */
export function whyOf(result: RaceResult): string {
  const rest = [...result.why.map(inWords), quicker(result), heldWords(result), doubt()];
  if (result.winner < 0 || result.heat) return rest.filter(Boolean).join(" ");
  const way = wayWords(result);
  // The ribbon has said the rule.
  if (way) return [way, ...rest].filter(Boolean).join(" ");
  const rules = company.value?.rules.patterns ?? [];
  const shown = rules.filter(({ name }) => result.patterns.includes(name));
  return [rightness(shown), marginOf(result), ...rest].filter(Boolean).join(" ");
}

/** Which patterns were shown, and when each is. */
function rightness(shown: readonly PatternView[]): string {
  const [only] = shown;
  if (!only || shown.length === 1) return only ? inWords(only.sentence) : "";
  const patterns = shown.map(({ title, sentence: { args } }) => {
    return words.pattern({ title: inWords(title), sentence: inWords(args["when"] as Sentence) });
  });
  return words.patterns({ patterns });
}

/** Behind a proxy nobody can check how long a line is. */
function doubt(): string {
  return company.value?.vouched === false ? words.unvouched() : "";
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
  const by = (credited: number) => Math.round(credited - won.credited);
  const own = ran.find(({ seat }) => seat === ownSeat.value);
  if (!own || own === won) return words.wins({ ...person(winner), ms: by(second.credited) });
  const name = nameOf(winner);
  if (own.seat === second.seat) return words.second({ name, ms: by(own.credited) });
  return words.later({ name, ms: by(second.credited), own: by(own.credited) });
}

/** Why hands before the winner's counted for nothing. */
function quicker({ hands }: RaceResult): string {
  return hands
    .flatMap(({ seat, why }) => (why ? [words.quicker({ ...person(seat), why: inWords(why) })] : []))
    .join(" ");
}
