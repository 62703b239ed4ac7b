/** Filling the screen with the page, where the browser lets it. */

export function canFill(): boolean {
  return document.fullscreenEnabled;
}

/** Fills the screen, or gives it back. */
export function fillScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}
