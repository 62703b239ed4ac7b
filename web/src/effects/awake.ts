import { effect, untracked } from "@preact/signals";
import * as words from "../english/awake";
import { screen, seated } from "../state/store";
import { toast } from "../state/toast";

/** Keeps the screen on while a table is open, where the browser lets a page do so. */

const TOUCH = "(pointer: coarse)";

let lock: WakeLockSentinel | null = null;
let warned = false;

export function keepAwake(): void {
  effect(() => {
    const open = seated.value !== null && (screen.value === "table" || screen.value === "lobby");
    untracked(() => (open ? void take() : release()));
  });
  // The browser lets go when the page is hidden.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && seated.value !== null) void take();
  });
}

async function take(): Promise<void> {
  if (lock !== null && !lock.released) return;
  if (!("wakeLock" in navigator)) return warn();
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    // A battery that is low refuses; the page plays on.
  }
}

function release(): void {
  void lock?.release();
  lock = null;
}

/** Pages of a home network, which come without https, may not do it: the player can. */
function warn(): void {
  if (warned || !matchMedia(TOUCH).matches) return;
  warned = true;
  toast(words.warning());
}
