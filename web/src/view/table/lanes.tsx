/** The photo finish: a lane for each hand along one axis of time. */

import { useEffect } from "preact/hooks";
import * as figure from "../../english/figure";
import * as words from "../../english/finish";
import { say } from "../../state/announce";
import { shape } from "../../state/layout";
import { rowsOf } from "../../state/rows";
import { finish, lanes, mine, own as ownSeat, slowReplay } from "../../state/store";
import { nameOf, signed } from "../../state/words";
import { BAND, type HandView, type RaceResult } from "../../wire";
import { around } from "../parts/around";
import { Badge } from "../seats/badge";
import { type Axis, apart, axisOf } from "./axis";
import { Device } from "./device";
import { isHeld, pressOf, wayOf, wayWords } from "./evidence";
import { behind, noteOf, whyOf } from "./finish";
import { type Form, formOf, type Kind } from "./form";
import { playSlowly, SLOWER } from "./slow-replay";

/** Above this many hands, the slower ones are only counted. */
const MOST = 4;
/** How many hands a list of large words shows. */
const FEW = 2;

/**
 * Who slapped when, from the moment the card was seen: as a panel, as lanes, as lanes without
 * names, as one line or as a list. No press stops at it: it is the pile's and the felt's.
 */
export function Lanes() {
  const result = finish.value;
  if (!lanes.value || !result) return null;
  return <Finish result={result} />;
}

function Finish({ result }: { readonly result: RaceResult }) {
  const form = formOf(shape.value);
  const reason = wordsOf(result, form);
  const runs = slowReplay.value;
  useEffect(() => {
    if (runs === 0) say("out", wayWords(result));
  }, [result]);
  useEffect(() => (runs > 0 ? playSlowly(result) : undefined), [runs]);
  return (
    <section
      key={runs}
      class={`${classOf(form, result, reason)}${runs > 0 ? " is-slow-replay" : ""}`}
      aria-label={words.title()}
      style={{ "--longest": String(longest(result)), "--slower": String(SLOWER) }}
    >
      {form.kind === "panel" && <h2 class="lanes-title title">{words.title()}</h2>}
      {reason !== "only" && <Hands result={result} form={form} />}
      <p class={reason === "none" ? "unseen" : "lanes-why"}>{whyOf(result)}</p>
    </section>
  );
}

/** How many letters the longest name has: so wide is the column of names. */
export function longest({ hands }: RaceResult): number {
  return Math.max(...hands.map(({ seat }) => nameOf(seat).length));
}

function classOf({ kind }: Form, { winner }: RaceResult, reason: Words): string {
  // The pile of a wrong slap lies on, with its count where the strip would be.
  if (kind === "strip" && winner < 0) return "lanes unseen";
  return `lanes is-${kind}${reason === "more" ? " is-wordy" : ""}`;
}

/** Forms that leave the reason to the ribbon. */
const WORDLESS: readonly Kind[] = ["line", "list", "strip"];

function Hands({ result, form }: RowsProps) {
  if (form.kind === "strip") return <Strip result={result} />;
  if (form.kind === "line") return <Line result={result} room={form.room} />;
  return <Rows result={result} form={form} />;
}

type Words = "yes" | "more" | "only" | "none";

/**
 * Whether the reason is there to be seen. On a line only a dead heat's is and that of an own false
 * slap, beside it or, where height is short, instead of it; the ribbon says the rest.
 */
function wordsOf({ winner, heat, hands }: RaceResult, { kind, spare }: Form): Words {
  if (!WORDLESS.includes(kind)) return "yes";
  const wrong = winner < 0 && hands.some(({ seat }) => seat === mine.value);
  if (kind !== "line" || (!wrong && heat === null)) return "none";
  if (spare) return "more";
  return wrong ? "only" : "none";
}

interface RowsProps {
  readonly result: RaceResult;
  readonly form: Form;
  /** How many hands have room. */
  readonly most?: number;
  /** Up to how many ms apart hands are too close to call, where it is known. */
  readonly band?: number;
  /** What stands behind a hand's time, where it is not the usual note. */
  readonly noted?: (hand: HandView) => string;
}

