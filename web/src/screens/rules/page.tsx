/** The page of house rules: presets, options by group, what they mean, and what is done with them. */

import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import * as words from "../../english/house";
import * as setup from "../../english/setup";
import { link } from "../../net/connection";
import { askOptions, stopCounting, want } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { counting, draft, groups, linked, misfit } from "../../state/draft";
import { broad } from "../../state/layout";
import { setMark } from "../../state/route";
import { welcome } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import type { Drafted } from "../../wire";
import { RuleWords } from "../panels/sheet";
import { Diff } from "./diff";
import { Group, GroupList, Tabs } from "./groups";
import { OutlookPanel, ThreeFigures } from "./means";
import { OpenFile, type Passing, PassingButtons, PassingForms } from "./passing";
import { Presets } from "./presets";
import { Trying } from "./trying";

/** What the middle shows: a group of rules by name, the piles to try, all presets, or the list of groups. */
export type Section = string;
export const [TRY, GAMES, SHEET, LIST] = ["try", "games", "sheet", ""];
export const TABLE = "table";

export interface PageProps {
  readonly title: string;
  /** The line of rules that it begins with. */
  readonly from: string;
  readonly at: Section;
  readonly seats: number;
  readonly pace: number;
  /** What stands before the options of the table. */
  readonly table: ComponentChildren;
  /** The main button, and what belongs to it. */
  readonly act: (now: Drafted) => ComponentChildren;
  readonly onClose: () => void;
}

export function RulesPage(props: PageProps) {
  const { title, from, at, onClose } = props;
  const section = useSignal<Section>(broad.peek() ? at : at === TABLE ? LIST : at);
  const byLink = useSignal(linked.peek() !== null);
  useSignalEffect(() => {
    if (link.value !== "open" || draft.peek()) return;
    askOptions();
    want(linked.peek() ?? from);
  });
  useEffect(() => leave, []);
  const now = draft.value;
  return (
    <Dialog title={title} kind="houserules" onClose={onClose}>
      {now && groups.value.length > 0 ? (
        <Body {...props} now={now} section={section} byLink={byLink.value} />
      ) : (
        <p class="rules-wait" role="status">
          {misfit.value ? words.wrongFile({ why: inWords(misfit.value.reason) }) : words.loading()}
        </p>
      )}
    </Dialog>
  );
}

/** Nothing of these rules is wanted any more. */
function leave(): void {
  if (counting.peek()) stopCounting();
  draft.value = null;
  misfit.value = null;
  if (linked.peek() === null) return;
  linked.value = null;
  setMark("");
}

interface BodyProps extends PageProps {
  readonly now: Drafted;
  readonly section: Signal<Section>;
  readonly byLink: boolean;
}

function Body(props: BodyProps) {
  const { now, section, byLink } = props;
  const passing = useSignal<Passing>("");
  const notes = (
    <>
      {byLink && <p class="rules-note">{words.linked()}</p>}
      {misfit.value?.cause === "" && (
        <p class="rules-note bad" role="alert">
          {words.wrongFile({ why: inWords(misfit.value.reason) })}
        </p>
      )}
    </>
  );
  if (!broad.value) return <Phone {...props} notes={notes} passing={passing} />;
  const shown = section.value === LIST ? "slaps" : section.value;
  return (
    <div class="rules-columns">
      <Presets now={now} section={section} all={false} />
      <div class="rules-middle">
        <Tabs now={now} section={section} shown={shown} />
        <section class="rules-middle-body" tabIndex={0} aria-label={words.groups()}>
          <Middle {...props} shown={shown} />
        </section>
      </div>
      <div class="rules-side">
        {notes}
        <OutlookPanel {...props} />
        {shown !== TRY && <TryDoor section={section} />}
        <div class="rules-foot">
          <Diff now={now} />
          {props.act(now)}
          <PassingButtons open={passing} />
          <PassingForms now={now} open={passing} />
          <OpenFile />
        </div>
      </div>
    </div>
  );
}

function Middle({ now, section, table, shown }: BodyProps & { readonly shown: Section }) {
  if (shown === TRY) return <Trying />;
  if (shown === GAMES) return <Presets now={now} section={section} all />;
  if (shown === SHEET) return <WholeSheet now={now} />;
  return <Group key={shown} now={now} name={shown} section={section} table={shown === TABLE ? table : null} />;
}

/** The rules in the words that all agree to. */
function WholeSheet({ now: { rules } }: { readonly now: Drafted }) {
  return (
    <section aria-label={setup.rules({ title: inWords(rules.title) })}>
      <RuleWords rules={rules} />
    </section>
  );
}

function TryDoor({ section }: { readonly section: Signal<Section> }) {
  return (
    <button type="button" class="felt try-door" onClick={() => (section.value = TRY)}>
      <b class="title">{words.tryThese()}</b>
      <span>{words.tryLine()}</span>
    </button>
  );
}

interface PhoneProps extends BodyProps {
  readonly notes: ComponentChildren;
  readonly passing: Signal<Passing>;
}

function Phone(props: PhoneProps) {
  const { now, section, seats, pace, notes, passing, act } = props;
  const list = section.value === LIST;
  return (
    <div class="rules-phone">
      {list ? (
        <>
          {notes}
          <Chosen now={now} section={section} />
          <ThreeFigures now={now} seats={seats} pace={pace} />
          <GroupList now={now} section={section} />
          <TryDoor section={section} />
          <OpenFile />
          <OutlookPanel now={now} seats={seats} pace={pace} />
        </>
      ) : (
        <>
          <button type="button" class="button rules-back" onClick={() => (section.value = LIST)}>
            <Icon name="next" /> {words.back()}
          </button>
          <Middle {...props} shown={section.value} />
        </>
      )}
      <div class="rules-foot">
        <Diff now={now} />
        <div class="rules-acts">
          {list ? (
            <>
              {act(now)}
              <PassingButtons open={passing} />
            </>
          ) : (
            <SectionActs section={section} />
          )}
        </div>
        {list && <PassingForms now={now} open={passing} />}
      </div>
    </div>
  );
}

/** The ways out of a section on a phone. */
function SectionActs({ section }: { readonly section: Signal<Section> }) {
  return (
    <>
      <button type="button" class="button is-main title" onClick={() => (section.value = LIST)}>
        {words.done()}
      </button>
      {section.value !== TRY && (
        <button type="button" class="button" onClick={() => (section.value = TRY)}>
          {words.try_()}
        </button>
      )}
    </>
  );
}

/** The game that these rules began from, on paper: a press shows all of them. */
function Chosen({ now, section }: Pick<BodyProps, "now" | "section">) {
  const base = welcome.value?.presets.find(({ name }) => name === now.base);
  const n = now.changes.length;
  return (
    <button type="button" class="rules-chosen" onClick={() => (section.value = GAMES)}>
      <b class="title">
        <Changing>{base ? inWords(base.title) : now.base}</Changing>
      </b>
      <span>
        <Changing>{n > 0 ? words.changes({ n }) : base ? inWords(base.line) : ""}</Changing>
      </span>
      <Icon name="next" />
    </button>
  );
}
