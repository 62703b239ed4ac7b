import { effect } from "@preact/signals";
import * as line from "../english/line";
import { COARSE, distrustClock, noteStep, stepOf } from "../state/clock";
import { mine } from "../state/store";
import { NOTICE, toast } from "../state/toast";

/** Where the browser's clock is coarse, hands count when they arrive, and the player is told once. */
export function checkClock(): void {
  const step = stepOf(() => performance.now());
  noteStep(step);
  if (step <= COARSE) return;
  distrustClock();
  const stop = effect(() => {
    if (mine.value < 0) return;
    toast(line.coarse(), NOTICE);
    queueMicrotask(() => stop());
  });
}
