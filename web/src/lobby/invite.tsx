import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon";
import { linkTo } from "../place";
import { welcome } from "../store";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** What brings others to the table: its code, its link, and the link as a picture to scan. */
export function Invite({ code }: { readonly code: string }) {
  const link = linkTo(code, welcome.value?.home ?? "");
  return (
    <section class="felt invite" aria-labelledby="invite-heading">
      <div class="invite-words">
        <h2 id="invite-heading">Friends join with this code</h2>
        <p class="invite-code title">{code}</p>
      </div>
      <img class="invite-qr" src={`/qr/${code}.svg`} width="150" height="150" alt="The link as a QR code" />
      <div class="invite-link">
        <label>
          <span class="unseen">Link to this table</span>
          <input type="text" readOnly value={link} onFocus={select} onClick={select} />
        </label>
        <Copy link={link} />
      </div>
      {LOOPBACK.test(new URL(link).hostname) && (
        <p class="invite-alone">
          Only this machine reaches that address. For others, start with <code>firsthand play --host 0.0.0.0</code>
        </p>
      )}
    </section>
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
        <Icon name="share" /> Send
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
      <span role="status">{copied.value ? "Copied" : "Copy"}</span>
    </button>
  );
}

function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: "Firsthand", text: "Slap cards with me:", url });
  } catch {
    // Whoever changed his mind needs no word about it.
  }
}
