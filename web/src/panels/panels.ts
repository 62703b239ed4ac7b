import { computed, signal } from "@preact/signals";
import { ended, paused, screen } from "../store";
import { ask } from "../table/sit";

export type Panel = "menu" | "rules" | "settings" | "setup";

/** The open panels, the newest on top. */
export const panels = signal<readonly Panel[]>([]);
/** Which rule set the sheet of rules shows; none for the one of the table. */
export const sheetOf = signal<string | null>(null);

export function openPanel(panel: Panel): void {
  panels.value = [...panels.value.filter((open) => open !== panel), panel];
}

export function closePanel(panel: Panel): void {
  panels.value = panels.value.filter((open) => open !== panel);
  if (panel === "menu" && paused.value) ask("go_on");
}

export function closeAll(): void {
  panels.value = [];
}

/** The menu of a table stops its clocks, for bots would slap on behind it. */
export function pausePanel(): void {
  openPanel("menu");
  if (!paused.value && !ended.value) ask("pause");
}

export function showRules(name: string | null): void {
  sheetOf.value = name;
  openPanel("rules");
}

export const topPanel = computed<Panel | null>(() => {
  const top = panels.value.at(-1) ?? null;
  return top === "menu" && screen.value !== "table" ? null : top;
});
