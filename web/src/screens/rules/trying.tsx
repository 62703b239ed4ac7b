/** Ten piles of these rules: slap or leave, and the law says whether that was right. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import * as words from "../../english/house";
import { askPiles } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { face } from "../../state/code";
import { draft, tryPiles } from "../../state/draft";
import { Fan } from "../../view/cards/fan";
import { Changing } from "../../view/parts/changing";
import { Ring } from "../../view/seats/ring";
import type { TryPile } from "../../wire";
import { toggleSlap } from "./slaps";

export function Trying() {
  const now = draft.value;
  useLayoutEffect(askPiles, [now?.rules.digest]);
  const piles = tryPiles.value;
  if (!now || piles === null) return <p class="trying-wait">{words.loading()}</p>;
  if (piles.length === 0) return <p class="trying-wait">{words.tryNone()}</p>;
  return <Run key={now.rules.digest} piles={piles} />;
}

/** The piles one after another; of each whether it was judged rightly. */
function Run({ piles }: { readonly piles: readonly TryPile[] }) {
  const at = useSignal(0);
  const slapped = useSignal<boolean | null>(null);
  const right = useSignal(0);
  const pile = piles[at.value];
  const judge = (hand: boolean) => {
    if (slapped.value !== null || !pile) return;
    slapped.value = hand;
    if (hand === pile.slap) right.value += 1;
  };
  const next = () => {
    at.value += 1;
    slapped.value = null;
  };
  const again = () => {
    at.value = 0;
    right.value = 0;
    slapped.value = null;
    tryPiles.value = null;
    askPiles();
  };
  if (!pile) return <Done right={right.value} n={piles.length} again={again} />;
  return (
    <div class="trying">
      <p class="trying-at">
        <Changing>{words.tryOf({ at: at.value + 1, n: piles.length })}</Changing>
      </p>
      <Felt pile={pile} number={at.value} slapped={slapped.value} onSlap={() => judge(true)} />
      <div class="trying-foot" role="status">
        {slapped.value === null ? (
          <Asked judge={judge} />
        ) : (
          <Judged pile={pile} right={slapped.value === pile.slap} next={next} />
        )}
      </div>
    </div>
  );
}

function Asked({ judge }: { readonly judge: (hand: boolean) => void }) {
  return (
    <>
      <p>{words.tryAsk()}</p>
      <div class="trying-acts">
        <button type="button" class="button is-main title" onClick={() => judge(true)}>
          {words.trySlap()}
        </button>
        <button type="button" class="button" onClick={() => judge(false)}>
          {words.tryLeave()}
        </button>
      </div>
    </>
  );
}

interface FeltProps {
  readonly pile: TryPile;
  readonly number: number;
  readonly slapped: boolean | null;
  readonly onSlap: () => void;
}

/** The pile itself is pressed as on the table; the button below says the same to a keyboard. */
function Felt({ pile: { pile, slap, cards, words: said }, number, slapped, onSlap }: FeltProps) {
  const known = slapped !== null;
  const names = pile.map((card) => `${face(card).rank}${face(card).suit}`);
  const marked = known && slap ? shownOf(cards, pile.length) : [];
  return (
    <div class="felt trying-felt" onPointerDown={onSlap}>
      <p class={slap ? "trying-say is-slap title" : "trying-say title"} hidden={!known} data-seat={0}>
        {inWords(said)}
      </p>
      <div class="trying-pile" role="img" aria-label={words.tryPile({ cards: names })}>
        <Fan
          cards={pile}
          newest={number * 100 + pile.length}
          marked={marked}
          seat={marked.length > 0 ? 0 : undefined}
        />
        {slapped && (
          <span class="hand">
            <Ring seat={0} />
          </span>
        )}
      </div>
    </div>
  );
}

/** The first card of a long pile is not in the fan. */
function shownOf(cards: readonly number[], size: number): readonly number[] {
  return cards.map((card) => Math.min(card, Math.min(size, 5) - 1));
}

interface JudgedProps {
  readonly pile: TryPile;
  readonly right: boolean;
  readonly next: () => void;
}

function Judged({ pile: { slap, why, changed, pattern }, right, next }: JudgedProps) {
  const reason = { why: inWords(why) };
  const said = slap
    ? right
      ? words.tryRight(reason)
      : words.tryMissed(reason)
    : right
      ? words.tryLeft(reason)
      : words.tryBad(reason);
  const turn = () => draft.value && toggleSlap(draft.value, pattern);
  return (
    <>
      <p class="title trying-verdict">
        <Changing>{said}</Changing>
      </p>
      {changed !== "" && <p>{changed === "added" ? words.tryAdded() : words.tryDropped()}</p>}
      <div class="trying-acts">
        <button type="button" class="button is-main title" onClick={next}>
          {words.tryNext()}
        </button>
        {changed !== "" && (
          <button type="button" class="button" onClick={turn}>
            {changed === "added" ? words.tryOff() : words.tryOn()}
          </button>
        )}
      </div>
    </>
  );
}

interface DoneProps {
  readonly right: number;
  readonly n: number;
  readonly again: () => void;
}

function Done({ right, n, again }: DoneProps) {
  return (
    <div class="trying" role="status">
      <p class="title trying-verdict">{words.tryDone({ right, n })}</p>
      <button type="button" class="button is-main title" onClick={again}>
        {words.tryAgain()}
      </button>
    </div>
  );
}
