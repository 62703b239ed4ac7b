import * as words from "../../english/act";
import { askAs } from "../../net/session";
import { playing } from "../../state/shared";
import { mine, shared, table } from "../../state/store";
import { nameOf } from "../../state/words";
import { Badge } from "../../view/seats/badge";
import type { Vote } from "../../wire";

/** What the others may ask about a seat while cards are in play: a beat after its flips, a penalty. */

/** How long a beat is that is asked for in the page, in ms. */
const BEAT = 500;

export function Acts({ seat }: { readonly seat: number }) {
  const now = table.value;
  if (!now || now.over || now.out[seat] !== false) return null;
  const others = shared.value ? playing.value : mine.value >= 0 && now.out[mine.value] === false ? [mine.value] : [];
  const askers = others.filter((by) => by !== seat);
  if (askers.length === 0) return null;
  const name = nameOf(seat);
  const holds = (now.beats[seat] ?? 0) > 0;
  const ms = holds ? 0 : BEAT;
  const asks = (by: number) =>
    now.votes.some((vote) => vote.kind === "beat" && vote.seat === seat && vote.by === by && vote.ms === ms);
  // Somebody else has asked already: this is to agree.
  const agreesTo = (kind: string, same: (vote: Vote) => boolean = () => true) =>
    !shared.value &&
    now.votes.some((vote) => vote.kind === kind && vote.seat === seat && same(vote) && vote.by !== mine.value);
  const says = (by: number) =>
    now.votes.some((vote) => vote.kind === "interference" && vote.seat === seat && vote.by === by);
  return (
    <>
      <Act
        title={words.beat()}
        why={holds ? words.beatHolds() : words.beatWhy({ name })}
        label={agreesTo("beat", (vote) => vote.ms === ms) ? words.agree() : holds ? words.lift() : words.ask()}
        labelOf={(by) => (holds ? words.liftBy({ by }) : words.askBy({ by }))}
        askers={askers}
        asked={asks}
        act={(by) => askAs([by], "beat", { target: seat, ms })}
      />
      <Act
        title={words.interference()}
        why={words.interferenceWhy({ name })}
        label={agreesTo("interference") ? words.agree() : words.say()}
        labelOf={(by) => words.sayBy({ by })}
        askers={askers}
        asked={says}
        act={(by) => askAs([by], "accuse", { target: seat })}
      />
    </>
  );
}

interface ActProps {
  readonly title: string;
  readonly why: string;
  readonly label: string;
  readonly labelOf: (name: string) => string;
  readonly askers: readonly number[];
  readonly asked: (seat: number) => boolean;
  readonly act: (seat: number) => void;
}

/** One act; round a shared screen everybody asks by his own badge. */
function Act({ title, why, label, labelOf, askers, asked, act }: ActProps) {
  const names = (table.value?.out ?? []).flatMap((_, by) => (asked(by) ? [nameOf(by)] : []));
  return (
    <section class="seat-act">
      <h3 class="title">{title}</h3>
      <p>{why}</p>
      <div class="seat-act-by">
        {askers.map((by) => (
          <button
            key={by}
            type="button"
            class="button"
            aria-pressed={asked(by)}
            aria-label={shared.value ? labelOf(nameOf(by)) : undefined}
            onClick={() => act(by)}
          >
            {shared.value ? <Badge seat={by} /> : label}
          </button>
        ))}
      </div>
      <p role="status">{names.length > 0 && words.asked({ names })}</p>
    </section>
  );
}
