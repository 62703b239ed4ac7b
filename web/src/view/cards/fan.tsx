/** The pile as a fan of its newest cards. */

import { useMemo } from "preact/hooks";
import { shape } from "../../state/layout";
import { preferences } from "../../state/preferences";
import { BigCard, Card } from "./card";
import { tilt } from "./tilt";

/** How many cards of a pile are in sight. */
export const SIGHT = 5;
const STEP = 0.25;
/** With large text this many cards are shown, farther apart and turned less. */
const LARGE = { sight: 3, step: 0.5, turn: 0.45 };

interface FanProps {
  /** Face-up cards, oldest first. */
  readonly cards: readonly number[];
  /** Number of the newest card, so that a card keeps its element as the fan moves on. */
  readonly newest: number;
  /** Cards of the pattern, counted from the top; the others are dimmed. */
  readonly marked?: readonly number[];
  /** Whose colour the pattern's cards take. */
  readonly seat?: number | undefined;
  /** Whether face-down cards lie under the pile. */
  readonly burned?: boolean;
}

/** The last cards of a pile, each a step to the right and turned by its own small angle. */
export function Fan({ cards, newest, marked = [], seat, burned = false }: FanProps) {
  const large = shape.value.large || preferences.bigIndex.value;
  const { sight, step, turn } = large ? LARGE : { sight: SIGHT, step: STEP, turn: 1 };
  const shown = cards.slice(-sight);
  const wide = 1 + step * (shown.length - 1);
  return (
    <div class="fan" style={{ width: `calc(var(--card) * ${wide})` }} data-seat={seat}>
      {burned && <span class="fan-burned back" />}
      {shown.map((code, index) => {
        const depth = shown.length - 1 - index;
        const ringed = marked.includes(depth);
        return (
          <div
            key={newest - depth}
            class={`fan-card${ringed ? " is-marked" : marked.length > 0 ? " is-dim" : ""}`}
            style={{ transform: laid(code, index * step, turn) }}
          >
            <Face code={code} large={large} />
          </div>
        );
      })}
    </div>
  );
}

/** A face is drawn once, however often its card moves on. */
function Face({ code, large }: { readonly code: number; readonly large: boolean }) {
  return useMemo(() => (large ? <BigCard code={code} /> : <Card code={code} />), [code, large]);
}

/** A custom property in its place would be handed down, and all that the face is made of styled anew. */
function laid(code: number, right: number, part: number): string {
  const { turn, drop } = tilt(code);
  const down = `calc((${drop} - var(--rise, 0)) * var(--card))`;
  return `translate(calc(${right} * var(--card)), ${down}) rotate(${(turn * part).toFixed(2)}deg)`;
}
