import { ask } from "../../net/session";
import { inWords } from "../../sentences/say";
import { usual } from "../../state/bots";
import { showSeat } from "../../state/panels";
import { linkTo } from "../../state/route";
import { hasAgreed, homeAddress, hosting, mine, seated, welcome } from "../../state/store";
import { nameOf } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import type { Seated, SeatView } from "../../wire";

/** The seats of a table that gathers. */
export function Seats({ note }: { readonly note: Seated }) {
  const { seats, rules } = note;
  const taken = seats.filter(({ kind }) => kind !== "free").length;
  return (
    <section class="panel places" aria-labelledby="places-heading">
      <h2 id="places-heading" class="title">
        Seats{" "}
        <span class="places-count">
          <Changing>{`${taken} of ${seats.length} taken`}</Changing>
        </span>
      </h2>
      <ul>
        {seats.map((at, seat) => (
          <PlaceRow key={seat} note={note} at={at} seat={seat} />
        ))}
      </ul>
      {hosting.value && <Spare free={seats.length - taken} more={seats.length < rules.most} />}
      <p class="hint">
        <Icon name="eye" /> <Changing>{watchers(note.watching)}</Changing>{" "}
        <span class="places-look">{linkTo(note.code, homeAddress.value, "watch")}</span>
      </p>
    </section>
  );
}

/** How many look on, and the link for it. */
function watchers(count: number): string {
  if (count === 0) return "To look on without a seat:";
  return `${count === 1 ? "One looks" : `${count} look`} on, as anybody may at`;
}

interface PlaceProps {
  readonly note: Seated;
  readonly at: SeatView;
  readonly seat: number;
}

function PlaceRow({ note, at, seat }: PlaceProps) {
  const person = at.kind === "person";
  return (
    <li class={`place-row is-${at.kind}`}>
      <Badge seat={seat} state={person && !at.here ? "away" : "in"} />
      <div class="place-words">
        <p class="place-name">
          <b>
            <Changing>{nameOf(seat)}</Changing>
          </b>
          {person && seat === mine.value && (
            <span class="host-mark">
              <Changing>{`as ${at.name}`}</Changing>
            </span>
          )}
          {person && seat === note.host && <Host />}
        </p>
        {person ? <Standing note={note} at={at} seat={seat} /> : <Filling at={at} seat={seat} />}
      </div>
      {hosting.value && person && (
        <button type="button" class="rail-button" aria-label={`${nameOf(seat)}: more`} onClick={() => showSeat(seat)}>
          <Icon name="more" />
        </button>
      )}
    </li>
  );
}

function Host() {
  return (
    <span class="host-mark">
      <Icon name="crown" /> host
    </span>
  );
}

function Standing({ note, at, seat }: PlaceProps) {
  if (at.objects) {
    return (
      <p class="place-state bad">
        <Icon name="cross" />{" "}
        <Changing>{seat === mine.value ? "You asked for other rules" : "Asks for other rules"}</Changing>
      </p>
    );
  }
  if (hasAgreed(note, seat)) {
    return (
      <p class="place-state good">
        <Icon name="tick" /> Agreed
      </p>
    );
  }
  return (
    <p class="place-state">
      <Changing>{at.here ? "Has not agreed yet" : "Away"}</Changing>
    </p>
  );
}

const FREE = "free";
const AWAY = "remove";

/** Who plays on a seat without a person: the host chooses, the others read. */
function Filling({ at, seat }: Omit<PlaceProps, "note">) {
  const bots = welcome.value?.temperaments ?? [];
  if (!hosting.value) {
    const title = bots.find(({ name }) => name === at.temperament)?.title ?? "";
    return (
      <p class="place-state">
        <Changing>{at.kind === "bot" ? `${inWords(title)} bot` : "Waits for a friend"}</Changing>
      </p>
    );
  }
  const change = ({ currentTarget }: Event) => {
    const { value } = currentTarget as HTMLSelectElement;
    if (value === FREE || value === AWAY) ask(value, { target: seat });
    else ask("bot", { target: seat, temperament: value });
  };
  const least = (seated.value?.rules.least ?? 2) < (seated.value?.seats.length ?? 0);
  return (
    <select class="choose" aria-label={`Seat ${seat + 1}`} value={at.temperament || FREE} onChange={change}>
      <option value={FREE}>Waits for a friend</option>
      {bots.map(({ name, title }) => (
        <option key={name} value={name}>
          {inWords(title)} bot
        </option>
      ))}
      {least && <option value={AWAY}>Take the seat away</option>}
    </select>
  );
}

interface SpareProps {
  readonly free: number;
  readonly more: boolean;
}

/** What the host may do with all free seats at once. */
function Spare({ free, more }: SpareProps) {
  return (
    <div class="spare">
      {free > 0 && (
        <button type="button" class="button" onClick={fill}>
          <Changing>{free === 1 ? "Bot on the free seat" : "Bots on free seats"}</Changing>
        </button>
      )}
      {more && (
        <button type="button" class="button" onClick={() => ask("add")}>
          <Icon name="plus" /> Seat
        </button>
      )}
    </div>
  );
}

/** The bots that are usual here. */
function fill(): void {
  const free = (seated.value?.seats ?? []).flatMap(({ kind }, seat) => (kind === "free" ? [seat] : []));
  free.forEach((target, turn) => ask("bot", { target, temperament: usual(turn) }));
}
