/** How near a lost game was, as the end screen shows it. */

import * as words from "../../english/near";
import { nearness, nearWords } from "../../state/near";
import { mine } from "../../state/store";

const FIRST = 100;
const LAST = 200;

/** How near a lost game was: in a sentence, and with a mark for each slap. */
export function NearPanel() {
  const near = nearness();
  const lines = near && nearWords(near);
  if (!near || !lines) return null;
  const [heading, sentence] = lines;
  return (
    <section class="panel near">
      <h2 class="title">{heading}</h2>
      <p>{sentence}</p>
      <div class="near-plot" aria-hidden="true" data-seat={mine.value}>
        <span class="near-first" />
        {near.margins.map((margin, race) => (
          <span key={race} class="near-mark" style={{ insetInlineStart: `${share(margin)}%` }} />
        ))}
        <span class="near-word is-first">{words.first()}</span>
        {[0, 100, LAST].map((ms) => (
          <span key={ms} class="near-word" style={{ insetInlineStart: `${share(ms)}%` }}>
            {ms === LAST ? words.ms({ ms }) : ms}
          </span>
        ))}
      </div>
    </section>
  );
}

/** The position of a margin in percent, between 0 and 100. */
function share(margin: number): number {
  const within = Math.min(LAST, Math.max(-FIRST, margin));
  return 2 + ((within + FIRST) / (LAST + FIRST)) * 92;
}
