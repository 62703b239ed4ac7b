/** Text in a picture breaks no lines by itself: it is measured, broken and made smaller here. */

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

const LEAST = 12;
let ruler: CanvasRenderingContext2D | null = null;

/** How wide a text is at a size of 1, in the type of titles. */
function wide(text: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * 0.6;
  ruler.font = `800 100px ${getComputedStyle(document.documentElement).getPropertyValue("--display")}`;
  return ruler.measureText(text).width / 100;
}

/** A text in at most two lines that are as even as they can be, at a size at which they fit. */
export function fitted(text: string, size: number, room: number, most = 2): Fitted {
  const words = text.split(" ");
  let lines: readonly string[] = [text];
  for (let at = 1; at < words.length && most > 1; at += 1) {
    const split = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (widest(split) < widest(lines)) lines = split;
  }
  return { lines, size: Math.max(LEAST, Math.min(size, Math.floor(room / widest(lines)))) };
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(wide));
}
