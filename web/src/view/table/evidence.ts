import * as evidence from "../../english/evidence";
import { own as ownSeat } from "../../state/store";
import { nameOf } from "../../state/words";
import type { HandView, RaceResult } from "../../wire";

/** What the judge's evidence says of a hand besides its time. */

/** Whether a hand counted later than its browser said: the line could not excuse that much. */
export function isHeld(hand: HandView): boolean {
  const { how, claim } = hand;
  return (how === "clamped" || how === "arrival") && Math.round(claim) < Math.round(pressOf(hand)) && claim > 0;
}

/** When a hand was pressed: a handicap is taken off what counts. */
export function pressOf({ credited, handicap }: HandView): number {
  return credited + handicap;
}

/** What a browser claimed and its line did not allow. */
export function heldWords({ hands }: RaceResult): string {
  return hands
    .filter(isHeld)
    .map((hand) => {
      const { seat, claim, how } = hand;
      const who = seat === ownSeat.value ? "you" : "another";
      const claimed = { who, name: nameOf(seat), ms: Math.round(claim) } as const;
      if (how === "arrival") return evidence.unmeasured(claimed);
      return evidence.allows({ ...claimed, best: Math.round(pressOf(hand)) });
    })
    .join(" ");
}

/** How long a hand took to arrive, in ms; a bot's takes no time. */
export function wayOf(hand: HandView): number {
  const { how, arrival } = hand;
  return how === "claim" || how === "clamped" ? Math.max(0, Math.round(arrival - pressOf(hand))) : 0;
}

/** Why the own hand seemed the first one here: the winner's was still on its way. */
export function wayWords({ hands, winner, heat }: RaceResult): string {
  const [won, own] = [winner, ownSeat.value].map((seat) => hands.find((hand) => hand.seat === seat));
  if (heat || !won || !own || own === won || own.verdict !== "lost") return "";
  const way = wayOf(won);
  const ms = Math.round(own.credited - won.credited);
  return way > ms && ms > 0 ? evidence.way({ name: nameOf(winner), ms, way }) : "";
}
