import { options } from "preact";

/**
 * Lets a message handler finish its page before it returns: a card must be in the page when the
 * next frame is asked for, not in some later task.
 */

let pending: (() => void) | null = null;

export function installRender(): void {
  options.debounceRendering = (run) => {
    pending = run;
    queueMicrotask(flushRender);
  };
}

export function flushRender(): void {
  const run = pending;
  pending = null;
  run?.();
}
