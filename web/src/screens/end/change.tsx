/** One rule to change for the next game, offered after a game. */

import { signal } from "@preact/signals";
import * as words from "../../english/change";
import { send } from "../../net/connection";
import { open } from "../../net/session";
import { inWords } from "../../sentences/say";
import { preferences } from "../../state/preferences";
import { readLine, withPatterns, writeLine } from "../../state/ruleline";
import { hosting, mine, seated, table, welcome } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import type { PatternView, Seated } from "../../wire";

/** Patterns that make a usual game livelier, the best known first. */
const MORE = ["double", "sandwich", "top_bottom", "sum:10", "marriage"];
/** The one that is easiest to see. */
const EASY = "double";

interface Change {
  /** The game that it was asked for at. */
  readonly key: string;
  readonly rules: string;
}

/** The rules that were asked for the next game. */
const asked = signal<Change | null>(null);

/** One rule to change for the next game, a tap away; for who may change the rules. */
export function ChangeOne() {
  const note = seated.value;
  const suggestion = note && mine.value >= 0 && (!note.open || hosting.value) ? suggested(note) : null;
  if (!note || !suggestion) return null;
  const done = asked.value?.key === keyOf(note);
  return (
    <section class="panel change-one">
      <div>
        <h2 class="title">{words.title()}</h2>
        <p role="status">
          <Changing>{done ? words.added() : suggestion.words}</Changing>
        </p>
      </div>
      {!done && (
        <button type="button" class="button is-ghost" onClick={() => take(note, suggestion.rules)}>
          {suggestion.adds ? words.add() : words.use()}
        </button>
      )}
    </section>
  );
}

interface Suggestion {
  readonly words: string;
  readonly rules: string;
  readonly adds: boolean;
}

/** More to slap for who won, and less for who lost, where the game has slaps at all. */
function suggested({ rules }: Seated): Suggestion | null {
  const line = readLine(rules.text || rules.name);
  const names = rules.patterns.map(({ name }) => name);
  if (names.length === 0) return null;
  const lost = !(table.value?.winners ?? []).includes(mine.value);
  const easy = rules.patterns.find(({ name }) => name === EASY);
  if (lost && easy && names.length > 1) {
    const title = inWords(easy.title);
    return { words: words.only({ title }), rules: writeLine(withPatterns(line, [EASY])), adds: false };
  }
  const more = MORE.filter((name) => !names.includes(name))
    .map(known)
    .find((pattern) => pattern !== undefined);
  if (!more) return null;
  const title = inWords(more.title);
  return { words: words.more({ title }), rules: writeLine(withPatterns(line, [...names, more.name])), adds: true };
}

function known(name: string): PatternView | undefined {
  return welcome.value?.patterns.find((pattern) => pattern.name === name);
}

function keyOf({ code, game }: Seated): string {
  return `${code} ${game}`;
}

/** At a table of friends the rules are proposed, and everybody is asked; alone they are kept for the rematch. */
function take(note: Seated, rules: string): void {
  asked.value = { key: keyOf(note), rules };
  if (note.open) send({ type: "propose", seat: mine.value, rules });
}

/** The rules that were asked for the next game at a table; empty where none were. */
export function changedRules(note: Seated): string {
  return asked.value?.key === keyOf(note) ? asked.value.rules : "";
}

/** Opens the rematch under the rules that were asked for; returns whether any were. */
export function openChanged(): boolean {
  const note = seated.value;
  const rules = note && !note.open ? changedRules(note) : "";
  if (!note || rules === "") return false;
  const bots = note.seats.flatMap(({ kind, temperament }) => (kind === "bot" ? [temperament] : []));
  const { pace, seats } = note;
  open({ rules, seats: seats.length, bots, pace, name: preferences.name.value.trim() });
  return true;
}
