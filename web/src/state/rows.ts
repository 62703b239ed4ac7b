import type { Award, HandNote } from "../wire";

/** The rows of a photo finish: the winner's first, then all by time, in the end those before the card. */
export function rowsOf({ hands, winner }: Award): readonly HandNote[] {
  const rank = ({ seat, credited }: HandNote) => (seat === winner ? -Infinity : credited < 0 ? Infinity : credited);
  return [...hands].sort((a, b) => rank(a) - rank(b));
}
