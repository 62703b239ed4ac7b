import { closePanel, openPanel } from "../state/panels";
import { ended, inCompany, paused, screen, seated, shared, table } from "../state/store";
import { ask, askAs } from "./session";

/** Opens the menu. At a table of one person it stops the clocks: bots would slap on behind it. */
export function openMenu(): void {
  openPanel("menu");
  if (screen.value !== "table" || paused.value || ended.value || inCompany.value) return;
  if (!shared.value) ask("pause");
  else if (table.value) askAs(seated.value?.yours ?? [], "pause");
}

/** Closes the menu, and lets the table of one person go on. */
export function closeMenu(): void {
  closePanel("menu");
  if (!paused.value || inCompany.value) return;
  if (shared.value) askAs((seated.value?.yours ?? []).slice(0, 1), "go_on");
  else ask("go_on");
}