/** A lane for each hand that has room. */
export function Rows({
  result,
  form,
  most = form.kind === "list" ? FEW : MOST,
  band = result.heat?.limit ?? BAND,
  noted,
}: RowsProps) {
  const hands = rowsOf(result);
  const some = chosen(hands, most);
  const axis = axisOf({
    hands: some.flatMap((hand) => (hand.handicap > 0 ? [hand.credited, pressOf(hand)] : [hand.credited])),
    line: false,
    room: form.room,
    heat: result.heat !== null,
  });
  return (
    <>
      {form.kind !== "list" && <AxisLabels axis={axis} />}
      <ol
        class="lanes-rows"
        style={axis.broken === null || form.kind === "list" ? {} : { "--broken": axis.broken.toFixed(4) }}
      >
        {some.map((hand, row) => (
          <Lane key={row} hand={hand} axis={axis} sure={band / 2} note={noted?.(hand) ?? noteOf(hand, result)} />
        ))}
      </ol>
      {some.length < hands.length && form.kind !== "list" && (
        <p class="lanes-more">{words.more({ n: hands.length - some.length })}</p>
      )}
    </>
  );
}

/** As many hands as have room: the first ones, and the own one. */
function chosen(hands: readonly HandView[], most: number): readonly HandView[] {
  if (hands.length <= most) return hands;
  const first = hands.slice(0, Math.max(1, most - 1));
  const own = hands.find(({ seat }) => seat === ownSeat.value);
  if (!own || first.includes(own)) return most < MOST ? hands.slice(0, most) : first;
  return [...first, own];
}

function AxisLabels({ axis }: { readonly axis: Axis }) {
  return (
    <div class="lanes-axis" aria-hidden="true">
      {axis.labels.map(({ ms, x }, index) => (
        <span key={ms} class="lanes-mark" style={{ "--x": x.toFixed(4) }}>
          {figure.plain({ n: ms })}
          {index > 0 && index === axis.labels.length - 1 && <span class="lanes-unit"> {words.unit()}</span>}
        </span>
      ))}
    </div>
  );
}

interface LaneProps {
  readonly hand: HandView;
  readonly axis: Axis;
  /** How far on both sides of its time it may have fallen, in ms. */
  readonly sure: number;
  readonly note: string;
}

function Lane({ hand, axis, sure, note }: LaneProps) {
  const { seat, credited, claim, handicap } = hand;
  const press = pressOf(hand);
  const way = press < 0 ? 0 : wayOf(hand);
  const at = (ms: number) => axis.positionOf(ms).toFixed(4);
  const early = press < 0;
  const [from, to] = [at(early ? credited : 0), at(Math.max(0, credited))];
  const end = at(Math.max(0, press));
  const held = isHeld(hand);
  return (
    <li
      class={`lane is-${hand.verdict}${seat === ownSeat.value ? " is-own" : ""}`}
      data-seat={seat}
      style={{ "--ms": String(Math.max(0, credited)), "--way": String(way) }}
    >
      <Badge seat={seat} />
      <span class="lane-name">{nameOf(seat)}</span>
      <span class="lane-track" style={{ "--from": from, "--to": to, "--end": end, "--zero": at(0) }}>
        <span class={early ? "lane-bar is-early" : "lane-bar"} />
        {handicap > 0 && <span class="lane-handicap" style={{ "--from": at(credited), "--to": end }} />}
        {held && <span class="lane-doubt" style={{ "--from": at(Math.max(0, claim)), "--to": end }} />}
        <Beyond hand={hand} axis={axis} press={press} way={way} />
        {credited > 0 && !held && (
          <span class="lane-sure" style={{ "--from": at(credited - sure), "--to": at(credited + sure) }} />
        )}
        {hand.device && <Device device={hand.device} />}
        <span class={early ? "lane-tip is-early" : "lane-tip"} style={{ "--to": at(credited) }} />
        <span class="lane-time">
          <b class="title number">{signed(Math.round(credited))}</b>
          <span class="lane-note"> {held ? <Held note={note} /> : note}</span>
        </span>
      </span>
    </li>
  );
}

interface BeyondProps {
  readonly hand: HandView;
  readonly axis: Axis;
  /** When it was pressed, and how long it was on its way, in ms. */
  readonly press: number;
  readonly way: number;
}

