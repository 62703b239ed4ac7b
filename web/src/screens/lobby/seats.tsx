import * as words from "../../english/lobby";
import { ask } from "../../net/session";
import { inWords } from "../../sentences/say";
import { usual } from "../../state/bots";
import { showSeat } from "../../state/panels";
import { linkTo } from "../../state/route";
import { hasAgreed, homeAddress, hosting, mine, seated, welcome } from "../../state/store";
import { nameOf, person } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import type { Seated, SeatView } from "../../wire";

/** The seats of a table that gathers. */
export function Seats({ note }: { readonly note: Seated }) {
  const { seats, rules } = note;
  const taken = seats.filter(({ kind }) => kind !== "free").length;
  return (
    <section class="panel lobby-seats" aria-labelledby="lobby-seats-heading">
      <h2 id="lobby-seats-heading" class="title">
        {words.seats()}{" "}
        <span class="lobby-seats-count">
          <Changing>{words.taken({ taken, all: seats.length })}</Changing>
        </span>
      </h2>
      <ul>
        {seats.map((at, seat) => (
          <SeatRow key={seat} note={note} at={at} seat={seat} />
        ))}
      </ul>
      {hosting.value && <Spare free={seats.length - taken} more={seats.length < rules.most} />}
      <p class="hint">
        <Icon name="eye" />{" "}
        <Changing>{note.watching > 0 ? words.watching({ n: note.watching }) : words.watch()}</Changing>{" "}
        <span class="lobby-watch-link">{linkTo(note.code, homeAddress.value, "watch")}</span>
      </p>
    </section>
  );
}

interface SeatRowProps {
  readonly note: Seated;
  readonly at: SeatView;
  readonly seat: number;
}

function SeatRow({ note, at, seat }: SeatRowProps) {
  const isPerson = at.kind === "person";
  return (
    <li class={`lobby-seat is-${at.kind}`}>
      <Badge seat={seat} state={isPerson && !at.here ? "away" : "in"} />
      <div class="lobby-seat-words">
        <p class="lobby-seat-name">
          <b>
            <Changing>{nameOf(seat)}</Changing>
          </b>
          {isPerson && seat === mine.value && (
            <span class="host-mark">
              <Changing>{words.as({ name: at.name })}</Changing>
            </span>
          )}
          {isPerson && seat === note.host && <Host />}
        </p>
        {isPerson && seat !== mine.value && at.device && (
          <p class="host-mark">
            <Changing>{words.plays({ device: at.device, line: at.unsure || "good" })}</Changing>
          </p>
        )}
        {isPerson ? <Standing note={note} at={at} seat={seat} /> : <Filling at={at} seat={seat} />}
      </div>
      {hosting.value && isPerson && (
        <button
          type="button"
          class="rail-button"
          aria-label={words.more({ name: nameOf(seat) })}
          onClick={() => showSeat(seat)}
        >
          <Icon name="more" />
        </button>
      )}
    </li>
  );
}

function Host() {
  return (
    <span class="host-mark">
      <Icon name="crown" /> {words.host()}
    </span>
  );
}

function Standing({ note, at, seat }: SeatRowProps) {
  if (at.objects) {
    return (
      <p class="lobby-seat-state bad">
        <Icon name="cross" /> <Changing>{words.objects(person(seat))}</Changing>
      </p>
    );
  }
  if (hasAgreed(note, seat)) {
    return (
      <p class="lobby-seat-state good">
        <Icon name="tick" /> {words.agreed()}
      </p>
    );
  }
  return (
    <p class="lobby-seat-state">
      <Changing>{at.here ? words.notAgreed() : words.away()}</Changing>
    </p>
  );
}

const FREE = "free";
const AWAY = "remove";

/** Who plays on a seat without a person: the host chooses, the others read. */
function Filling({ at, seat }: Omit<SeatRowProps, "note">) {
  const bots = welcome.value?.temperaments ?? [];
  if (!hosting.value) {
    const title = bots.find(({ name }) => name === at.temperament)?.title ?? "";
    return (
      <p class="lobby-seat-state">
        <Changing>{at.kind === "bot" ? words.bot({ kind: inWords(title) }) : words.free()}</Changing>
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
    <select class="choose" aria-label={words.seat({ n: seat + 1 })} value={at.temperament || FREE} onChange={change}>
      <option value={FREE}>{words.free()}</option>
      {bots.map(({ name, title }) => (
        <option key={name} value={name}>
          {words.bot({ kind: inWords(title) })}
        </option>
      ))}
      {least && <option value={AWAY}>{words.remove()}</option>}
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
          <Changing>{words.fill({ n: free })}</Changing>
        </button>
      )}
      {more && (
        <button type="button" class="button" onClick={() => ask("add")}>
          <Icon name="plus" /> {words.add()}
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
