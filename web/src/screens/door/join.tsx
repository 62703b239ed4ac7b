import { useSignal } from "@preact/signals";
import * as door from "../../english/door";
import * as words from "../../english/join";
import * as page from "../../english/page";
import { goHome, join, lookUp, notFound, tableFound, watch } from "../../net/arrive";
import { inWords } from "../../sentences/say";
import { preferences } from "../../state/preferences";
import { route } from "../../state/route";
import { Changing } from "../../view/parts/changing";
import { Icon, Mark } from "../../view/parts/icon";
import { Badge } from "../../view/seats/badge";
import type { Found } from "../../wire";
import { Patterns, RuleWords } from "../panels/sheet";
import { Outside } from "./doors";

/** A table as it looks from outside, and the way in. */
export function Join() {
  const reply = tableFound.value;
  if (!reply) return <Outside code={route.value?.code ?? ""} />;
  return (
    <div class="joining">
      <main class="felt joining-main" id="main" tabIndex={-1}>
        <p class="joining-name">
          <Mark /> <b class="title">{page.name()}</b>
        </p>
        <Door reply={reply} key={reply.code} />
        <button type="button" class="joining-home" onClick={goHome}>
          <Icon name="home" /> {door.home()}
        </button>
      </main>
    </div>
  );
}

/** Who is there and by which rules, and a name to sit down with. */
function Door({ reply }: { readonly reply: Found }) {
  const { code, host, rules, seats } = reply;
  return (
    <>
      <h1 class="title">{host ? words.title({ host }) : words.titleCode({ code })}</h1>
      <ul class="joining-seats" aria-label={words.seats()}>
        {seats.map((at, seat) => (
          <li key={seat}>
            <Badge seat={seat} of={at} />
            <Changing>{at.name || words.free()}</Changing>
          </li>
        ))}
      </ul>
      <Way reply={reply} />
      <details class="joining-rules">
        <summary>
          <b>{words.rules({ title: inWords(rules.title) })}</b> {inWords(rules.line)}
        </summary>
        <div class="panel">
          <Patterns patterns={rules.patterns} />
          <RuleWords rules={rules} />
        </div>
      </details>
    </>
  );
}

function Way({ reply }: { readonly reply: Found }) {
  const { began, seats } = reply;
  const free = seats.some(({ kind }) => kind === "free");
  const refusal = notFound.value && (
    <p role="status">
      <Changing>{inWords(notFound.value)}</Changing>
    </p>
  );
  if (free && !began) {
    return (
      <>
        {refusal}
        <NameForm reply={reply} />
      </>
    );
  }
  return (
    <div class="paper">
      <p role="status">
        <Changing>{began ? words.began() : words.full()}</Changing>
      </p>
      <button type="button" class="button is-main title" onClick={watch}>
        <Icon name="eye" /> {words.watch()}
      </button>
      <button type="button" class="button is-quiet" onClick={() => lookUp(reply.code)}>
        <Icon name="again" /> {words.lookAgain()}
      </button>
    </div>
  );
}

function NameForm({ reply }: { readonly reply: Found }) {
  const name = useSignal(preferences.name.value.trim() || reply.name);
  const enter = (event: Event) => {
    event.preventDefault();
    join(name.value);
  };
  return (
    <form class="paper" onSubmit={enter}>
      <label class="name">
        <b>{words.name()}</b>
        <input
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button is-main title">
        {words.enter()}
      </button>
      <button type="button" class="button is-quiet" onClick={watch}>
        <Icon name="eye" /> {words.watchOnly()}
      </button>
    </form>
  );
}
