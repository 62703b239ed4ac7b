import * as words from "../../english/house";
import { inWords } from "../../sentences/say";
import { welcome } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import type { Drafted } from "../../wire";

/** How many changes are named; of more it is said how many there are. */
const NAMED = 4;

/** In what the rules differ from those that they began from, in a line or two. */
export function Diff({ now: { changes } }: { readonly now: Drafted }) {
  if (changes.length === 0) return null;
  const named = changes.slice(0, NAMED).map(inWords);
  const more = changes.length - named.length;
  const items = more > 0 ? [...named, words.differsMore({ n: more })] : named;
  return (
    <p class="rules-diff" role="status">
      <b>
        <Changing>{words.differs({ n: changes.length })}</Changing>
      </b>{" "}
      <Changing>{words.differsIn({ items })}</Changing>
    </p>
  );
}

export function baseTitle(now: Drafted): string {
  const base = welcome.value?.presets.find(({ name }) => name === now.base);
  return base ? inWords(base.title) : now.base;
}
