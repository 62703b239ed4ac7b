import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
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
import { hosting, mine, seated, shared, table, upcoming } from "../../state/store";
import { duration, nameOf, person } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import { Ring } from "../../view/seats/ring";
import type { Seated } from "../../wire";
import { Arch } from "./arch";
import { ChangeOne, changedRules, openChanged } from "./change";
import { DealCheck } from "./check";
import { Closest } from "./closest";
import { NearPanel } from "./near";
import { CardsRibbon } from "./ribbon";
import { WellPanel } from "./well";
import { WholeGame } from "./whole-game";

/** The end of a game: who won, how it went, and the next one a tap away. */
export function End() {
  const order = standing();
  const skipped = useSignal(false);
  useEffect(() => {
    const skip = () => {
      skipped.value = true;
    };
    for (const press of PRESSES) addEventListener(press, skip, { once: true });
    return () => {
      for (const press of PRESSES) removeEventListener(press, skip);
    };
  }, []);
  const cheered = cheers();
  const kind = `${cheered === null ? "" : " is-won"}${skipped.value ? " is-skipped" : ""}`;
  return (
    <div class={`end${kind}`}>
      <main class="end-main" id="main" tabIndex={-1}>
        <div class="end-left">
          <Result cheered={cheered} />
          {lostToFixed() && <NearPanel />}
          {isLost() && <WellPanel />}
        </div>
        {cheered !== null && cheered === mine.value && <OwnFigures />}
        <section class="panel end-figures" aria-label={words.figures()}>
          <CardsRibbon order={order} />
          <Figures order={order} />
          <Uncanny />
        </section>
        <div class="end-side">
          <Closest />
          <ChangeOne />
          <Acts />
          <DealCheck />
          <ThisGame />
        </div>
      </main>
    </div>
  );
}

/** What skips the joy. */
const PRESSES = ["pointerdown", "keydown"] as const;

/** Whose win is cheered: the own one's, or anybody's for those who only look on. */
function cheers(): number | null {
  const [winner, ...others] = table.value?.winners ?? [];
  if (winner === undefined || others.length > 0) return null;
  return mine.value < 0 || winner === mine.value ? winner : null;
}

function isLost(): boolean {
  const winners = table.value?.winners ?? [];
  return mine.value >= 0 && winners.length > 0 && !winners.includes(mine.value);
}

function Result({ cheered }: { readonly cheered: number | null }) {
  const winners = table.value?.winners ?? [];
  const [first] = winners;
  return (
    <section class="felt result">
      {cheered !== null ? <Arch seat={cheered} /> : first !== undefined && <Ring seat={first} />}
      <h1 class="title">{result(winners)}</h1>
      <p>{how(winners) ?? (seated.value && stageOf(seated.value))}</p>
    </section>
  );
}

/** How a single game was won; a match says where it stands instead. */
function how(winners: readonly number[]): string | null {
  const { moments } = history.value;
  const counts = table.value?.counts ?? [];
  const note = seated.value;
  const [winner = -1] = winners;
  const all = counts[winner] ?? 0;
  const time = moments.at(-1)?.at ?? 0;
  const rest = counts.some((count, seat) => seat !== winner && count > 0);
  if (!note || note.rounds > 1 || note.chosen || winners.length !== 1 || rest || all === 0 || time === 0) return null;
  return words.allCards({ n: all, time: duration(time) });
}

/** The own game in three figures. */
function OwnFigures() {
  const { slaps, burned, times } = tallyOf(mine.value);
  const all = (seated.value?.seats ?? []).reduce((sum, _, seat) => sum + tallyOf(seat).slaps, 0);
  const usual = median(times);
  if (all === 0) return null;
  return (
    <section class="panel own-figures" aria-label={words.ownFigures()}>
      <p>
        <b class="title number">{figure.plain({ n: slaps })}</b> {words.ownSlaps({ n: all })}
      </p>
      <p>
        <b class="title number">{usual === null ? words.noMedian() : figure.plain({ n: usual })}</b> {words.ownUsual()}
      </p>
      <p>
        <b class="title number">{figure.plain({ n: burned })}</b> {words.ownWrong({ n: burned })}
      </p>
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
  if ((seated.value?.rounds ?? 1) > 1) return roundResult(winners, seated.value?.round ?? 1);
  if (winners.length === 0) return words.draw();
  const [winner = -1, other] = winners;
  if (other !== undefined) return words.shared({ names: winners.map(nameOf) });
  const series = wonBy(winner, score);
  return series.own + series.best > 1 ? words.winsSeries(series) : words.wins(series);
}

/** "Ann wins round 2": who has won a round of a match that goes on. */
function roundResult(winners: readonly number[], round: number): string {
  const [winner, other] = winners;
  if (winner === undefined) return words.drawRound({ round });
  return other === undefined
    ? words.winsRound({ ...person(winner), round })
    : words.sharedRound({ names: winners.map(nameOf), round });
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

function ThisGame() {
  const note = seated.value;
  return note && <WholeGame code={`${note.code}-${note.game}`} />;
}

/** What the main button brings: the next round, another match, another game. */
function next(): string {
  const note = seated.value;
  if (!note || note.rounds === 1) return words.again();
  return note.champions.length > 0 ? words.rematch() : words.nextRound();
}

/** Goes on to the next game; where others asked for it under new rules, those are seen first. */
function goOn(): void {
  if (openChanged()) return;
  const note = upcoming.value;
  const now = seated.value;
  // Round one screen everybody agrees for himself, at the table.
  if (shared.value) return clearGame();
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
    open({ rules: changedRules(note) || rules.text || rules.name, seats: seats.length, bots: [MATCHING], pace, name });
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
      {(mine.value >= 0 || shared.value) && !lost && (
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
