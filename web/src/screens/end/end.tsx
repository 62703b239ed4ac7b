import { agree, clearGame, leave, open, sitDown } from "../../net/session";
import { inWords } from "../../sentences/say";
import { MATCHING } from "../../state/bots";
import { isUncanny, median, spread } from "../../state/figures";
import { history, tallyOf } from "../../state/history";
import { lostToFixed, nearness, slowerWords } from "../../state/near";
import { openPanel, setTable } from "../../state/panels";
import { preferences } from "../../state/preferences";
import { hosting, mine, seated, table, upcoming } from "../../state/store";
import { inside, list, nameOf, stage } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import { Ring } from "../../view/seats/ring";
import { DealCheck } from "./check";
import { NearPanel } from "./near";
import { CardsRibbon } from "./ribbon";

/** The end of a game: who won, how it went, and the next one a tap away. */
export function End() {
  const order = standing();
  const { closest } = history.value;
  return (
    <div class="end">
      <main class="end-main" id="main" tabIndex={-1}>
        <Result />
        <section class="panel end-figures" aria-label="The game in figures">
          <CardsRibbon order={order} />
          <Figures order={order} />
          <Uncanny />
        </section>
        <div class="end-side">
          {lostToFixed() && <NearPanel />}
          <Acts />
          {closest && (
            <section class="panel closest">
              <h2 class="title">Closest finish: {Math.round(closest.margin)} ms</h2>
              <p>
                {closest.tie
                  ? `Dead heat of ${inside(closest.winner)} and ${inside(closest.second)}`
                  : `${nameOf(closest.winner)} before ${inside(closest.second)}`}
                , {inWords(closest.line)}
              </p>
            </section>
          )}
          <DealCheck />
          <SaveGame />
        </div>
      </main>
    </div>
  );
}

function Result() {
  const winners = table.value?.winners ?? [];
  const [first] = winners;
  return (
    <section class="felt result">
      {first !== undefined && <Ring seat={first} />}
      <h1 class="title">{result(winners)}</h1>
      <p>
        {seated.value && inWords(seated.value.rules.title)}, {stageOf()}
        {seated.value?.chosen && ", dealt from a chosen seed"}
      </p>
    </section>
  );
}

function stageOf(): string {
  const note = seated.value;
  if (!note) return "";
  return note.rounds > 1 ? `${stage(note).toLowerCase()}: ${note.score.join("–")}` : `game ${note.game}`;
}

/** "Ann wins 2–1": the score of the series behind the name; a match that is over counts first. */
function result(winners: readonly number[]): string {
  const score = seated.value?.score ?? [];
  const champions = seated.value?.champions ?? [];
  if (champions.length > 1) return `${list(champions.map(nameOf))} share the match`;
  const [champion] = champions;
  if (champion !== undefined) {
    const rest = Math.max(0, ...score.filter((_, seat) => seat !== champion));
    const verb = champion === mine.value ? "win" : "wins";
    return `${nameOf(champion)} ${verb} the match ${score[champion] ?? 0}–${rest}`;
  }
  if (winners.length === 0) return "A draw";
  if (winners.length > 1) return `${list(winners.map(nameOf))} share it`;
  const [winner = -1] = winners;
  const verb = winner === mine.value ? "win" : "wins";
  if ((seated.value?.rounds ?? 1) > 1) return `${nameOf(winner)} ${verb} round ${seated.value?.round ?? 1}`;
  const own = score[winner] ?? 0;
  const best = Math.max(0, ...score.filter((_, seat) => seat !== winner));
  const series = own + best > 1 ? ` ${own}–${best}` : "";
  return `${nameOf(winner)} ${verb}${series}`;
}

/** Seats by their games won, the winner of this game first. */
function standing(): readonly number[] {
  const score = seated.value?.score ?? [];
  const winners = table.value?.winners ?? [];
  const value = (seat: number) => (winners.includes(seat) ? 1000 : 0) + (score[seat] ?? 0);
  return (seated.value?.seats ?? []).map((_, seat) => seat).sort((a, b) => value(b) - value(a) || a - b);
}

