import { useState } from "preact/hooks";
import * as words from "../../english/around";
import { taken } from "../../input/keys";
import { wordOf } from "../../input/press";
import { cap, learn, sign } from "../../input/printed";
import { askAs } from "../../net/session";
import { lookOf } from "../../state/looks";
import { closePanel, showSeat } from "../../state/panels";
import { chooseKey, chooseLook, keysOf, own, type SeatKeys, turnedBy, way } from "../../state/shared";
import { seated, table } from "../../state/store";
import { nameOf } from "../../state/words";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import { SHAPES } from "../../view/seats/shapes";

/** Names, colours, keys and places of those who share the screen. */
export function SharedPlayers() {
  const touch = way.value === "touch";
  return (
    <Dialog title={words.title()} kind="around" onClose={() => closePanel("around")}>
      <ul class="around">
        {own.value.map((seat) => (
          <Row key={seat} seat={seat} />
        ))}
      </ul>
      <div class="around-acts">
        {touch && (
          <button type="button" class="button" onClick={() => (turnedBy.value += 1)}>
            <Icon name="again" /> {words.turn()}
          </button>
        )}
        <button type="button" class="button" onClick={() => (way.value = touch ? "keys" : "touch")}>
          <Icon name="screen" /> {touch ? words.toKeys() : words.toTouch()}
        </button>
      </div>
    </Dialog>
  );
}

interface NamedSeat {
  readonly seat: number;
  readonly name: string;
}

function Row({ seat }: Pick<NamedSeat, "seat">) {
  const name = nameOf(seat);
  const agreed = seated.value?.rules.gesture;
  const dealt = table.value?.over === false;
  const playing = dealt && table.value?.out[seat] === false;
  const rename = ({ currentTarget }: Event) => {
    const written = (currentTarget as HTMLInputElement).value.trim();
    if (written && written !== name) askAs([seat], "rename", { target: seat, name: written });
  };
  return (
    <li class="around-row">
      <Badge seat={seat} />
      <input
        type="text"
        class="around-name"
        maxLength={24}
        key={name}
        value={name}
        aria-label={words.name({ name })}
        autocomplete="off"
        onChange={rename}
      />
      <Look seat={seat} name={name} />
      {!dealt && <Handicap seat={seat} name={name} />}
      {way.value === "keys" && <KeyButton seat={seat} act="slap" word={words.slap()} />}
      {way.value === "keys" && <KeyButton seat={seat} act="flip" word={words.flip()} />}
      {way.value === "keys" && agreed && <KeyButton seat={seat} act="salute" word={wordOf(agreed) || words.salute()} />}
      {playing && <Acts seat={seat} name={name} />}
    </li>
  );
}

/** The shape and colour of a seat. */
function Look({ seat, name }: NamedSeat) {
  return (
    <select
      class="choose"
      aria-label={words.look({ name })}
      value={lookOf(seat)}
      onChange={({ currentTarget }) => chooseLook(seat, Number(currentTarget.value))}
    >
      {SHAPES.map((shape, look) => (
        <option key={shape} value={look}>
          {words.lookOf({ n: look })}
        </option>
      ))}
    </select>
  );
}

function Acts({ seat, name }: NamedSeat) {
  return (
    <>
      <button type="button" class="rail-button" aria-label={words.acts({ name })} onClick={() => showSeat(seat)}>
        <Icon name="more" />
      </button>
      <button
        type="button"
        class="rail-button"
        aria-label={words.leave({ name })}
        onClick={() => askAs([seat], "leave")}
      >
        <Icon name="leave" />
      </button>
    </>
  );
}

const HANDICAP_MOST = 300;
const HANDICAP_STEP = 10;
const HANDICAPS = Array.from({ length: HANDICAP_MOST / HANDICAP_STEP + 1 }, (_, n) => n * HANDICAP_STEP);

/** How much earlier the hands of a child count, say; everybody is asked anew. */
function Handicap({ seat, name }: NamedSeat) {
  return (
    <select
      class="choose"
      aria-label={words.handicap({ name })}
      value={seated.value?.seats[seat]?.handicap ?? 0}
      onChange={({ currentTarget }) => askAs([seat], "handicap", { target: seat, ms: Number(currentTarget.value) })}
    >
      {HANDICAPS.map((ms) => (
        <option key={ms} value={ms}>
          {words.handicapOf({ ms })}
        </option>
      ))}
    </select>
  );
}

interface KeyButtonProps {
  readonly seat: number;
  readonly act: keyof SeatKeys;
  readonly word: string;
}

/** Waits for one press, and takes its place on the keyboard. */
function KeyButton({ seat, act, word }: KeyButtonProps) {
  const [waiting, wait] = useState(false);
  const code = keysOf(seat)[act];
  const press = (event: KeyboardEvent) => {
    if (!waiting || taken(event.code)) return;
    event.preventDefault();
    if (sign(event)) learn({ [event.code]: sign(event) });
    chooseKey(seat, act, event.code);
    wait(false);
  };
  return (
    <button
      type="button"
      class="key-button"
      aria-label={words.key({ name: nameOf(seat), act: word, key: cap(code) })}
      onClick={() => wait(true)}
      onKeyDown={press}
      onBlur={() => wait(false)}
    >
      {waiting ? (
        <span>{words.pressKey()}</span>
      ) : (
        <>
          <kbd class="key">{cap(code)}</kbd> {word}
        </>
      )}
    </button>
  );
}
