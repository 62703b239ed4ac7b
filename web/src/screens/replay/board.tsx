import * as figure from "../../english/figure";
import * as knock from "../../english/knock";
import * as news from "../../english/news";
import * as onPile from "../../english/pile";
import { inside, nameOf, owed, person, ribbonOf } from "../../state/words";
import { Fan } from "../../view/cards/fan";
import { CardCount } from "../../view/parts/card-count";
import { Badge } from "../../view/seats/badge";
import { Ring } from "../../view/seats/ring";
import { Ribbon } from "../../view/table/say";
import type { Moment, RaceResult, Table } from "../../wire";
import { PatternWords } from "./pattern-words";
import { at, raisedBefore } from "./position";

/** The table as it was: its seats, what is owed or came to pass, and the pile; at a slap the pile with the hands on it. */
export function Board({ moment }: { readonly moment: Moment }) {
  const { result, happened } = moment;
  const { table } = happened;
  return (
    <section class="felt replay-felt">
      {result ? (
        <div class="replay-say">
          <Ribbon key={at.value} {...ribbonOf(result)} />
        </div>
      ) : (
        <>
          <Seats table={table} />
          <Line moment={moment} />
        </>
      )}
      <div class="replay-mat" aria-hidden="true">
        <span class="pile">{result ? <SlappedPile result={result} /> : <Lying table={table} />}</span>
      </div>
      {result ? <PatternWords result={result} happened={happened} /> : <Count table={table} />}
    </section>
  );
}

function Seats({ table }: { readonly table: Table }) {
  const acts = table.over || table.frozen_at >= 0 ? -1 : table.lost ? table.challenger : table.turn;
  return (
    <ul class="replay-seats">
      {table.counts.map((count, seat) => (
        <li key={seat} class={seat === acts ? "plate" : ""}>
          <Badge seat={seat} paper={seat === acts} state={table.out[seat] ? "out" : "in"} />
          <span class="replay-name">{nameOf(seat)}</span>
          <CardCount number={figure.plain({ n: count })} sentence={figure.ofCards({ n: count })} />
        </li>
      ))}
    </ul>
  );
}

/** What is owed, else what has just come to pass. */
function Line({ moment }: { readonly moment: Moment }) {
  const now = owed(moment.happened.table, raisedBefore(at.value));
  return (
    <div class="replay-say">
      {now && <p class="title replay-owed">{now.title}</p>}
      <p role="status">{now ? now.payer : newsOf(moment)}</p>
    </div>
  );
}

const TAKEN = ["challenge", "last_jack", "forfeit", "sole", "lone_holder", "last_flipper"] as const;

/** The last thing of a moment that is worth a sentence. */
function newsOf({ happened: { events } }: Moment): string {
  for (const event of [...events].reverse()) {
    switch (event.event) {
      case "won":
        return event.winners.length > 0 ? news.over({ names: event.winners.map(inside) }) : news.draw();
      case "seat_out":
        return news.out(person(event.seat));
      case "pile_taken": {
        const why = TAKEN.find((one) => one === event.why) ?? "taken";
        return news.takes({ ...person(event.seat), why, n: event.size });
      }
      case "disrupted":
        return knock.stopped();
      case "resumed":
        return knock.over();
    }
  }
  return "";
}

function Lying({ table }: { readonly table: Table }) {
  if (table.pile.length + table.burned === 0) return <span class="mat-empty">{onPile.empty()}</span>;
  return <Fan cards={table.pile} newest={table.flips} burned={table.burned > 0} />;
}

/** The pile as it was slapped: the pattern's cards ringed, the winner's hand on top. */
function SlappedPile({ result }: { readonly result: RaceResult }) {
  const { winner, hands, pile, cards, k } = result;
  const won = winner >= 0;
  const others = hands.filter(({ seat, credited }) => seat !== winner && credited >= 0).slice(0, won ? 3 : 1);
  return (
    <>
      <Fan cards={pile} newest={k} marked={won ? cards : []} seat={won ? winner : undefined} />
      {others.map(({ seat }, index) => (
        <span key={seat} class={won ? `hand hand-behind-${index + 1}` : "hand"}>
          <Ring seat={seat} />
        </span>
      ))}
      {won && (
        <span class="hand">
          <Ring seat={winner} />
        </span>
      )}
    </>
  );
}

function Count({ table }: { readonly table: Table }) {
  const size = table.pile.length + table.burned;
  return <p class="replay-count">{size > 0 ? onPile.described({ n: size }) : ""}</p>;
}
