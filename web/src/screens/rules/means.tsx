/** What rules mean: minutes, slaps a minute, who is out early, and whether hands or luck decide. */

import * as words from "../../english/house";
import { count, stopCounting } from "../../net/drafts";
import { counting, outlookOf } from "../../state/draft";
import { seconds } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import type { Drafted, Outlook } from "../../wire";

interface MeansProps {
  readonly now: Drafted;
  readonly seats: number;
  readonly pace: number;
}

export function OutlookPanel({ now, seats, pace }: MeansProps) {
  const [outlook, exact] = outlookOf(now, seats, pace);
  return (
    <section class={counting.value ? "means is-counting" : "means"} aria-labelledby="means-title">
      <h3 class="title" id="means-title">
        {words.means()}
      </h3>
      {outlook ? <Figures outlook={outlook} /> : <p>{words.unknown()}</p>}
      {!exact && now.counts && !counting.value && (
        <button type="button" class="button" onClick={() => count(seats, pace)}>
          {words.count()}
        </button>
      )}
      {counting.value && (
        <p class="means-busy" role="status">
          {words.counting()}{" "}
          <button type="button" class="button" onClick={stopCounting}>
            {words.stop()}
          </button>
        </p>
      )}
    </section>
  );
}

function Figures({ outlook }: { readonly outlook: Outlook }) {
  const { minutes, sure, seats, games, pace } = outlook;
  const [usual, least, most] = minutes.map(whole) as [number, number, number];
  return (
    <>
      <p class="means-minutes">
        <b class="title number">
          <Changing>{words.minutes({ usual })}</Changing>
        </b>
        <span>
          {words.minutesAGame()}
          <br />
          <span class="hint">
            <Changing>{words.range({ least, most })}</Changing>
          </span>
        </span>
      </p>
      <Range minutes={minutes} />
      <dl class="means-rows">
        <dt>{words.slapsAMinute()}</dt>
        <dd class="title number">{words.minutes({ usual: Math.round(outlook.slaps * 10) / 10 })}</dd>
        <dt>{words.early()}</dt>
        <dd class="title number">{oneIn(outlook.early)}</dd>
        <dt>{words.quick()}</dt>
        <dd class="title number">{inTen(outlook.quick)}</dd>
      </dl>
      <p class="hint means-from">
        {decides(outlook)} {words.counted({ games, n: seats, time: seconds(pace), least: sure[0], most: sure[1] })}
      </p>
    </>
  );
}

/** A length in whole minutes; short games have halves. */
function whole(minutes: number): number {
  return minutes < 3 ? Math.max(0.5, Math.round(minutes * 2) / 2) : Math.round(minutes);
}

function Range({ minutes: [usual, least, most] }: Pick<Outlook, "minutes">) {
  const end = Math.max(10, Math.ceil(most / 10) * 10);
  const at = (value: number) => `${((100 * Math.min(value, end)) / end).toFixed(1)}%`;
  return (
    <div class="means-range" aria-hidden="true">
      <span class="means-track">
        <span class="means-span" style={{ "--from": at(least), "--to": at(most) }} />
        <span class="means-mark" style={{ "--from": at(usual) }} />
      </span>
      <span class="means-axis">
        <span>{words.minutes({ usual: 0 })}</span>
        <span>{words.minutes({ usual: end / 2 })}</span>
        <span>{words.axis({ n: end })}</span>
      </span>
    </div>
  );
}

const RARE = 0.005;
/** Beyond this tenths say too little. */
const SURE = 0.95;

export function oneIn(share: number): string {
  if (share < RARE) return words.never();
  return share > 0.5 ? inTen(share) : words.oneIn({ n: Math.round(1 / share) });
}

function inTen(share: number): string {
  if (share > 1 - RARE) return words.always();
  if (share > SURE) return words.inHundred({ n: Math.round(share * 100) });
  return share < 1 - SURE ? oneIn(share) : words.inTen({ n: Math.round(share * 10) });
}

/** How much more often than by chance the quickest wins says what decides. */
function decides({ quick, seats }: Outlook): string {
  const luck = 1 / seats;
  if (quick < luck + 0.05) return words.luck();
  return quick > luck + 0.6 * (1 - luck) ? words.hands() : words.both();
}

/** The three figures of a phone. */
export function ThreeFigures({ now, seats, pace }: MeansProps) {
  const [outlook] = outlookOf(now, seats, pace);
  if (!outlook) return <p class="three-figures">{counting.value ? words.counting() : words.unknown()}</p>;
  const [usual, least, most] = outlook.minutes.map(whole) as [number, number, number];
  return (
    <dl class="three-figures">
      <div>
        <dt>{words.rangeShort({ least, most })}</dt>
        <dd class="title number">{words.minutesShort({ usual })}</dd>
      </div>
      <div>
        <dt>{words.slapsShort()}</dt>
        <dd class="title number">{words.minutes({ usual: Math.round(outlook.slaps * 10) / 10 })}</dd>
      </div>
      <div>
        <dt>{words.earlyShort()}</dt>
        <dd class="title number">{oneIn(outlook.early)}</dd>
      </div>
    </dl>
  );
}
