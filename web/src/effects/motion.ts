/** Moving things on the table. A card that is painted cuts every motion short (see `cut`). */

import { preferences } from "../state/preferences";

const system = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether nothing is to move. */
const still = {
  get matches(): boolean {
    return system.matches || preferences.still.value;
  },
};
const times = new Map<string, number>();

/** Reads a length of time in milliseconds from the style sheet, `--time-sweep` for "sweep". */
export function time(name: string): number {
  const kept = times.get(name);
  if (kept !== undefined) return kept;
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--time-${name}`);
  const value = written.trim();
  const read = value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000;
  const length = Number.isFinite(read) ? read : 0;
  times.set(name, length);
  return length;
}

/** An animating page delays the paint of a new card, so none may run then. */
export function cut(): void {
  for (const animation of document.getAnimations()) animation.finish();
}

/** Moves an element to the middle of another while it shrinks and goes. */
export async function sweep(element: Element, to: Element, name: string): Promise<void> {
  const { x, y } = offset(element, to);
  const end = still.matches ? { opacity: 0 } : { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.2 };
  await run(element, [{}, end], still.matches ? time("fade") : time(name));
}

/** A card back that slides from one place to another and is gone. */
export async function slide(from: Element, to: Element, name: string, delay = 0): Promise<void> {
  const layer = document.querySelector(".flights");
  if (still.matches || !layer) return;
  const ghost = document.createElement("span");
  ghost.className = "back flight";
  layer.append(ghost);
  const [start, end] = [offset(ghost, from), offset(ghost, to)];
  const frames = [
    { transform: `translate(${start.x}px, ${start.y}px) scale(0.8)` },
    { transform: `translate(${end.x}px, ${end.y}px)` },
  ];
  await run(ghost, frames, time(name), delay);
  ghost.remove();
}

/** Slides out from its middle. */
export function unroll(element: Element): void {
  const frames = still.matches
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [{ clipPath: "inset(-8px 38%)" }, { clipPath: "inset(-8px 0%)" }];
  void run(element, frames, time(still.matches ? "fade" : "ribbon"));
}

async function run(element: Element, frames: Keyframe[], duration: number, delay = 0): Promise<void> {
  const options: KeyframeAnimationOptions = { duration, delay, easing: "ease-in", fill: "backwards" };
  try {
    await element.animate(frames, options).finished;
  } catch {
    // The element left the page before the motion was over.
  }
}

/** How far it is to the middle of another element, as one on a turned ground sees it. */
function offset(element: Element, to: Element): DOMPoint {
  const [a, b] = [middle(element), middle(to)];
  const turn = Number(element.closest<HTMLElement>("[data-turn]")?.dataset["turn"] ?? 0);
  return new DOMPoint(b.x - a.x, b.y - a.y).matrixTransform(new DOMMatrix().rotate(-turn));
}

function middle(element: Element): DOMPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}
