import * as words from "../../english/playback";
import { rowsOf } from "../../state/rows";
import { nameOf, person, signed } from "../../state/words";
import { Badge } from "../../view/seats/badge";
import { pressOf } from "../../view/table/evidence";
import type { HandView, RaceResult } from "../../wire";

/** What the judge knew of each hand: what was pressed, when it came in, what the line allows, and what counts. */
export function Evidence({ result }: { readonly result: RaceResult }) {
  const hands = rowsOf(result).filter(({ verdict }) => verdict !== "awarded");
  return (
    <>
      <div class="replay-evidence">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="only-wide">{words.evidence()}</span>
                <span class="unseen only-narrow">{words.hand()}</span>
              </th>
              <th scope="col">
                <span class="only-wide">{words.pressedLong()}</span>
                <span class="only-narrow">{words.pressed()}</span>
              </th>
              <th scope="col">{words.arrived()}</th>
              <th scope="col">
                <span class="only-wide">{words.allowsLong()}</span>
                <span class="only-narrow">{words.allows()}</span>
              </th>
              <th scope="col">{words.counts()}</th>
            </tr>
          </thead>
          <tbody>
            {hands.map((hand, row) => (
              <Row key={row} hand={hand} />
            ))}
          </tbody>
        </table>
      </div>
      <ul class="replay-ways">
        {hands.map((hand, row) => (
          <li key={row}>{wayOf(hand)}</li>
        ))}
      </ul>
    </>
  );
}

function Row({ hand }: { readonly hand: HandView }) {
  const { seat, claim, arrival, credited, how } = hand;
  const [least, most] = allowed(hand);
  return (
    <tr data-seat={seat}>
      <th scope="row">
        <span class="figures-seat">
          <Badge seat={seat} /> {nameOf(seat)}
        </span>
      </th>
      <td>{time(claim)}</td>
      <td>{time(arrival)}</td>
      <td>{how === "drawn" ? words.nothing() : words.range({ least: time(least), most: time(most) })}</td>
      <td>
        <b>{time(credited)}</b>
      </td>
    </tr>
  );
}

/** Between which times the line lets a press be believed, in ms since the card was shown. */
function allowed({ arrival, clamp }: HandView): readonly [number, number] {
  return [arrival - clamp, arrival];
}

function time(ms: number): string {
  return signed(Math.round(ms));
}

/** The way of a hand's message in a sentence, and what was taken off. */
function wayOf(hand: HandView): string {
  const { seat, claim, arrival, credited, how, handicap, screen } = hand;
  const [least, most] = allowed(hand).map(time);
  const who = person(seat);
  const times = { ...who, ms: time(pressOf(hand)), least: least ?? "", most: most ?? "", claim: time(claim) };
  const came = { ...times, way: Math.max(0, Math.round(arrival - claim)) };
  const said = {
    claim: words.wayClaim(came),
    clamped: words.wayClamped(came),
    arrival: words.wayArrival(times),
    drawn: words.wayDrawn(times),
    early: words.wayEarly({ ...who, ms: Math.round(Math.abs(credited)) }),
  }[how];
  const off = handicap > 0 ? words.handicap({ n: Math.round(handicap), ms: time(credited) }) : "";
  const slow = screen > 0 ? words.screen({ n: Math.round(screen) }) : "";
  return [credited < 0 ? words.wayEarly({ ...who, ms: Math.round(-credited) }) : said, off, slow]
    .filter(Boolean)
    .join(" ");
}
