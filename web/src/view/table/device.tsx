/** The picture of what a hand was pressed with. */

import * as words from "../../english/finish";
import type { Device as Kind } from "../../wire";

const SHAPES: Record<Exclude<Kind, "">, string> = {
  mouse: "M8 1.5C5.2 1.5 3.5 3.4 3.5 6v4c0 2.6 1.7 4.5 4.5 4.5s4.5-1.9 4.5-4.5V6c0-2.6-1.7-4.5-4.5-4.5ZM8 1.5v5.5",
  touch: "M8 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM8 1.3a6.7 6.7 0 1 1 0 13.4A6.7 6.7 0 0 1 8 1.3Z",
  pen: "M2.5 13.5 4 9.5l7-7 2.5 2.5-7 7Z",
  key: "M2.5 2.5h11v11h-11ZM5.5 10.5h5",
};

/** What a hand was pressed with, as a small picture with a name. */
export function Device({ device }: { readonly device: Exclude<Kind, ""> }) {
  return (
    <span class="lane-device" role="img" aria-label={words.device({ device })}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[device]} fill="none" stroke="#fffdf7" stroke-width="1.8" stroke-linejoin="round" />
      </svg>
    </span>
  );
}
