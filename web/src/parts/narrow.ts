const narrow = matchMedia("(max-width: 719px), (max-height: 519px)");

/** Whether the table is laid out for a phone: wood to tap beside the stack, lanes over it. */
export function isNarrow(): boolean {
  return narrow.matches;
}
