/** Where a suit stands: how large, where its middle is, and whether it stands on its head. */
export interface Spot {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** The side of the square that a suit is drawn in. */
const BOX = 1200;
/** What an arc says before its end: radii, turn and flags. */
const ARC = 5;

/** One path for all suits of a card: an element for each would make the card's frame longer. */
export function outline(path: string, spots: readonly Spot[]): string {
  const parts = path.match(/[A-Z][^A-Z]*/g) ?? [];
  return spots.map((spot) => parts.map((part) => moved(part, spot)).join("")).join("");
}

/** One command of a path, with its numbers at another spot. */
function moved(part: string, { size, x, y, turned }: Spot): string {
  const command = part.charAt(0);
  const [large, scale] = [size / BOX, (turned ? -size : size) / BOX];
  const numbers = (part.slice(1).match(/-?[\d.]+/g) ?? []).map((digits, index) => {
    const number = Number(digits);
    const turn = command === "A" ? index % (ARC + 2) : ARC + (index % 2);
    if (turn < 2) return number * large;
    if (turn < ARC) return number;
    return number * scale + (turn === ARC ? x : y);
  });
  return command + numbers.map((number) => +number.toFixed(1)).join(" ");
}
