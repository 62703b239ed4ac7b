import { showSeat } from "../panels/panels";
import { acting, gain, inCompany, isAway, mine, seated, table } from "../store";
import { cards, nameOf, turnOf } from "../words";
import { Badge } from "./badge";

/** An opponent at the table: on a paper plate while it is to act, plain otherwise. */
export function Seat({ seat, place }: { readonly seat: number; readonly place: string }) {
  const acts = acting.value === seat;
  const out = table.value?.out[seat] === true;
  const at = seated.value?.seats[seat];
  return (
    <li class={`seat place-${place}${acts ? " plate" : ""}`} data-at={seat}>
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
        <button type="button" class="seat-more" aria-label={`About ${nameOf(seat)}`} onClick={() => showSeat(seat)} />
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
  const short = votes > 0 ? `${votes} to go` : away ? "away" : pauses ? "pause?" : host ? "host" : "";
  const long = [
    away && (at.temperament ? "away, a bot plays on" : "away"),
    votes > 0 && `${votes} would send ${seat === mine.value ? "you" : at.name} away`,
    pauses && (seat === mine.value ? "you ask for a pause" : "asks for a pause"),
    host && !away && !pauses && votes === 0 && "host",
  ];
  if (!short) return null;
  return (
    <p class="seat-standing">
      <span class="only-narrow">{short}</span>
      <span class="only-wide">{long.filter(Boolean).join(", ")}</span>
    </p>
  );
}

/** What a seat holds, in words that fit its state. */
export function SeatCards({ seat }: { readonly seat: number }) {
  const now = table.value;
  if (!now) return <p class="seat-cards">{agreed(seat)}</p>;
  const count = now.counts[seat] ?? 0;
  if (now.out[seat]) return <State short="out" long="out, watching" />;
  if (gain.value?.seat === seat) {
    const { size } = gain.value;
    return <State short={`+${size}`} long={`${seat === mine.value ? "you take" : "takes"} ${cards(size)}`} />;
  }
  if (count === 0) return <State short="empty" long="empty, may slap" />;
  return (
    <p class="seat-cards">
      <span class="little-back" aria-hidden="true" />
      <span class="number">{count}</span>
      <span class="only-wide">{count === 1 ? " card" : " cards"}</span>
    </p>
  );
}

function State({ short, long }: { readonly short: string; readonly long: string }) {
  return (
    <p class="seat-cards">
      <span class="only-wide">{long}</span>
      <span class="only-narrow">{short}</span>
    </p>
  );
}

function agreed(seat: number): string {
  const bot = seated.value?.seats[seat]?.kind === "bot";
  return bot || seated.value?.agreed[seat] ? "agreed" : "has not agreed";
}
