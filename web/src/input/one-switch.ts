/** Play by one switch: cards turn by themselves, any press slaps, and beside the game a light goes from button to button. */

import { effect } from "@preact/signals";
import { topPanel } from "../state/panels";
import { preferences } from "../state/preferences";
import { acting, ended, mine, owedToMe, paused, screen, seated, table } from "../state/store";
import { isHeld } from "./contacts";
import { flip, slap } from "./press";

/** How long the light stays on a button, in ms. */
export const SCAN = 1500;
/** The own card turns this long after it may, at the least, in ms: there is time to slap first. */
const LEAST = 900;
/** A press this long at the table asks for the menu, in ms. */
const LONG = 1500;
const SWITCHES = new Set(["Space", "Enter", "NumpadEnter"]);
const CONTROLS = ["button", "a[href]", "summary", "select", "input[type=radio]", "input[type=checkbox]"].join(",");

/** Follows the setting for as long as the page is there; `menu` opens the table's menu. */
export function watchSwitch(menu: () => void): void {
  effect(() => (preferences.oneSwitch.value ? begin(menu) : undefined));
}

function begin(menu: () => void): () => void {
  const turns = effect(() => {
    const now = table.value;
    const due = now !== null && !now.over && !paused.value && (owedToMe.value || acting.value === mine.value);
    if (!due || mine.value < 0) return;
    const timer = setTimeout(turn, Math.max(LEAST, seated.peek()?.pace ?? 0));
    return () => clearTimeout(timer);
  });
  const light = setInterval(() => {
    if (scans()) goOn();
  }, SCAN);
  let long: ReturnType<typeof setTimeout> | undefined;
  const down = (event: KeyboardEvent | PointerEvent) => {
    if (!isSwitch(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent && isHeld(event)) return;
    if (scans()) return lit()?.click();
    clearTimeout(long);
    long = setTimeout(menu, LONG);
    slap(event);
  };
  const up = () => clearTimeout(long);
  addEventListener("keydown", down, true);
  addEventListener("pointerdown", down, true);
  for (const lifted of ["keyup", "pointerup", "pointercancel"]) addEventListener(lifted, up, true);
  return () => {
    turns();
    clearInterval(light);
    clearTimeout(long);
    removeEventListener("keydown", down, true);
    removeEventListener("pointerdown", down, true);
    for (const lifted of ["keyup", "pointerup", "pointercancel"]) removeEventListener(lifted, up, true);
  };
}

function turn(): void {
  flip(new Event("turn"));
}

/** Whether there are buttons to choose from: beside the game, and where it waits for the player. */
function scans(): boolean {
  const now = table.value;
  const plays = screen.value === "table" && now !== null && !now.over && !ended.value && mine.value >= 0;
  return topPanel.value !== null || !plays || paused.value || now.out[mine.value] === true || now.frozen_at >= 0;
}

/** Whether an event is a press of the switch: a key of it, or a touch that is on no button of its own. */
function isSwitch(event: KeyboardEvent | PointerEvent): boolean {
  const { target } = event;
  const on = target instanceof Element ? target : null;
  if (on?.matches("input[type=text], input:not([type]), textarea")) return false;
  if (event instanceof KeyboardEvent) return SWITCHES.has(event.code);
  return scans() ? !on?.closest(`${CONTROLS}, label, input`) : !on?.closest(".rail, .toast-place");
}

/** All buttons that can be pressed now, in their order. */
function controls(): readonly HTMLElement[] {
  const dialogs = document.querySelectorAll("dialog[open]");
  const within = dialogs[dialogs.length - 1] ?? document.getElementById("app");
  return [...(within?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (one) => one.getAttribute("aria-disabled") !== "true" && !one.hasAttribute("data-act") && one.checkVisibility(),
  );
}

function lit(): HTMLElement | undefined {
  return controls().find((one) => one === document.activeElement);
}

function goOn(): void {
  const all = controls();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[(at + 1) % Math.max(1, all.length)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
