/** What is forgotten when a new game begins: each module that keeps something of a game says how. */

const forgetters: (() => void)[] = [];

/** Calls `forget` whenever a new game begins. */
export function onNewGame(forget: () => void): void {
  forgetters.push(forget);
}

/** Clears what belongs to the last game. */
export function forgetGame(): void {
  for (const forget of forgetters) forget();
}
