import * as words from "../../english/consent";
import { send, troubled } from "../../net/connection";
import { agree, ask } from "../../net/session";
import { inWords } from "../../sentences/say";
import { hasAgreed, mine } from "../../state/store";
import { nameOf } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import type { Seated } from "../../wire";

/** Before the deal all agree. Shows the changes, who has not agreed, and the own button. */
export function Consent({ note }: { readonly note: Seated }) {
  const own = mine.value;
  return (
    <div class="consent">
      {troubled.value && (
        <p class="consent-objects">
          <Changing>{troubled.value}</Changing>
        </p>
      )}
      <Changed lines={note.changed.map(inWords)} />
      {note.deal.called_off && (
        <p class="consent-off">
          <Changing>{words.calledOff({ why: inWords(note.deal.called_off) })}</Changing>
        </p>
      )}
      <Suggested note={note} />
      {own === note.host && mixes(note) && (
        <button type="button" class="button" onClick={() => touchEarlier(note)}>
          {words.mixed()}
        </button>
      )}
      {own < 0 ? (
        <p>
          <Changing>{words.looking({ waiting: waiting(note) })}</Changing>
        </p>
      ) : (
        <Word note={note} seat={own} />
      )}
    </div>
  );
}

/** Handicaps that the room suggests from what all saw; the host may propose them. */
function Suggested({ note }: { readonly note: Seated }) {
  const behind = note.seats.map((at, seat) => ({ at, seat })).filter(({ at }) => at.suggested > 0);
  return (
    <>
      {behind.map(({ at, seat }) => (
        <button
          key={seat}
          type="button"
          class="button"
          aria-disabled={mine.value !== note.host}
          onClick={() => mine.value === note.host && ask("handicap", { target: seat, ms: at.suggested })}
        >
          {words.behind({ name: at.name, behind: at.behind, ms: at.suggested })}
        </button>
      ))}
    </>
  );
}

/** Whether mice and touch screens play here, and no touch counts earlier yet. */
function mixes({ seats, rules }: Seated): boolean {
  const devices = seats.flatMap(({ kind, device }) => (kind === "person" && device ? [device] : []));
  return devices.includes("touch") && devices.some((one) => one !== "touch") && !rules.text.includes(TOUCH_EARLIER);
}

function touchEarlier({ rules, host }: Seated): void {
  send({ type: "propose", seat: host, rules: `${rules.text} ${TOUCH_EARLIER}` });
}

const TOUCH_EARLIER = "tie.devices=class";

function Changed({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="changed">
      <b>{words.changed()}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface WordProps {
  readonly note: Seated;
  readonly seat: number;
}

function Word({ note, seat }: WordProps) {
  const agreed = hasAgreed(note, seat);
  const objects = note.seats[seat]?.objects === true;
  return (
    <>
      {agreed ? (
        <>
          <p class="consent-done">
            <span class="good title">
              <Icon name="tick" /> {words.agreed()}
            </span>
            <span id="waits">
              <Changing>{waiting(note)}</Changing>
            </span>
          </p>
          {seat === note.host && <Deal note={note} />}
        </>
      ) : (
        <button type="button" class="button is-main title" onClick={agree}>
          {words.agree()}
        </button>
      )}
      {!objects && seat !== note.host && (
        <button type="button" class="button" onClick={() => ask("object")}>
          {words.object()}
        </button>
      )}
      {objects && (
        <p class="consent-objects">
          <Changing>{words.objected({ host: nameOf(note.host) })}</Changing>
        </p>
      )}
    </>
  );
}

/** Whether the person of a seat is away and has not agreed: then nobody need wait for him. */
function isAbsent(note: Seated, seat: number): boolean {
  const at = note.seats[seat];
  return at?.kind === "person" && !at.here && !at.temperament && !note.agreed[seat] && seat !== note.host;
}

/** Deals to those who are here: nobody waits for who has gone, or for seats that nobody wants. */
function Deal({ note }: { readonly note: Seated }) {
  const present = note.seats.flatMap((at, seat) => (at.kind === "free" || isAbsent(note, seat) ? [] : [seat]));
  const here = present.length;
  if (here === note.seats.length) return null;
  const ready = present.every((seat) => note.seats[seat]?.temperament || note.agreed[seat]);
  const enough = here >= Math.max(2, note.rules.least);
  return (
    <>
      <button
        type="button"
        class="button is-main title"
        aria-disabled={!(enough && ready)}
        aria-describedby="waits"
        onClick={() => enough && ready && ask("deal")}
      >
        <Changing>{enough ? words.deal({ n: here }) : words.friend()}</Changing>
      </button>
      {enough && <p class="consent-late">{words.late()}</p>}
    </>
  );
}

/** "Waiting for Ann and two free seats." */
function waiting({ seats, agreed }: Seated): string {
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" && !agreed[seat] ? [nameOf(seat)] : []));
  const free = seats.filter(({ kind }) => kind === "free").length;
  const names = free === 0 ? people : [...people, words.freeSeats({ n: free })];
  return names.length > 0 ? words.waiting({ names }) : words.dealing();
}
