import { mine } from "../../state/store";
import { does } from "../../state/words";
import type { Award, HandNote } from "../../wire";

/** What the judge's evidence says of a hand besides its time. */

/** Whether a hand counted later than its browser said: the line could not excuse that much. */
export function isHeld({ how, claim, credited }: HandNote): boolean {
  return (how === "clamped" || how === "arrival") && Math.round(claim) < Math.round(credited) && claim > 0;
}

/** What a browser claimed and its line did not allow. */
export function heldWords({ hands }: Award): string {
  return hands
    .filter(isHeld)
    .map(({ seat, claim, credited, how }) => {
      const said = `${does(seat, "claimed", "claimed")} ${Math.round(claim)} ms`;
      const line = seat === mine.value ? "your line" : "that line";
      return how === "arrival"
        ? `${said}; ${line} is not measured yet.`
        : `${said}; ${line} allows ${Math.round(credited)} at best.`;
    })
    .join(" ");
}
