import { useLayoutEffect, useRef, useState } from "preact/hooks";
import * as words from "../../english/playback";
import { shape } from "../../state/layout";
import { Shape } from "../../view/seats/shape";
import { at, type Mark, marks, moments, seek } from "./position";

/** Marks that are closer than this, in u, are one. */
const APART = 22;
/** What is shown where two marks are one. */
const RANK = { won: 0, wrong: 1, challenge: 2 } as const;

/** The line of the whole game with its marks; a press near a mark goes to it. */
export function Scrubber({ words: said }: { readonly words: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(300);
  useLayoutEffect(() => {
    const wide = element.current?.clientWidth ?? 0;
    if (wide > 0) setRoom(wide / shape.value.u);
  }, [shape.value.width, shape.value.u]);
  const last = Math.max(1, moments.value.length - 1);
  const some = apart(marks.value, room / last);
  const present = marks.value.find(({ index }) => index === at.value);
  const release = (event: Event) => {
    const index = indexOf(event);
    const near = nearest(some, index);
    if (near && (Math.abs(near.index - index) * room) / last < APART / 2) seek(near.index);
  };
  return (
    <div class="scrubber" ref={element} style={{ "--at": (at.value / last).toFixed(4) }}>
      <span class="scrubber-line" aria-hidden="true" />
      {some.map((mark) => (
        <MarkAt key={mark.index} mark={mark} x={mark.index / last} />
      ))}
      <span class="scrubber-now" aria-hidden="true">
        {present && present.kind !== "challenge" ? <Shape seat={present.seat} /> : <i />}
      </span>
      <input
        type="range"
        min={0}
        max={last}
        value={at.value}
        aria-label={words.position()}
        aria-valuetext={said}
        onInput={(event) => seek(indexOf(event))}
        onPointerUp={release}
      />
    </div>
  );
}

/** Where the line was pressed: the index of a moment. */
function indexOf({ currentTarget }: Event): number {
  return Number((currentTarget as HTMLInputElement).value);
}

function MarkAt({ mark, x }: { readonly mark: Mark; readonly x: number }) {
  return (
    <span class={`scrubber-mark is-${mark.kind}`} style={{ "--x": x.toFixed(4) }} aria-hidden="true">
      {mark.kind !== "challenge" && <Shape seat={mark.seat} />}
    </span>
  );
}

/** Marks with room between them: slaps that won a pile go before the others. */
function apart(all: readonly Mark[], wide: number): readonly Mark[] {
  const kept: Mark[] = [];
  for (const mark of [...all].sort((a, b) => RANK[a.kind] - RANK[b.kind])) {
    if (kept.every(({ index }) => Math.abs(index - mark.index) * wide >= APART)) kept.push(mark);
  }
  return kept.sort((a, b) => a.index - b.index);
}

function nearest(some: readonly Mark[], index: number): Mark | undefined {
  return [...some].sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))[0];
}
