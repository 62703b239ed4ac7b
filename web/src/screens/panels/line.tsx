import * as line from "../../english/line";
import { coarse } from "../../state/clock";
import { ownLine, seated } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import type { Line } from "../../wire";

/** The own line to the server in plain words, for those who wonder how they are judged. */
export function OwnLine() {
  const now = ownLine.value;
  return (
    now && (
      <p class="own-line">
        <Changing>{lineWords(now, seated.value?.vouched)}</Changing>
      </p>
    )
  );
}

/** A round trip of this many ms is called slow, and one that varies by this many unsteady. */
const SLOW = 200;
const UNSTEADY = 40;
/** From here on, in ms, it is the line that makes times unsure, else the screen. */
const UNSURE = 25;

/** What it means for the player first, the figures after it. */
export function lineWords(now: Line, vouched = true): string {
  const { trip, jitter, clamped, slaps, measured, probation } = now;
  const doubt = `${coarse ? `${line.coarse()} ` : ""}${vouched ? "" : line.unvouched()}`.trim();
  if (!measured) return [line.measuring(), doubt].filter(Boolean).join(" ");
  const length = line.is({ grade: grade(now), trip: trip < 1 ? 0 : Math.round(trip), jitter: Math.round(jitter) });
  const held = slaps === 0 ? "" : clampedWords(clamped, slaps);
  const watched = probation && line.probation({ who: "you", name: "", why: jitter >= UNSURE ? "line" : "screen" });
  return [length, held, watched, doubt].filter(Boolean).join(" ");
}

function grade({ trip, jitter }: Line): "slow" | "unsteady" | "fine" {
  if (trip >= SLOW) return "slow";
  return jitter >= UNSTEADY ? "unsteady" : "fine";
}

function clampedWords(clamped: number, slaps: number): string {
  return clamped === 0 ? line.counted({ n: slaps }) : line.clamped({ clamped, n: slaps });
}
