/** Puts the twelve courts into the page, so that no face is ever empty. */
async function loadCourts(): Promise<void> {
  const answer = await fetch(SPRITE);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  document.getElementById("symbols")?.append(...sprite.documentElement.children);
}

/** Settles when the courts are in the page, or cannot be had: then the game goes on without. */
export let courts: Promise<void> = Promise.resolve();

export function fetchCourts(): void {
  courts = loadCourts().catch(() => undefined);
}
