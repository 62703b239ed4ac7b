import { around } from "./around";

/** "26 cards" beside a little back; where there is no room, the number alone. */
export function CardCount({ number, sentence }: { readonly number: string; readonly sentence: string }) {
  const [before, after] = around(sentence, number);
  return (
    <p class="seat-cards">
      <span class="little-back" aria-hidden="true" />
      {before && <span class="only-wide">{before}</span>}
      <span class="number">{number}</span>
      <span class="only-wide">{after}</span>
    </p>
  );
}
