import { effect, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import * as words from "../../english/door";
import * as page from "../../english/page";
import { clearedTable, goHome, lookUp, notFound } from "../../net/arrive";
import { redial, retry, send } from "../../net/connection";
import { create } from "../../net/session";
import { parse } from "../../state/code";
import { preferences } from "../../state/preferences";
import { goTo, route, tidied } from "../../state/route";
import { hosting, seated, welcome } from "../../state/store";
import { Back, Card } from "../../view/cards/card";
import { Changing } from "../../view/parts/changing";
import { Icon, Mark } from "../../view/parts/icon";
import type { Cleared } from "../../wire";

/** What stands where no table is: the address leads nowhere, the table is gone, or the server. */

/** Letters of a code. */
const LETTERS = 4;

interface ShellProps {
  readonly show: ComponentChildren;
  readonly title: string;
  readonly line: string;
  readonly children: ComponentChildren;
}

function Shell({ show, title, line, children }: ShellProps) {
  return (
    <div class="joining">
      <main class="felt door" id="main" tabIndex={-1}>
        <p class="joining-name">
          <Mark /> <b class="title">{page.name()}</b>
        </p>
        <div class="door-show" aria-hidden="true">
          <span class="mat-circle" />
          {show}
        </div>
        <div class="door-words">
          <h1 class="title">
            <Changing>{title}</Changing>
          </h1>
          <p class="lead" role="status">
            <Changing>{line}</Changing>
          </p>
          {children}
        </div>
      </main>
    </div>
  );
}

/** No table and no page, or none yet: a code leads on. */
export function Outside({ code }: { readonly code: string }) {
  if (clearedTable.value) return <Gone table={clearedTable.value} key={clearedTable.value.code} />;
  const lost = route.value?.lost === true || notFound.value !== "";
  const looking = code !== "" && !lost;
  const title = looking ? words.looking({ code }) : lost ? words.lost() : words.join();
  const line = lost ? words.lostLine() : looking ? "" : words.joinLine();
  return (
    <Shell show={<Fours />} title={title} line={line}>
      {!looking && <CodeForm code={code} key={code} />}
      <HomeLink />
    </Shell>
  );
}

function Fours() {
  return (
    <span class="door-cards">
      <Card code={parse("4S")} />
      <Back />
      <Card code={parse("4H")} />
    </span>
  );
}

/** One field in four boxes: a pasted code fills them all. */
function CodeForm({ code }: { readonly code: string }) {
  const written = useSignal(code);
  const refused = useSignal(notFound.value);
  const look = (event: Event) => {
    event.preventDefault();
    refused.value = "";
    if (written.value) lookUp(written.value);
  };
  const write = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    written.value = tidied(currentTarget.value).slice(0, LETTERS);
    currentTarget.value = written.value;
  };
  return (
    <form class="paper code-form" onSubmit={look}>
      <label class="name">
        <b>{words.code()}</b>
        <span class="code-boxes title" translate={false}>
          <input
            type="text"
            class="code-input"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={written.value}
            onInput={write}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Boxes code={written.value} />
        </span>
      </label>
      {refused.value && <p role="status">{words.noCode()}</p>}
      <button type="submit" class="button is-main title">
        {words.enter()}
      </button>
    </form>
  );
}

/** One box for each letter of a code; the next one to be written is marked. */
function Boxes({ code }: { readonly code: string }) {
  const next = Math.min(LETTERS - 1, code.length);
  return Array.from({ length: LETTERS }, (_, at) => (
    <span key={at} class={at === next ? "code-box is-next" : "code-box"}>
      {code[at]}
    </span>
  ));
}

/** A table that the server still knows: everybody has left it. */
function Gone({ table }: { readonly table: Cleared }) {
  return (
    <Shell show={<b class="door-code title">{table.code}</b>} title={words.cleared()} line={leftAgo(table.ago)}>
      <button type="button" class="button is-main title" onClick={() => sameAgain(table)}>
        {words.same()}
      </button>
      <div class="door-ways">
        <button type="button" class="button" onClick={otherCode}>
          <Icon name="door" /> {words.other()}
        </button>
        <button type="button" class="button" onClick={goHome}>
          <Icon name="home" /> {words.home()}
        </button>
      </div>
    </Shell>
  );
}

const MINUTE = 60_000;

/** When everybody had left a table, by the ms since then. */
function leftAgo(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return words.clearedNow();
  return hours < 1 ? words.clearedMinutes({ n: minutes }) : words.clearedHours({ n: hours });
}

function otherCode(): void {
  clearedTable.value = null;
  goTo({ kind: "join", code: "" });
}

/** Opens a table by the rules of the one that is gone. */
function sameAgain({ rules }: Cleared): void {
  const greeting = welcome.value;
  if (!greeting) return;
  const { choice, presets, name } = greeting;
  const known = presets.some((preset) => preset.name === rules.name);
  const seats = Math.min(rules.most, Math.max(rules.least, choice.seats));
  create({
    rules: known ? rules.name : choice.rules,
    seats,
    pace: choice.pace,
    name: preferences.name.value.trim() || name,
  });
  if (known) return;
  const propose = effect(() => {
    if (!seated.value || !hosting.value) return;
    queueMicrotask(() => propose());
    send({ type: "propose", seat: 0, rules: rules.text });
  });
}

/** The server is out of reach; the page keeps looking for it. */
export function Unreached() {
  return (
    <Shell show={<Icon name="plug" />} title={words.unreached()} line={words.unreachedLine()}>
      <button type="button" class="button is-main door-try" onClick={redial}>
        <b class="title">{words.try_()}</b>
        <Changing>{words.tryLine({ n: retry.value })}</Changing>
      </button>
      <p>{words.yours()}</p>
      <HomeLink />
    </Shell>
  );
}

function HomeLink() {
  return (
    <button type="button" class="joining-home" onClick={goHome}>
      <Icon name="home" /> {words.home()}
    </button>
  );
}