/** What came after the press: the way to the server, and a slow screen. */
function Beyond({ hand, axis, press, way }: BeyondProps) {
  const at = (ms: number) => axis.positionOf(ms).toFixed(4);
  const end = at(Math.max(0, press));
  return (
    <>
      {way > 0 && (
        <span
          class={axis.last < press + way ? "lane-way is-cut" : "lane-way"}
          style={{ "--from": end, "--to": at(press + way) }}
        />
      )}
      {hand.screen > 0 && (
        <span
          class="lane-screen"
          role="img"
          aria-label={words.screen({ ms: Math.round(hand.screen) })}
          style={{ "--from": end, "--to": at(press + hand.screen) }}
        />
      )}
    </>
  );
}

/** The note of a hand that counted later than its browser said; where there is room, it says so too. */
function Held({ note }: { readonly note: string }) {
  const [before, after] = around(words.held({ note }), note);
  return (
    <>
      {before && <span class="only-wide">{before}</span>}
      {note}
      <span class="only-wide">{after}</span>
    </>
  );
}

const BADGE = 26;
const LETTER = 9;

/** All hands on one line, their figures under it. */
function Line({ result, room }: { readonly result: RaceResult; readonly room: number }) {
  const hands = chosen(rowsOf(result), MOST);
  const axis = axisOf({ hands: hands.map(({ credited }) => credited), line: true, room, heat: result.heat !== null });
  const at = hands.map(({ credited }) => axis.positionOf(credited) * room);
  const figures = fitting(hands, result, room + BADGE);
  const badges = apart(
    at,
    hands.map(() => BADGE),
    room + BADGE / 2,
  );
  const under = apart([0, ...badges], [wide("0"), ...figures.map(wide)], room + BADGE);
  return (
    <ol
      class="lane-line"
      style={{
        "--broken": axis.broken === null ? null : axis.broken.toFixed(4),
        "--zero": axis.positionOf(0).toFixed(4),
      }}
    >
      {axis.broken !== null && <span class="line-break" aria-hidden="true" />}
      <span class="line-zero" aria-hidden="true" style={{ "--x": (under[0] ?? 0) / room }}>
        {figure.plain({ n: 0 })}
      </span>
      {hands.map((hand, index) => (
        <li key={index} class="line-hand" data-seat={hand.seat}>
          <span class="line-badge" style={{ "--x": ((badges[index] ?? 0) / room).toFixed(4) }}>
            <Badge seat={hand.seat} />
          </span>
          <span class="unseen">{nameOf(hand.seat)}</span>
          <span
            class={hand.seat === result.winner ? "line-figure title number" : "line-figure number"}
            style={{ "--x": ((under[index + 1] ?? 0) / room).toFixed(4) }}
          >
            {figures[index]}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The figures that have room on a line of this length: the first ones and the own one. */
function fitting(hands: readonly HandView[], result: RaceResult, room: number): readonly string[] {
  const figures = hands.map((hand) => timeOf(hand, result));
  const own = hands.findIndex(({ seat }) => seat === mine.value);
  const order = [...new Set([0, ...(own < 0 ? [] : [own]), ...hands.keys()])];
  let left = room - wide("0");
  const kept = order.filter((index) => {
    left -= wide(figures[index] ?? "");
    return left >= 0;
  });
  return figures.map((text, index) => (kept.includes(index) ? text : ""));
}

function wide(text: string): number {
  return text ? text.length * LETTER + LETTER : 0;
}

/** No axis: the hands in order, and how far apart they were. */
function Strip({ result }: { readonly result: RaceResult }) {
  return (
    <ol class="lane-strip">
      {chosen(rowsOf(result), MOST).map((hand, index) => (
        <li key={index} data-seat={hand.seat}>
          <Badge seat={hand.seat} />
          <span class="unseen">{nameOf(hand.seat)}</span>
          <span class={hand.seat === result.winner ? "title number" : "number"}>{timeOf(hand, result)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A hand's time on the line: the winner's in full, the others' as their distance from it. */
function timeOf(hand: HandView, result: RaceResult): string {
  const finish = result.hands.find(({ seat }) => seat === result.winner);
  const whole = signed(Math.round(hand.credited));
  if (!finish || hand.seat === result.winner || hand.credited < 0) return hand.verdict === "bad" ? `${whole} ✗` : whole;
  return behind(hand.credited - finish.credited);
}
