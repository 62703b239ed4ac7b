import { useSignal } from "@preact/signals";
import { unsureWords } from "../../effects/unsure";
import * as words from "../../english/seat-panel";
import { ask } from "../../net/session";
import { isOwn } from "../../state/bots";
import { closePanel, seatOf } from "../../state/panels";
import { hosting, isAway, mine, seated, table } from "../../state/store";
import { nameOf } from "../../state/words";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import type { SeatView } from "../../wire";
import { Acts } from "./acts";

/** What may be asked about one seat: by its host before the deal, by everyone after. */
export function SeatPanel() {
  const seat = seatOf.value;
  const at = seated.value?.seats[seat];
  if (!at) return null;
  const person = at.kind === "person";
  const dealt = table.value !== null;
  return (
    <Dialog title={nameOf(seat)} kind="seat" onClose={close}>
      <p class="seat-who">
        <Badge seat={seat} state={isAway(at) ? "away" : "in"} /> {whoIs(at, seat)}
      </p>
      {at.unsure && <p>{seated.value && unsureWords(seated.value, seat)}</p>}
      <div class="menu">
        {hosting.value && !dealt && person && <Rename seat={seat} name={at.name} />}
        {hosting.value && !dealt && person && <Handicap seat={seat} now={at.handicap} />}
        {hosting.value && person && seat !== mine.value && (
          <button type="button" class="button" onClick={() => act("host", seat)}>
            <Icon name="crown" /> {words.makeHost()}
          </button>
        )}
        {hosting.value && !dealt && seat !== mine.value && (
          <button type="button" class="button" onClick={() => act("kick", seat)}>
            <Icon name="leave" /> {words.sendAway()}
          </button>
        )}
        {dealt && person && seat !== mine.value && mine.value >= 0 && <Vote at={at} seat={seat} />}
      </div>
      <Acts seat={seat} />
    </Dialog>
  );
}

function close(): void {
  closePanel("seat");
}

function act(what: "host" | "kick", seat: number): void {
  ask(what, { target: seat });
  close();
}

function whoIs(at: SeatView, seat: number): string {
  if (at.kind === "left") return words.left();
  if (at.kind === "bot") return isOwn(at.temperament) ? words.ownBot() : words.bot();
  if (seat === mine.value) return words.own();
  if (at.temperament) return words.awayBot();
  return at.here ? words.here() : words.away();
}

function Rename({ seat, name }: { readonly seat: number; readonly name: string }) {
  const written = useSignal(name);
  const rename = (event: Event) => {
    event.preventDefault();
    ask("rename", { target: seat, name: written.value.trim() });
    close();
  };
  return (
    <form class="rename" onSubmit={rename}>
      <label class="name">
        <b>{words.name()}</b>
        <input
          type="text"
          maxLength={24}
          value={written.value}
          onInput={({ currentTarget }) => (written.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.rename()}
      </button>
    </form>
  );
}

const HANDICAP_MOST = 300;
const HANDICAP_STEP = 10;

/** How much earlier the hands of a seat are to count; everyone is asked again. */
function Handicap({ seat, now }: { readonly seat: number; readonly now: number }) {
  const ms = useSignal(now);
  const propose = (event: Event) => {
    event.preventDefault();
    ask("handicap", { target: seat, ms: ms.value });
    close();
  };
  return (
    <form class="rename" onSubmit={propose}>
      <label class="name">
        <b>{words.handicap({ ms: ms.value })}</b>
        <input
          type="range"
          min={0}
          max={HANDICAP_MOST}
          step={HANDICAP_STEP}
          value={ms.value}
          onInput={({ currentTarget }) => (ms.value = currentTarget.valueAsNumber)}
        />
      </label>
      <button type="submit" class="button">
        {words.propose()}
      </button>
    </form>
  );
}

/** A seat goes when enough of the others want it to. */
function Vote({ at, seat }: { readonly at: SeatView; readonly seat: number }) {
  const own = at.against.includes(mine.value);
  return (
    <>
      <p role="status">{at.against.length > 0 && words.against({ names: at.against.map(nameOf), name: at.name })}</p>
      <button type="button" class="button" onClick={() => ask(own ? "spare" : "vote_out", { target: seat })}>
        <Icon name={own ? "again" : "leave"} /> {own ? words.voteBack() : words.vote()}
      </button>
    </>
  );
}
