/** Friends somewhere else: three ways to an address on the internet, and the address itself. */

import { type Signal, useSignal } from "@preact/signals";
import * as words from "../../english/elsewhere";
import { send } from "../../net/connection";
import { network, tried } from "../../state/store";
import { Icon } from "../../view/parts/icon";

const EVERYWHERE = "0.0.0.0";
const SCHEME = "https://";

interface Way {
  readonly title: string;
  readonly time: string;
  readonly what: string;
  /** What to do first, what to do with the command, and what comes of it. */
  readonly steps: readonly [string, string, string];
  readonly command: string;
}

function ways(): readonly Way[] {
  const open = network.value?.addresses[0];
  const door = open ? new URL(open).host : location.host;
  const port = door.slice(door.lastIndexOf(":") + 1);
  return [
    {
      title: words.tunnel(),
      time: words.tunnelTime(),
      what: words.tunnelWhat(),
      steps: [words.tunnelFirst(), words.tunnelSecond(), words.tunnelThird()],
      command: `ssh -R 80:${location.host} nokey@localhost.run`,
    },
    {
      title: words.router(),
      time: words.routerTime(),
      what: words.routerWhat(),
      steps: [words.routerFirst(), words.routerSecond({ port }), words.routerThird({ port })],
      command: door,
    },
    {
      title: words.server(),
      time: words.serverTime(),
      what: words.serverWhat(),
      steps: [words.serverFirst(), words.serverSecond(), words.serverThird()],
      command: ["firsthand", "play", "--no-browser", "--host", EVERYWHERE].join(" "),
    },
  ];
}

interface ElsewhereProps {
  readonly open: Signal<boolean>;
}

/** The row that leads here, where this page may choose the address that friends open. */
export function ElsewhereDoor({ open }: ElsewhereProps) {
  return (
    <div class="elsewhere-door">
      <button type="button" class="button" onClick={() => (open.value = true)}>
        {words.door()} <Icon name="next" />
      </button>
      <p>{words.why()}</p>
    </div>
  );
}

/** In place of code and picture: the three ways, and the address that friends open. */
export function Elsewhere({ open }: ElsewhereProps) {
  return (
    <div class="elsewhere">
      <button type="button" class="button elsewhere-back" onClick={() => (open.value = false)}>
        <Icon name="back" /> {words.back()}
      </button>
      <h2 class="title" id="invite-heading">
        {words.title()}
      </h2>
      <p>{words.pick()}</p>
      <div class="elsewhere-ways">
        {ways().map((way, index) => (
          <WayRow key={way.title} way={way} number={index + 1} />
        ))}
      </div>
      <Address />
    </div>
  );
}

function WayRow({ way, number }: { readonly way: Way; readonly number: number }) {
  const copied = useSignal(false);
  const canCopy = "clipboard" in navigator;
  const [first, second, third] = way.steps;
  const copy = () => void navigator.clipboard.writeText(way.command).then(() => (copied.value = true));
  return (
    <details name="elsewhere">
      <summary>
        <span class="title" aria-hidden="true">
          {number}
        </span>
        <span>
          <b>{way.title}</b> <small>{way.time}</small>
          <br />
          <small>{way.what}</small>
        </span>
      </summary>
      <ol>
        <li>{first}</li>
        <li>
          {second}
          <span class="elsewhere-command">
            <code>{way.command}</code>
            {canCopy && (
              <button type="button" class="button" onClick={copy}>
                <span role="status">{copied.value ? words.copied() : words.copy()}</span>
              </button>
            )}
          </span>
        </li>
        <li>{third}</li>
      </ol>
    </details>
  );
}

/** The address that friends open: the server asks itself there before it counts. */
function Address() {
  const text = useSignal(network.value?.home || tried.value?.address || "");
  const asked = useSignal(false);
  const waits = asked.value && tried.value === null;
  const use = (event: Event) => {
    event.preventDefault();
    const address = text.value.trim().replace(/\/+$/, "");
    if (!address) return;
    tried.value = null;
    asked.value = true;
    send({ type: "use_address", address });
  };
  return (
    <form class="elsewhere-address" onSubmit={use}>
      <label>
        <b>{words.address()}</b>
        <input
          type="url"
          dir="ltr"
          placeholder={SCHEME}
          value={text.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button is-main">
        {words.use()}
      </button>
      <p role="status">{waits ? words.trying() : outcome()}</p>
    </form>
  );
}

function outcome(): string {
  const { ms } = tried.value ?? {};
  if (ms === undefined) return "";
  return ms < 0 ? words.nobody() : words.works({ ms });
}

/** Where friends anywhere find this table, and the way back to the home network alone. */
export function Used() {
  const address = network.value?.home;
  if (!address) return null;
  return (
    <p>
      {words.used({ address })}{" "}
      <button type="button" class="button" onClick={() => send({ type: "use_address", address: "" })}>
        {words.forget()}
      </button>
    </p>
  );
}
