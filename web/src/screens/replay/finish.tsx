/** The photo finish of a recorded race, with its evidence. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as words from "../../english/playback";
import { sayNow } from "../../state/announce";
import { finishOf } from "../../state/history";
import { shape } from "../../state/layout";
import { nameOf, ribbonOf, spokenOf } from "../../state/words";
import { Icon } from "../../view/parts/icon";
import { whyOf } from "../../view/table/finish";
import { formOf } from "../../view/table/form";
import { longest, Rows } from "../../view/table/lanes";
import type { HandView, Moment, RaceResult } from "../../wire";
import { CheckButton } from "./check";
import { Evidence } from "./evidence";
import { playing } from "./position";

interface FinishProps {
  readonly result: RaceResult;
  readonly moment: Moment;
}

/** The photo finish of a recorded race: a lane for each hand, and the evidence behind it. */
export function Finish({ result, moment }: FinishProps) {
  const shown = useSignal(false);
  useEffect(() => {
    if (!playing.value) sayNow(spokenOf(result));
  }, []);
  const wide = shape.value.layout === "wide";
  if (shown.value && !wide) {
    return (
      <section class="panel replay-panel" aria-label={words.evidence()}>
        <header class="replay-panel-head">
          <h2 class="title">{words.evidence()}</h2>
          <button type="button" class="rail-button" aria-label={words.hide()} onClick={() => (shown.value = false)}>
            <Icon name="close" />
          </button>
        </header>
        <Evidence result={result} />
      </section>
    );
  }
  return (
    <section class="panel replay-panel" aria-label={words.lanes()}>
      <h2 class="title replay-title">{titleOf(result)}</h2>
      <Lanes result={result} band={moment.band} />
      <p class="replay-why">{whyOf(result)}</p>
      <p class="replay-why">{sureness(result, moment.band)}</p>
      {wide ? (
        <Evidence result={result} />
      ) : (
        <div class="replay-more">
          <button type="button" class="button is-ghost" onClick={() => (shown.value = true)}>
            <Icon name="eye" /> {words.evidence()}
          </button>
          <CheckButton />
        </div>
      )}
    </section>
  );
}

/** "Ann, by 23 ms": who was first and by how much, or why nobody was. */
export function titleOf(result: RaceResult): string {
  const finish = finishOf(result);
  const { winner, heat } = result;
  if (heat) return words.heat({ ms: Math.round(heat.ms) });
  if (winner >= 0 && finish) return words.by({ name: nameOf(winner), ms: Math.round(finish.margin) });
  return ribbonOf(result).text;
}

function Lanes({ result, band }: { readonly result: RaceResult; readonly band: number }) {
  const noted = (hand: HandView) => note(hand, band);
  return (
    <>
      <p class="only-wide replay-axis">
        {words.axis()}
        <span>
          <i class="legend-band" /> {words.band()}
        </span>
      </p>
      <div class="lanes is-replay" style={{ "--longest": String(longest(result)) }}>
        <Rows result={result} form={{ kind: "panel", room: roomOf() }} most={MOST} band={band} noted={noted} />
      </div>
    </>
  );
}

const MOST = 8;
/** How long the time axis is, in u: what a panel of this width leaves of it. */
const BROAD = 440;
/** What else stands beside the axis in a wide window, in u. */
const BESIDE = 840;

function roomOf(): number {
  if (shape.value.layout === "wide") return Math.max(100, Math.min(BROAD, shape.value.width - BESIDE));
  return formOf({ ...shape.value, room: "full", large: false }).room || 100;
}

/** What stands behind a time: how far it may be off, or what else the hand came to. */
function note(hand: HandView, band: number): string {
  const { credited, how, verdict } = hand;
  if (credited < 0 || how === "early") return words.early();
  const off = words.off({ n: how === "drawn" ? 0 : Math.round(band / 2) });
  return verdict === "bad" ? words.wrong() : verdict === "late" ? words.late({ off }) : off;
}

/** Whether the bands of the first two touch: then the tie rule chose. */
function sureness(result: RaceResult, band: number): string {
  const finish = finishOf(result);
  if (result.heat) return words.touch();
  return finish && finish.margin > band ? words.sure() : "";
}
