/** The focus comes to the beginning of a screen, and the screen is seen from its beginning. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
