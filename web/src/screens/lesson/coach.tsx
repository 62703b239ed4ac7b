/** The coach of the lesson: where it stands and what it says. */

import { useEffect } from "preact/hooks";
import * as words from "../../english/lesson";
import { cap } from "../../input/printed";
import { sayNow } from "../../state/announce";
import { shape } from "../../state/layout";
import { preferences } from "../../state/preferences";
import { around } from "../../view/parts/around";
import { Changing } from "../../view/parts/changing";
import { carryOn, finish, type Line, notYet, now, progress, steps } from "./course";
import { lying } from "./script";

/** Where the coach stands: beside the stack, under the challenge, or by the pile. */
export type Spot = "stack" | "say" | "pile" | "chip" | "burned";

const SPOTS: Readonly<Record<Line, Spot>> = {
  flip: "stack",
  two: "say",
  one: "say",
  answered: "say",
  sandwich: "pile",
  double: "pile",
  again: "pile",
  won: "chip",
  missed: "pile",
  wrong: "burned",
  left: "pile",
  done: "pile",
};

interface Said {
  readonly title: string;
  readonly why: string;
  /** What is printed on the key that the words name. */
  readonly key?: string;
}

/** Where the coach stands now; null while it says nothing. */
export function spot(): Spot | null {
  const { line } = progress.value;
  const { room, large, layout } = shape.value;
  const at = line ? SPOTS[line] : notYet.value ? "pile" : null;
  // Where the pile needs all the height, what is to be flipped is said beside the stack.
  return at === "say" && layout === "tall" && room === "least" && !large ? "stack" : at;
}

/** The coach: one line about what is to be done, or what came of it. */
export function Coach() {
  const at = spot();
  const said = notYet.value ? { title: words.notYet(), why: lineWords()?.why ?? "" } : lineWords();
  const spoken = said && (said.why ? words.said({ title: said.title, words: said.why }) : said.title);
  useEffect(() => {
    if (spoken) sayNow(spoken);
  }, [spoken]);
  if (!at || !said) return null;
  return (
    <div class={`coach at-${at}`}>
      <p class="title">
        <Changing>{said.title}</Changing>
      </p>
      {said.why && <Why {...said} />}
      {shape.value.layout === "wide" && <Onward />}
    </div>
  );
}

/** The words, in which a key looks like a key. */
function Why({ why, key }: Omit<Said, "title"> & { readonly key?: string }) {
  if (key === undefined) {
    return (
      <p>
        <Changing>{why}</Changing>
      </p>
    );
  }
  const [before, after] = around(why, key);
  return (
    <p>
      {before}
      <kbd class="key">{key}</kbd>
      {after}
    </p>
  );
}

/** What goes on when it was read. */
export function Onward() {
  const { line } = progress.value;
  const wide = shape.value.layout === "wide";
  if (line === "won") {
    return (
      <button type="button" class="button onward" onClick={carryOn}>
        {wide ? words.next() : words.nextPile()}
      </button>
    );
  }
  if (line !== "wrong" && line !== "left") return null;
  return (
    <button type="button" class="button onward" onClick={finish}>
      {words.finish()}
    </button>
  );
}

function lineWords(): Said | null {
  const { line } = progress.value;
  const n = lying(steps.value).length;
  const wide = shape.value.layout === "wide";
  switch (line) {
    case "flip":
      return flipWords(wide);
    case "two":
      return { title: words.two(), why: words.twoWhy() };
    case "one":
      return { title: words.one(), why: words.oneWhy() };
    case "answered":
      return { title: words.answered(), why: words.answeredWhy() };
    case "sandwich":
      return { title: slapTitle(wide), why: words.sandwich({ n }) };
    case "double":
      return { title: slapTitle(wide), why: words.double() };
    case "again":
      return { title: slapTitle(wide), why: words.again() };
    case "won":
      return wonWords(n);
    case "missed":
      return { title: words.missed(), why: words.missedWhy() };
    case "wrong":
      return { title: words.wrong(), why: words.wrongWhy() };
    case "left":
      return { title: words.left(), why: words.leftWhy() };
    default:
      return null;
  }
}

function flipWords(wide: boolean): Said {
  if (!wide) return { title: words.flip(), why: words.flipTap() };
  const key = cap(preferences.flipKey.value);
  return { title: words.flip(), why: words.flipKey({ key }), key };
}

function slapTitle(wide: boolean): string {
  return wide ? words.slapKey({ key: cap(preferences.slapKey.value) }) : words.slapTap();
}

function wonWords(n: number): Said {
  if (now.value?.patterns?.includes("sandwich")) {
    return { title: words.wonSandwich(), why: words.wonSandwichWhy({ n }) };
  }
  return { title: words.wonDouble(), why: words.wonDoubleWhy() };
}
