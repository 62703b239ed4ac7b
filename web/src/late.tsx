import { signal } from "@preact/signals";
import { focusMain } from "./parts/focus";

/** What no first game needs comes late: tables between homes, and the table set by hand. */

type Parts = typeof import("./later");

const RETRY = 2000;

const parts = signal<Parts | null>(null);
let asked = false;

export const Lobby = part("Lobby", true);
export const Join = part("Join", true);
export const House = part("House");
export const Keeping = part("Keeping");
export const SeatPanel = part("SeatPanel");
export const Setup = part("Setup");
export const DealCheck = part("DealCheck");

function part(name: keyof Parts, screen = false) {
  return function Late() {
    const Part = parts.value?.[name];
    if (Part) return <Part />;
    load();
    if (!screen) return null;
    return (
      <main class="late" id="main" tabIndex={-1}>
        Setting the table…
      </main>
    );
  };
}

/** Fetches them before they are wanted. */
export function load(): void {
  if (asked) return;
  asked = true;
  import("./later").then(come, () => setTimeout(retry, RETRY));
}

function retry(): void {
  asked = false;
  load();
}

/** The focus was on what stood in for the screen. */
function come(loaded: Parts): void {
  const lost = document.activeElement?.id === "main";
  parts.value = loaded;
  if (lost) queueMicrotask(focusMain);
}
