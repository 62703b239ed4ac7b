/** Moves the focus to the beginning of a screen, and scrolls the screen there. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
