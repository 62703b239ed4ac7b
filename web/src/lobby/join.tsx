import { Changing } from "../parts/changing";
import { useSignal } from "@preact/signals";
import { goHome, join, lookUp, notFound, tableFound, watch } from "../arrive";
import { Icon, Mark } from "../parts/icon";
import { Patterns, RuleWords } from "../panels/sheet";
import { place, tidied } from "../place";
import { preferences } from "../preferences";
import { Badge } from "../seats/badge";
import type { Found } from "../wire";

/** A table as it looks from outside, and the way in. */
export function Join() {
  const found = tableFound.value;
  const code = place.value?.code ?? "";
  return (
    <div class="joining">
      <main class="felt joining-main" id="main" tabIndex={-1}>
        <p class="joining-name">
          <Mark /> <b class="title">Firsthand</b>
        </p>
        {found ? <Door found={found} key={found.code} /> : <Outside code={code} />}
        <button type="button" class="joining-home" onClick={goHome}>
          <Icon name="home" /> Home
        </button>
      </main>
    </div>
  );
}

function Outside({ code }: { readonly code: string }) {
  if (code && !notFound.value) return <h1 class="title" key={code}>{`Looking for table ${code}…`}</h1>;
  return (
    <>
      <h1 class="title">{notFound.value ? "No such table" : "Join a table"}</h1>
      <p role="status">{notFound.value ? `${notFound.value} Ask for the code once more.` : "Its host sees the code on the screen."}</p>
      <CodeForm code={code} />
    </>
  );
}

function CodeForm({ code }: { readonly code: string }) {
  const written = useSignal(code);
  const look = (event: Event) => {
    event.preventDefault();
    if (tidied(written.value)) lookUp(tidied(written.value));
  };
  return (
    <form class="paper code-form" onSubmit={look}>
      <label class="name">
        <b>Code of the table</b>
        <input
          type="text"
          class="code-input title"
          maxLength={8}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={written.value}
          onInput={({ currentTarget }) => (written.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button is-main title">
        Find it
      </button>
    </form>
  );
}

/** Who is there and by which rules, and a name to sit down with. */
function Door({ found }: { readonly found: Found }) {
  const { code, host, rules, seats } = found;
  return (
    <>
      <h1 class="title">{host ? `${host}’s table` : `Table ${code}`}</h1>
      <ul class="joining-seats" aria-label="Seats">
        {seats.map((at, seat) => (
          <li key={seat}>
            <Badge seat={seat} of={at} />
            <Changing>{at.name || "free"}</Changing>
          </li>
        ))}
      </ul>
      <Way found={found} />
      <details class="joining-rules">
        <summary>
          <b>{rules.title}.</b> {rules.line}
        </summary>
        <div class="panel">
          <Patterns patterns={rules.patterns} />
          <RuleWords rules={rules} />
        </div>
      </details>
    </>
  );
}

function Way({ found }: { readonly found: Found }) {
  const { began, seats } = found;
  const free = seats.some(({ kind }) => kind === "free");
  const refusal = notFound.value && (
    <p role="status">
      <Changing>{notFound.value}</Changing>
    </p>
  );
  if (free && !began) {
    return (
      <>
        {refusal}
        <NameForm found={found} />
      </>
    );
  }
  return (
    <div class="paper">
      <p role="status">
        <Changing>
          {began ? "The cards are dealt here already: look on until the game is over." : "All seats are taken: look on, or ask the host for one more."}
        </Changing>
      </p>
      <button type="button" class="button is-main title" onClick={watch}>
        <Icon name="eye" /> Look on
      </button>
      <button type="button" class="button is-quiet" onClick={() => lookUp(found.code)}>
        <Icon name="again" /> Look again
      </button>
    </div>
  );
}

function NameForm({ found }: { readonly found: Found }) {
  const name = useSignal(preferences.name.value.trim() || found.name);
  const enter = (event: Event) => {
    event.preventDefault();
    join(name.value);
  };
  return (
    <form class="paper" onSubmit={enter}>
      <label class="name">
        <b>Your name</b>
        <input
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button is-main title">
        Join
      </button>
      <button type="button" class="button is-quiet" onClick={watch}>
        <Icon name="eye" /> Only look on
      </button>
    </form>
  );
}
