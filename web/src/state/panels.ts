/** Which panels are open over the screen, the newest on top. */

import { computed, signal } from "@preact/signals";
import type { Seated } from "../wire";
import { type Screen, screen } from "./store";

export type Panel =
  | "menu"
  | "leave"
  | "rules"
  | "settings"
  | "setup"
  | "house"
  | "keeping"
  | "seat"
  | "here"
  | "around"
  | "closest"
  | "picture"
  | "check"
  | "lost"
  | "host"
  | "erase";

/** The open panels, the newest on top. */
export const panels = signal<readonly Panel[]>([]);
/** Which rule set the sheet of rules shows; none for the one of the table. */
export const sheetOf = signal<string | null>(null);
/** Which table the setting of a new one begins from. */
export const setupOf = signal<Seated | null>(null);
/** Which seat the panel of a seat is about. */
export const seatOf = signal(-1);

export function openPanel(panel: Panel): void {
  panels.value = [...panels.value.filter((open) => open !== panel), panel];
}

export function closePanel(panel: Panel): void {
  panels.value = panels.value.filter((open) => open !== panel);
}

export function closeAll(): void {
  panels.value = [];
}

/** Opens the setting of a table, as it was at a table or as the server offers it. */
export function setTable(like: Seated | null): void {
  setupOf.value = like;
  openPanel("setup");
}

export function showSeat(seat: number): void {
  seatOf.value = seat;
  openPanel("seat");
}

export function showRules(name: string | null): void {
  sheetOf.value = name;
  openPanel("rules");
}

/** Panels that belong to some screens only. */
const WHERE: Partial<Record<Panel, readonly Screen[]>> = {
  menu: ["lobby", "table"],
  leave: ["table"],
  house: ["lobby", "end"],
  keeping: ["lobby"],
  closest: ["end"],
  check: ["replay"],
  picture: ["end", "replay"],
  seat: ["lobby", "table"],
  around: ["table"],
};

export const topPanel = computed<Panel | null>(() => {
  const top = panels.value.at(-1) ?? null;
  return top && !(WHERE[top] ?? [screen.value]).includes(screen.value) ? null : top;
});
