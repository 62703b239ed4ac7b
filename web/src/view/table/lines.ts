/** Whether the words of a ribbon stand in one line or in two. */

import type { Shape } from "../../state/layout";

/** The size of a ribbon's letters in u, how wide one is by its size, and what its ends take. */
const LARGE = 22;
const SMALL = 17;
const LETTER = 0.56;
const ENDS = 56;

/** A ribbon's words in one line, or in two where they would be too small: cut after the colon. */
export function ribbonLines(text: string, shape: Shape): readonly string[] {
  const at = text.indexOf(": ");
  if (at < 0 || hasRoom(text, shape)) return [text];
  return [text.slice(0, at), text.slice(at + 2)];
}

function hasRoom(text: string, { layout, width, large }: Shape): boolean {
  if (large || layout === "low") return false;
  if (layout === "wide") return true;
  return Math.min(LARGE, (width - 16 - ENDS) / text.length / LETTER) >= SMALL;
}
