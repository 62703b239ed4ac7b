/** The pile and the felt round it, on which a press is a slap. */

import { computed } from "@preact/signals";
import * as figure from "../../english/figure";
import * as words from "../../english/pile";
import { slap } from "../../input/press";
import { pressable } from "../../input/pressable";
import { spoken } from "../../state/spoken";
import { drawn, hands, held, mine, pile, verdict } from "../../state/store";
import { emptyWords } from "../../state/words";
import { Fan, SIGHT } from "../cards/fan";
import { around } from "../parts/around";
import { Ring } from "../seats/ring";

const handlers = pressable(slap, "slap");

/** The pile and the felt round it; a press anywhere on it is a slap. */
export function Mat() {
  const lies = (
    <>
      <span class="mat-circle" />
      <span class="mat-pile" aria-hidden="true">
        <span class="pile">
          <Lying />
          <Hands />
        </span>
        <Count />
      </span>
    </>
  );
  return (
    <>
      {mine.value < 0 ? (
        <div class="mat">{lies}</div>
      ) : (
        <button type="button" class="mat" aria-describedby="pile" {...handlers}>
          <span class="unseen">{words.slap()}</span>
          {lies}
        </button>
      )}
      <Described />
    </>
  );
}

/** The cards alone: this is all that the frame of a new card draws. */
function Lying() {
  const { cards: lying, newest, burned } = drawn.value;
  const { cards: marked, seat } = marks.value;
  if (lying.length + burned === 0) return <span class="mat-empty">{emptyWords()}</span>;
  return <Fan cards={lying} newest={newest} marked={marked} seat={seat} burned={burned > 0} />;
}

function Count() {
  const { cards: lying, burned } = pile.value;
  const size = lying.length + burned;
  const shown = figure.plain({ n: size });
  const [before, after] = around(words.size({ n: size }), shown);
  return (
    <span class={`mat-count${size === 0 || held.value ? " is-hidden" : ""}`}>
      {before}
      <b class="title number">{shown}</b>
      {after}
    </span>
  );
}

export function Described() {
  const { cards: lying, burned } = pile.value;
  return (
    <p id="pile" class="unseen">
      {described(lying, burned)}
    </p>
  );
}

/** The pattern's cards of a won pile that still lies there. */
const marks = computed<{ cards: readonly number[]; seat?: number }>(() => {
  const now = verdict.value;
  if (!now?.won || now.pile !== drawn.value.number) return UNMARKED;
  return { cards: now.result.cards, seat: now.result.winner };
});

const UNMARKED = { cards: [] };

function Hands() {
  const [first, ...others] = hands.value;
  return (
    <>
      {others.slice(0, 3).map((seat, index) => (
        <span key={seat} class={`hand hand-behind-${index + 1}`}>
          <Ring seat={seat} />
        </span>
      ))}
      {first !== undefined && (
        <span key={first} class="hand">
          <Ring seat={first} />
        </span>
      )}
    </>
  );
}

function described(lying: readonly number[], burned: number): string {
  const n = lying.length + burned;
  if (n === 0) return emptyWords();
  const seen = lying.slice(-SIGHT).map(spoken);
  if (seen.length === 0) return words.described({ n });
  return words.describedTop({ n, top: seen.reduce((below, card) => words.on({ card, below })) });
}
