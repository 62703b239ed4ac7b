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
export const Lanes = part("Lanes");
export const Leave = part("Leave");
export const Menu = part("Menu");
export const SeatPanel = part("SeatPanel");
export const Settings = part("Settings");
export const Transcript = part("Transcript");
export const Setup = part("Setup");
export const Sheet = part("Sheet");
export const End = part("End", true);
export const Unreached = part("Unreached", true);

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

/** Their styles: the parts are shown when these hold. */
function dress(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LATE_STYLES;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("the styles did not come"));
    };
    document.head.append(link);
  });
}

/** Fetches them before they are wanted. */
export function load(): void {
  if (asked) return;
  asked = true;
  Promise.all([import("./later"), dress()]).then(([loaded]) => come(loaded), () => setTimeout(retry, RETRY));
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