function Figures({ order }: { readonly order: readonly number[] }) {
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">Seat</th>
          <th scope="col">Games</th>
          <th scope="col">Slaps</th>
          <th scope="col">Burned</th>
          <th scope="col">Median ms</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <Row key={seat} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ seat }: { readonly seat: number }) {
  const { slaps, burned, times } = tallyOf(seat);
  const apart = spread(times);
  const won = table.value?.winners.includes(seat);
  return (
    <tr class={won ? "is-winner" : ""}>
      <th scope="row">
        <span class="figures-seat">
          <Badge seat={seat} /> {nameOf(seat)}
        </span>
      </th>
      <td>{seated.value?.score[seat] ?? 0}</td>
      <td>{slaps}</td>
      <td>{burned}</td>
      <td>
        {median(times) ?? "–"}
        {apart !== null && <span class="figures-apart"> ±{apart}</span>}
      </td>
    </tr>
  );
}

/** Says whose hands fell too evenly for a person's: the judge times hands, it can't see who has them. */
function Uncanny() {
  const seats = seated.value?.seats ?? [];
  const odd = seats.flatMap(({ kind }, seat) => (kind === "person" && isUncanny(tallyOf(seat)) ? [nameOf(seat)] : []));
  if (odd.length === 0) return null;
  return (
    <p class="hint">Unusually even: {list(odd)}. Many slaps, none false, and all within a few ms of each other.</p>
  );
}

/** The whole game as a file, for the command line to show or to check. */
function SaveGame() {
  const note = seated.value;
  if (!note) return null;
  const file = `${note.code}-${note.game}.txt`;
  return (
    <a class="button save-game" href={`/games/${file}`} download={file}>
      <Icon name="rules" /> Save this game
    </a>
  );
}

/** What the main button brings: the next round, another match, another game. */
function next(): string {
  const note = seated.value;
  if (!note || note.rounds === 1) return "Play again";
  return note.champions.length > 0 ? "Rematch" : "Next round";
}

/** Goes on to the next game; where others asked for it under new rules, those are seen first. */
function goOn(): void {
  const note = upcoming.value;
  const now = seated.value;
  if (note && note.deal.digest !== now?.deal.digest) sitDown(note);
  else if (note || (now && now.deal.game > now.game)) agree();
  else clearGame();
}

/** Who at an open table wants another game already. */
function Eager() {
  const note = upcoming.value;
  if (!note) return null;
  const eager = note.seats.flatMap(({ kind, name }, seat) => (kind === "person" && note.agreed[seat] ? [name] : []));
  const changed = note.deal.digest !== seated.value?.deal.digest;
  const words = eager.length > 0 ? `${list(eager)} ${eager.length > 1 ? "want" : "wants"} another game.` : "";
  return (
    <p class="end-eager" role="status">
      <Changing>{`${words} ${changed ? "The rules have changed." : ""}`}</Changing>
    </p>
  );
}

/** After a game lost to bots that stay as they are: the same table with bots that match. */
function PlayMatching() {
  const again = () => {
    const note = seated.value;
    if (!note) return;
    const { rules, seats, pace } = note;
    const name = preferences.name.value.trim();
    open({ rules: rules.name, seats: seats.length, bots: [MATCHING], pace, name });
  };
  return (
    <>
      <button type="button" class="button is-main has-line" onClick={again}>
        <b class="title">Play bots that match</b>
        <span>{slowerWords(nearness())}</span>
      </button>
      <button type="button" class="button" onClick={goOn}>
        <Icon name="again" /> <span class="button-word">Rematch</span>
      </button>
    </>
  );
}

function Acts() {
  const lost = lostToFixed();
  const company = seated.value?.open === true;
  const change = () => {
    if (company) return openPanel("house");
    const like = seated.value;
    leave();
    setTable(like);
  };
  return (
    <div class="end-acts">
      <Eager />
      {mine.value >= 0 && !lost && (
        <button type="button" class="button is-main title" onClick={goOn}>
          {next()}
        </button>
      )}
      {lost && <PlayMatching />}
      {!lost && (!company || hosting.value) && (
        <button type="button" class="button" onClick={change}>
          <Icon name="settings" /> <span class="button-word">Change rules</span>
        </button>
      )}
      <button type="button" class="button end-home" onClick={leave}>
        <Icon name="home" /> <span class="button-word">Home</span>
      </button>
    </div>
  );
}
