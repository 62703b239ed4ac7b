import * as kept from "../../english/keeping";
import * as words from "../../english/lobby";
import * as match from "../../english/match";
import { inWords } from "../../sentences/say";
import { openPanel } from "../../state/panels";
import { hosting, mine, seated } from "../../state/store";
import { nameOf, stage } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Rail } from "../../view/table/rail";
import type { Seated } from "../../wire";
import { keepingWords } from "../panels/keeping";
import { Patterns, RuleWords } from "../panels/sheet";
import { Consent } from "./consent";
import { Invite } from "./invite";
import { Seats } from "./seats";

/** A table that gathers: who sits where, by which rules, and who has agreed to them. */
export function Lobby() {
  const note = seated.value;
  if (!note) return null;
  return (
    <div class="lobby">
      <Rail />
      <main class="lobby-main" id="main" tabIndex={-1}>
        <h1 class="unseen">{words.title({ code: note.code })}</h1>
        <Invite code={note.code} />
        <div class="lobby-side">
          <Seats note={note} />
          <Consent note={note} />
        </div>
        <Agreed note={note} />
      </main>
    </div>
  );
}

/** The rules that everyone at the table agrees to, and how it is kept. */
function Agreed({ note }: { readonly note: Seated }) {
  const { rules } = note;
  return (
    <section class="panel lobby-rules" aria-labelledby="rules-heading" tabIndex={0}>
      <h2 id="rules-heading" class="title">
        <Changing>{inWords(rules.title)}</Changing>
      </h2>
      <p class="lead">
        <Changing>{inWords(rules.line)}</Changing>
      </p>
      <Score note={note} />
      {hosting.value && (
        <button type="button" class="button" onClick={() => openPanel("house")}>
          <Icon name="rules" /> {words.changeRules()}
        </button>
      )}
      <Patterns patterns={rules.patterns} />
      <RuleWords rules={rules} />
      <h3 class="title">{words.table()}</h3>
      <ul class="bare">
        {[...keepingWords(note), ...handicapWords(note), ...note.bots.map(inWords)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hosting.value && (
        <button type="button" class="button" onClick={() => openPanel("keeping")}>
          <Icon name="settings" /> {words.changeTable()}
        </button>
      )}
    </section>
  );
}

function Score({ note }: { readonly note: Seated }) {
  const { score, seats, rounds, game } = note;
  if (game < 2) return null;
  const items = score.map((n, seat) => words.won({ name: seats[seat]?.name === "" ? "" : nameOf(seat), n }));
  const won = { stage: rounds > 1 ? stage(note) : match.game({ game }), items };
  return (
    <p>
      <Changing>{mine.value < 0 ? words.scoreLooking(won) : words.score(won)}</Changing>
    </p>
  );
}

/** Whose hands count earlier, and by how much. */
function handicapWords({ seats }: Seated): readonly string[] {
  return seats.flatMap(({ name, handicap: ms }) => (ms > 0 ? [kept.handicap({ name, ms })] : []));
}
