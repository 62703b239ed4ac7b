import { mine } from "../store";
import type { Award, HandNote } from "../wire";
import { does } from "../words";

/** What the judge's evidence says of a hand besides its time. */

/** Whether a hand counted later than its browser said: the line could not excuse that much. */
export function isHeld({ how, claim, credited }: HandNote): boolean {
  return (how === "clamped" || how === "arrival") && Math.round(claim) < Math.round(credited) && claim > 0;
}

/** Hands this close are level, in ms; a table may have agreed to more. */
const LEVEL = 4;

/** Whether the tie rule chose between this hand and another. */
export function isLevel({ margin, verdict: came }: HandNote, { reason, winner, hands }: Award): boolean {
  const most = Math.max(LEVEL, ...hands.filter(({ seat }) => seat === winner).map((hand) => hand.margin));
  return reason === "tie" && (came === "won" || came === "lost") && margin <= most;
}

/** What a browser claimed and its line did not allow. */
export function heldWords({ hands }: Award): string {
  return hands
    .filter(isHeld)
    .map(({ seat, claim, credited, how }) => {
      const said = `${does(seat, "claimed", "claimed")} ${Math.round(claim)} ms`;
      const line = seat === mine.value ? "your line" : "that line";
      return how === "arrival" ? `${said}; ${line} is not measured yet.` : `${said}; ${line} allows ${Math.round(credited)} at best.`;
    })
    .join(" ");
}
