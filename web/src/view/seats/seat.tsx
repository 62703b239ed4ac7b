import * as figure from "../../english/figure";
import * as words from "../../english/seat";
import { showSeat } from "../../state/panels";
import { acting, gain, hasAgreed, inCompany, isAway, mine, reaching, seated, table } from "../../state/store";
import { nameOf, person, turnOf } from "../../state/words";
import { CardCount } from "../parts/card-count";
import { Badge } from "./badge";
import { tokens } from "./tokens";

/** An opponent at the table, on a paper plate while it is to act. */
export function Seat({ seat, side }: { readonly seat: number; readonly side: string }) {
  const acts = acting.value === seat;
  const out = table.value?.out[seat] === true;
  const at = seated.value?.seats[seat];
  return (
    <li
      class={`seat side-${side}${acts ? " plate" : ""}${reaching.value === seat ? " is-reaching" : ""}`}
      data-at={seat}
    >
      <Badge seat={seat} paper={acts} state={out ? "out" : isAway(at) ? "away" : "in"} />
      <div class="seat-words">
        <p class={acts ? "seat-name title" : "seat-name"}>
          <span class="only-narrow">{nameOf(seat)}</span>
          <span class="only-wide">{acts ? turnOf(seat) : nameOf(seat)}</span>
        </p>
        <SeatCards seat={seat} />
        <Standing seat={seat} />
      </div>
      {inCompany.value && (
        <button
          type="button"
          class="seat-more"
          aria-label={words.about({ name: nameOf(seat) })}
          onClick={() => showSeat(seat)}
        />
      )}
    </li>
  );
}

/** What else others should know of a seat: who keeps the table, who is away, who is to go. */
export function Standing({ seat }: { readonly seat: number }) {
  const note = seated.value;
  const at = note?.seats[seat];
  if (!note?.open || !at) return null;
  const votes = at.against.length;
  const away = isAway(at);
  const host = note.host === seat && at.kind === "person";
  const pauses = at.pauses;
  const asked = (table.value?.votes ?? []).find((vote) => vote.seat === seat && seat !== mine.value);
  const short = votes > 0 ? words.toGo({ n: votes }) : pauses ? words.pause() : asked ? words.asked(asked) : "";
  const long = [
    asked !== undefined && words.asked(asked),
    away && (at.temperament ? words.awayBot() : words.away()),
    votes > 0 && words.wouldSend({ ...person(seat), n: votes }),
    pauses && words.asksPause(person(seat)),
    host && !away && !pauses && votes === 0 && words.host(),
  ].filter((one) => one !== false);
  if (long.length === 0) return null;
  return (
    <p class={votes > 0 || pauses || asked ? "seat-standing is-asking" : "seat-standing"}>
      <span class="only-narrow">{short}</span>
      <span class="only-wide">{words.all({ items: long })}</span>
    </p>
  );
}

/** What a seat holds, in words that fit its state. */
export function SeatCards({ seat }: { readonly seat: number }) {
  const now = table.value;
  if (!now) return <p class="seat-cards">{agreed(seat)}</p>;
  const at = seated.value?.seats[seat];
  const count = now.counts[seat] ?? 0;
  if (at?.kind === "left") return <State short={words.left()} long={words.leftTable()} />;
  if (now.out[seat]) {
    const watches = at?.kind === "person" && at.here;
    return <State short={words.out()} long={watches ? words.outWatching() : words.out()} />;
  }
  if (gain.value?.seat === seat) {
    const { size } = gain.value;
    if (seat === mine.value) return <OwnGain before={count - size} size={size} />;
    return <State short={figure.more({ n: size })} long={words.takes({ n: size })} />;
  }
  const locked = now.locked[seat] === true;
  const shown = figure.plain({ n: count });
  if (count === 0)
    return <State short={words.empty()} token={shown} long={locked ? words.emptyLocked() : words.emptySlaps()} />;
  const sentence = locked ? words.cardsLocked({ n: count }) : figure.ofCards({ n: count });
  return <CardCount number={shown} sentence={sentence} />;
}

/** "12 +4": the count of the own stack before a pile was won, and the size of that pile. */
function OwnGain({ before, size }: { readonly before: number; readonly size: number }) {
  return (
    <p class="seat-cards">
      <span class="little-back" aria-hidden="true" />
      <span class="number">
        {figure.plain({ n: before })} <b>{figure.more({ n: size })}</b>
      </span>
    </p>
  );
}

interface StateProps {
  readonly short: string;
  readonly long: string;
  /** Where there is room for a figure only. */
  readonly token?: string;
}

function State({ short, long, token = short }: StateProps) {
  return (
    <p class="seat-cards">
      <span class="only-wide">{long}</span>
      <span class="only-narrow">{tokens.value ? token : short}</span>
    </p>
  );
}

function agreed(seat: number): string {
  return seated.value && hasAgreed(seated.value, seat) ? words.agreed() : words.notAgreed();
}
