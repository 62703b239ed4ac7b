/** Keys of a replay: space plays, j and k go a flip on and back, n and p a slap, 1 to 4 set the speed. */

import { topPanel } from "../../state/panels";
import { play, SPEEDS, speed, step, toSlap } from "./position";

const ACTS: Readonly<Record<string, () => void>> = {
  " ": play,
  j: () => step(1),
  k: () => step(-1),
  n: () => toSlap(1),
  p: () => toSlap(-1),
};

/** Listens to keys until the returned function is called. */
export function listen(): () => void {
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

function press(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || topPanel.value || isTaken(key, target)) return;
  const fast = SPEEDS[Number(key) - 1];
  const act = ACTS[key.toLowerCase()] ?? (fast === undefined ? null : () => (speed.value = fast));
  if (!act) return;
  event.preventDefault();
  act();
}

/** Whether what has the focus needs this key itself: a button is pressed by space. */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches("input:not([type=range]), textarea, select")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
