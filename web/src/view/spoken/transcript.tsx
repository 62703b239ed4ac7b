/** The transcript: what happened in the game, in sentences to read again. */

import { effect, signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hearWith } from "../../effects/hearing";
import * as words from "../../english/transcript";
import { announcement, sayGathered, sayNow } from "../../state/announce";
import { preferences } from "../../state/preferences";
import { screen } from "../../state/store";
import { call } from "./call";
import { countsSentence, pileSentence, sentence, triesSentence, turnSentence, whoseSentence } from "./sentences";

/** As many sentences as a page keeps. */
const MOST = 400;

interface Line {
  readonly number: number;
  readonly text: string;
}

const lines = signal<readonly Line[]>([]);
let count = 0;

/** How long a sentence waits, in ms, so that no card is painted later for it. */
const AFTER_PAINT = 50;

let unwritten: readonly Line[] = [];

function write(text: string): void {
  if (unwritten.length === 0) setTimeout(show, AFTER_PAINT);
  count += 1;
  unwritten = [...unwritten, { number: count, text }];
}

function show(): void {
  lines.value = [...lines.peek(), ...unwritten].slice(-MOST);
  unwritten = [];
}

/** Digits that say something: the pile, the counts, whose flip it is, what is owed. */
const ASKED: Readonly<Record<string, () => string>> = {
  "1": pileSentence,
  "2": countsSentence,
  "3": whoseSentence,
  "4": triesSentence,
};

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  hearWith((events, before, after) => {
    if (events.length === 0) return;
    // What was said of the table before comes before what is new.
    sayGathered();
    const said = events.map(sentence).filter(Boolean);
    const turn = turnSentence(before, after);
    for (const text of turn ? [...said, turn] : said) write(text);
    call(said.join(" "));
  });
  effect(() => {
    const { text } = announcement.value;
    if (!text) return;
    untracked(() => {
      write(text);
      call(text);
    });
  });
  addEventListener("keydown", (event) => {
    const ask = ASKED[event.key];
    const { ctrlKey, altKey, metaKey, repeat } = event;
    if (!ask || ctrlKey || altKey || metaKey || repeat || screen.value !== "table") return;
    if (!preferences.askKeys.value || document.querySelector("dialog[open]")) return;
    sayNow(ask());
  });
}

/** All that happened at the table, to read at leisure: it interrupts nothing. */
export function Transcript() {
  useEffect(listen, []);
  return (
    <section class="unseen" aria-label={words.title()} role="log" aria-live="off" tabIndex={-1}>
      <ol>
        {lines.value.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
