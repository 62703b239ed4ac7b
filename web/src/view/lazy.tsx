import { signal } from "@preact/signals";
import { focusMain } from "../effects/focus";
import * as page from "../english/page";

/** Parts of the page that the first screen does not need: they are loaded after it, or when wanted. */

type Name =
  | "CheckPanel"
  | "ClosestPanel"
  | "End"
  | "Erase"
  | "Host"
  | "House"
  | "Join"
  | "Keeping"
  | "Lanes"
  | "Leave"
  | "Lesson"
  | "Lobby"
  | "Lost"
  | "Menu"
  | "PicturePanel"
  | "Replay"
  | "SeatPanel"
  | "Settings"
  | "Setup"
  | "Shared"
  | "SharedPlayers"
  | "SharedSetup"
  | "Sheet"
  | "TableScreen"
  | "Transcript"
  | "Unreached";
type Parts = Readonly<Partial<Record<Name, () => preact.JSX.Element | null>>>;

const RETRY = 2000;

const parts = signal<Parts>({});
let asked = false;
let fetchParts: () => Promise<Parts>;

/** Says how the parts are fetched; `load` does it. */
export function lazyFrom(fetch: () => Promise<Parts>): void {
  fetchParts = fetch;
}

export const Lobby = part("Lobby", true);
export const Join = part("Join", true);
export const SharedPlayers = part("SharedPlayers");
export const SharedSetup = part("SharedSetup");
export const Erase = part("Erase");
export const Host = part("Host");
export const Lost = part("Lost");
export const ClosestPanel = part("ClosestPanel");
export const House = part("House");
export const Keeping = part("Keeping");
export const Lesson = part("Lesson", true);
export const Lanes = part("Lanes");
export const Leave = part("Leave");
export const Menu = part("Menu");
export const CheckPanel = part("CheckPanel");
export const PicturePanel = part("PicturePanel");
export const Replay = part("Replay", true);
export const SeatPanel = part("SeatPanel");
export const Settings = part("Settings");
export const Transcript = part("Transcript");
export const Setup = part("Setup");
export const Shared = part("Shared", true);
export const Sheet = part("Sheet");
export const End = part("End", true);
export const TableScreen = part("TableScreen", true);
export const Unreached = part("Unreached", true);

function part(name: Name, screen = false) {
  return function Lazy() {
    const Part = parts.value[name];
    if (Part) return <Part />;
    load();
    if (!screen) return null;
    return (
      <main class="loading" id="main" tabIndex={-1}>
        {page.loading()}
      </main>
    );
  };
}

/** Loads the styles of the parts, which are shown once these apply. */
function loadStyles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = LAZY_STYLES;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(LAZY_STYLES));
    };
    document.head.append(link);
  });
}

/** Fetches the parts, unless that was done. */
export function load(): void {
  if (asked) return;
  asked = true;
  Promise.all([fetchParts(), loadStyles()]).then(
    ([loaded]) => show(loaded),
    () => setTimeout(retry, RETRY),
  );
}

function retry(): void {
  asked = false;
  load();
}

/** Shows parts that have come. The focus moves to the screen if it was on its placeholder. */
export function show(loaded: Parts): void {
  const lost = document.activeElement?.id === "main";
  parts.value = { ...parts.value, ...loaded };
  if (lost) queueMicrotask(focusMain);
}
