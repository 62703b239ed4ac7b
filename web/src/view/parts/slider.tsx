/** A slider for a length of time. */

import type { Signal } from "@preact/signals";
import { Changing } from "./changing";

interface SliderProps {
  readonly title: string;
  readonly words: string;
  readonly least: number;
  readonly most: number;
  readonly of: Signal<number>;
}

const STEP = 10;

/** A length of time to slide to. */
export function Slider({ title, words, least, most, of }: SliderProps) {
  const change = ({ currentTarget }: Event) => {
    of.value = Number((currentTarget as HTMLInputElement).value);
  };
  return (
    <label class="pace">
      <b class="title">{title}</b>
      <output>
        <Changing>{words}</Changing>
      </output>
      <input type="range" min={least} max={most} step={STEP} value={of.value} onInput={change} />
    </label>
  );
}
