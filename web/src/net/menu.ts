import { closePanel, openPanel } from "../state/panels";
import { ended, inCompany, paused, screen } from "../state/store";
import { ask } from "./session";

/** Opens the menu. At a table of one person it stops the clocks: bots would slap on behind it. */
export function openMenu(): void {
  openPanel("menu");
  if (screen.value === "table" && !paused.value && !ended.value && !inCompany.value) ask("pause");
}

/** Closes the menu, and lets the table of one person go on. */
export function closeMenu(): void {
  closePanel("menu");
  if (paused.value && !inCompany.value) ask("go_on");
}
