/** The panel of rules: the rule sheet of a game with its patterns and bots. */

import * as words from "../../english/sheet";
import { inWords } from "../../sentences/say";
import { parse } from "../../state/code";
import { closePanel, sheetOf } from "../../state/panels";
import { seated, welcome } from "../../state/store";
import { Picture } from "../../view/cards/picture";
import { around } from "../../view/parts/around";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import type { PatternView, RulesView } from "../../wire";
import { Pictures } from "../lesson/done";

/** How many digits of the digest of rules are shown. */
const DIGITS = 12;

/** The rule sheet of a game, as the server wrote it. */
export function Sheet() {
  const rules = chosen();
  if (!rules) return null;
  return (
    <Dialog title={inWords(rules.title)} kind="rules" onClose={() => closePanel("rules")}>
      <p class="lead">{inWords(rules.line)}</p>
      {sheetOf.value !== null && <How rules={rules} />}
      <Patterns patterns={rules.patterns} />
      {sheetOf.value === null && <TableBots lines={seated.value?.bots.map(inWords) ?? []} />}
      <RuleWords rules={rules} />
    </Dialog>
  );
}

/** The patterns of the game that the lesson plays. */
const TAUGHT = ["double", "sandwich"];

/** How it is played, in three pictures where these are the lesson's rules, and how to win more often. */
function How({ rules: { challenge, patterns } }: { readonly rules: RulesView }) {
  const taught = challenge && patterns.length === TAUGHT.length && patterns.every(({ name }) => TAUGHT.includes(name));
  if (patterns.length === 0) return null;
  const tips = [words.tipWatch(), words.tipWait(), words.tipFew(), words.tipSlow(), words.tipBeat()];
  return (
    <>
      {taught && <Pictures />}
      <div class="sheet">
        <section>
          <h3 class="title">{words.tips()}</h3>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function chosen(): RulesView | undefined {
  const name = sheetOf.value;
  if (name === null) return seated.value?.rules;
  return welcome.value?.presets.find((preset) => preset.name === name);
}

/** The bots of the own table: no rule, but players agree to them too. */
export function TableBots({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="sheet">
      <section>
        <h3 class="title">{words.bots()}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export function RuleWords({ rules }: { readonly rules: RulesView }) {
  const digest = rules.digest.slice(0, DIGITS);
  const [before, after] = around(words.seal({ digest }), digest);
  return (
    <div class="sheet">
      {rules.sheet.map(([heading, lines]) => (
        <section key={inWords(heading)}>
          <h3 class="title">{inWords(heading)}</h3>
          <ul>
            {lines.map(inWords).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p class="small">
        {before}
        <code class="digest">{digest}</code>
        {after}
      </p>
    </div>
  );
}

/** Every slap of a game, with a pile to slap and one to leave. */
export function Patterns({ patterns }: { readonly patterns: readonly PatternView[] }) {
  if (patterns.length === 0) return <p class="patterns-none">{words.noSlaps()}</p>;
  return (
    <ul class="patterns">
      {patterns.map((pattern) => (
        <li key={pattern.name} class="pattern">
          <div class="pattern-words">
            <h3 class="title">{inWords(pattern.title)}</h3>
            <p>{inWords(pattern.sentence)}</p>
          </div>
          <Example cards={pattern.legal} good />
          <Example cards={pattern.illegal} />
        </li>
      ))}
    </ul>
  );
}

interface ExampleProps {
  readonly cards: readonly string[];
  readonly good?: boolean;
}

export function Example({ cards, good = false }: ExampleProps) {
  if (cards.length === 0) return <span />;
  return (
    <figure class={good ? "example is-good" : "example is-bad"}>
      <div class="example-cards" role="img" aria-label={words.cards({ cards })}>
        {cards.map((card, index) => (
          <Picture key={index} code={parse(card)} />
        ))}
      </div>
      <figcaption>
        <Icon name={good ? "tick" : "cross"} /> {good ? words.slap() : words.no()}
      </figcaption>
    </figure>
  );
}
