import * as words from "../../english/end";
import * as figure from "../../english/figure";
import { agree, clearGame, leave, open, sitDown } from "../../net/session";
import { inWords } from "../../sentences/say";
import { MATCHING } from "../../state/bots";
import { isUncanny, median, spread } from "../../state/figures";
import { history, tallyOf } from "../../state/history";
import { lostToFixed, nearness, slowerWords } from "../../state/near";
import { openPanel, setTable } from "../../state/panels";
import { preferences } from "../../state/preferences";
import { hosting, mine, seated, table, upcoming } from "../../state/store";
import { inside, nameOf, person } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import { Ring } from "../../view/seats/ring";
import type { Seated } from "../../wire";
import { DealCheck } from "./check";
import { NearPanel } from "./near";
import { CardsRibbon } from "./ribbon";

/** The end of a game: who won, how it went, and the next one a tap away. */
export function End() {
  const order = standing();
  return (
    <div class="end">
      <main class="end-main" id="main" tabIndex={-1}>
        <Result />
        <section class="panel end-figures" aria-label={words.figures()}>
          <CardsRibbon order={order} />
          <Figures order={order} />
          <Uncanny />
        </section>
        <div class="end-side">
          {lostToFixed() && <NearPanel />}
          <Acts />
          <Closest />
          <DealCheck />
          <SaveGame />
        </div>
      </main>
    </div>
  );
}

/** The race that was won by the least. */
function Closest() {
  const { closest } = history.value;
  if (!closest) return null;
  const [second, line] = [inside(closest.second), inWords(closest.line)];
  return (
    <section class="panel closest">
      <h2 class="title">{words.closest({ ms: Math.round(closest.margin) })}</h2>
      <p>
        {closest.tie
          ? words.closestHeat({ winner: inside(closest.winner), second, line })
          : words.closestRace({ winner: nameOf(closest.winner), second, line })}
      </p>
    </section>
  );
}

function Result() {
  const winners = table.value?.winners ?? [];
  const [first] = winners;
  return (
    <section class="felt result">
      {first !== undefined && <Ring seat={first} />}
      <h1 class="title">{result(winners)}</h1>
      <p>{seated.value && stageOf(seated.value)}</p>
    </section>
  );
}

/** Which game it was: of which rules, and where the match stands. */
function stageOf({ rules, rounds, round, mode, game, score, chosen }: Seated): string {
  const title = inWords(rules.title);
  const stage =
    rounds > 1
      ? words.stageMatch({ title, round, rounds, mode, score: scoreOf(score) })
      : words.stageGame({ title, game });
  return chosen ? words.chosenSeed({ stage }) : stage;
}

/** "2–1–0": the games that each seat has won. */
function scoreOf([first = 0, ...others]: readonly number[]): string {
  return others.reduce((before, n) => words.score({ before, n }), figure.plain({ n: first }));
}

/** "Ann wins 2–1": the score of the series behind the name; a match that is over counts first. */
function result(winners: readonly number[]): string {
  const score = seated.value?.score ?? [];
  const champions = seated.value?.champions ?? [];
  if (champions.length > 1) return words.matchShared({ names: champions.map(nameOf) });
  const [champion] = champions;
  if (champion !== undefined) {
    return words.winsMatch(wonBy(champion, score));
  }
  if (winners.length === 0) return words.draw();
  if (winners.length > 1) return words.shared({ names: winners.map(nameOf) });
  const [winner = -1] = winners;
  if ((seated.value?.rounds ?? 1) > 1) return words.winsRound({ ...person(winner), round: seated.value?.round ?? 1 });
  const series = wonBy(winner, score);
  return series.own + series.best > 1 ? words.winsSeries(series) : words.wins(series);
}

/** A seat with the games that it has won, and the best of the others. */
function wonBy(winner: number, score: readonly number[]) {
  const best = Math.max(0, ...score.filter((_, seat) => seat !== winner));
  return { ...person(winner), own: score[winner] ?? 0, best };
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
          <th scope="col">{words.seat()}</th>
          <th scope="col">{words.games()}</th>
          <th scope="col">{words.slaps()}</th>
          <th scope="col">{words.burned()}</th>
          <th scope="col">{words.median()}</th>
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
  const [middle, apart] = [median(times), spread(times)];
  const won = table.value?.winners.includes(seat);
  return (
    <tr class={won ? "is-winner" : ""}>
      <th scope="row">
        <span class="figures-seat">
          <Badge seat={seat} /> {nameOf(seat)}
        </span>
      </th>
      <td>{figure.plain({ n: seated.value?.score[seat] ?? 0 })}</td>
      <td>{figure.plain({ n: slaps })}</td>
      <td>{figure.plain({ n: burned })}</td>
      <td>
        {middle === null ? words.noMedian() : figure.plain({ n: middle })}
        {apart !== null && <span class="figures-apart"> {words.apart({ n: apart })}</span>}
      </td>
    </tr>
  );
}

/** Says whose hands fell too evenly for a person's: the judge times hands, it can't see who has them. */
function Uncanny() {
  const seats = seated.value?.seats ?? [];
  const odd = seats.flatMap(({ kind }, seat) => (kind === "person" && isUncanny(tallyOf(seat)) ? [nameOf(seat)] : []));
  if (odd.length === 0) return null;
  return <p class="hint">{words.uncanny({ names: odd })}</p>;
}

/** The whole game as a file, for the command line to show or to check. */
function SaveGame() {
  const note = seated.value;
  if (!note) return null;
  const file = `${note.code}-${note.game}.txt`;
  return (
    <a class="button save-game" href={`/games/${file}`} download={file}>
      <Icon name="rules" /> {words.save()}
    </a>
  );
}

/** What the main button brings: the next round, another match, another game. */
function next(): string {
  const note = seated.value;
  if (!note || note.rounds === 1) return words.again();
  return note.champions.length > 0 ? words.rematch() : words.nextRound();
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
  const wanted = eager.length > 0 ? words.eager({ names: eager, n: eager.length }) : "";
  return (
    <p class="end-eager" role="status">
      <Changing>{`${wanted} ${changed ? words.rulesChanged() : ""}`}</Changing>
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
        <b class="title">{words.matching()}</b>
        <span>{slowerWords(nearness())}</span>
      </button>
      <button type="button" class="button" onClick={goOn}>
        <Icon name="again" /> <span class="button-word">{words.rematch()}</span>
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
          <Icon name="settings" /> <span class="button-word">{words.changeRules()}</span>
        </button>
      )}
      <button type="button" class="button end-home" onClick={leave}>
        <Icon name="home" /> <span class="button-word">{words.home()}</span>
      </button>
    </div>
  );
}
