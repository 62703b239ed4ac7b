import type { HandView, RaceResult } from "../wire";

/** The rows of a photo finish: the winner's first, then all by time, in the end those before the card. */
export function rowsOf({ hands, winner }: RaceResult): readonly HandView[] {
  const rank = ({ seat, credited }: HandView) => (seat === winner ? -Infinity : credited < 0 ? Infinity : credited);
  return [...hands].sort((a, b) => rank(a) - rank(b));
}
