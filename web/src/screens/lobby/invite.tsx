import { useSignal } from "@preact/signals";
import * as words from "../../english/invite";
import * as page from "../../english/page";
import { send } from "../../net/connection";
import { PREFIX } from "../../state/prefix";
import { linkTo } from "../../state/route";
import { homeAddress, network } from "../../state/store";
import { Icon } from "../../view/parts/icon";
import { Elsewhere, ElsewhereDoor, Used } from "./elsewhere";

/** The invitation to a table that gathers: code, link, and the link to scan. */

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** What brings others to the table: its code, its link, and the link as a picture to scan. */
export function Invite({ code }: { readonly code: string }) {
  const elsewhere = useSignal(false);
  const choosesAddress = network.value !== null;
  return (
    <section class="felt invite" aria-labelledby="invite-heading">
      {elsewhere.value && choosesAddress ? (
        <Elsewhere open={elsewhere} />
      ) : (
        <>
          <Link code={code} />
          <Reach code={code} />
          {choosesAddress && <ElsewhereDoor open={elsewhere} />}
        </>
      )}
    </section>
  );
}

interface CodeProps {
  readonly code: string;
}

function Link({ code }: CodeProps) {
  const link = linkTo(code, homeAddress.value);
  const onTv = useSignal(false);
  return (
    <>
      <div class="invite-words">
        <h2 id="invite-heading">{words.title()}</h2>
        <p class="invite-code title">{code}</p>
      </div>
      <img
        key={link}
        class="invite-qr"
        src={`${PREFIX}/qr/${code}.svg?${encodeURIComponent(link)}`}
        width="150"
        height="150"
        alt={words.picture()}
      />
      <div class="invite-link">
        <label>
          <span class="unseen">{words.link()}</span>
          <input type="text" readOnly value={link} onFocus={select} onClick={select} />
        </label>
        <Copy link={link} />
        <button type="button" class="button" aria-expanded={onTv.value} onClick={() => (onTv.value = !onTv.value)}>
          <Icon name="screen" /> {words.tv()}
        </button>
        {onTv.value && (
          <p class="invite-tv">
            {words.tvOpen()} <b>{linkTo(code, homeAddress.value, "watch")}</b>
          </p>
        )}
      </div>
    </>
  );
}

/** Who reaches this computer: nobody yet, the home network, or friends anywhere. */
function Reach({ code }: CodeProps) {
  const now = network.value;
  const alone = LOOPBACK.test(new URL(linkTo(code, homeAddress.value)).hostname);
  return (
    <>
      {now?.is_open ? (
        <Opened code={code} addresses={now.addresses} fixed={now.fixed} />
      ) : (
        alone && <Closed onTheInternet={now?.on_the_internet} />
      )}
      <Used />
    </>
  );
}

interface ClosedProps {
  /** Whether this computer has an address on the internet; unknown where this page may not open it. */
  readonly onTheInternet: boolean | undefined;
}

/** Nobody else reaches this computer yet: the button that opens it to the network. */
function Closed({ onTheInternet }: ClosedProps) {
  return (
    <div class="invite-note">
      <h3 class="title">{words.where()}</h3>
      <p>{words.closed()}</p>
      {onTheInternet !== undefined && (
        <>
          <h4 class="title">{words.here()}</h4>
          <button type="button" class="button" onClick={() => send({ type: "open_network", wish: true })}>
            {words.open()}
          </button>
          <p>{onTheInternet ? words.internet() : words.wifi()}</p>
        </>
      )}
    </div>
  );
}

interface OpenedProps extends CodeProps {
  readonly addresses: readonly string[];
  readonly fixed: boolean;
}

/** The home network is open: every address that friends can use, and the way to close it. */
function Opened({ code, addresses, fixed }: OpenedProps) {
  return (
    <div class="invite-note">
      <p>
        {words.opened()}{" "}
        {!fixed && (
          <button type="button" class="button" onClick={() => send({ type: "open_network", wish: false })}>
            {words.close()}
          </button>
        )}
      </p>
      <details>
        <summary>{words.help()}</summary>
        <p>{words.helpMore()}</p>
        <ul class="bare">
          {addresses.map((address, at) => (
            <li key={address} class="invite-address">
              <img
                src={`${PREFIX}/qr/${code}.svg?at=${at}&${encodeURIComponent(address)}`}
                width="96"
                height="96"
                alt={words.pictureOf({ link: linkTo(code, address) })}
              />
              <span>{linkTo(code, address)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function select({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select();
}

/** Plain pages of a home network have no clipboard; there the link can be selected. */
function Copy({ link }: { readonly link: string }) {
  const copied = useSignal(false);
  if (canShare()) {
    return (
      <button type="button" class="button" onClick={() => void share(link)}>
        <Icon name="share" /> {words.send()}
      </button>
    );
  }
  if (!("clipboard" in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      <Icon name={copied.value ? "tick" : "copy"} />
      <span role="status">{copied.value ? words.copied() : words.copy()}</span>
    </button>
  );
}

function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: page.name(), text: words.share(), url });
  } catch {
    // Whoever changed his mind needs no word about it.
  }
}
