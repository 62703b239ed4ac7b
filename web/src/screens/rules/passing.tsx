/** Rules kept as a file or passed on by a link, and files of rules opened. */

import { type Signal, useSignal } from "@preact/signals";
import * as words from "../../english/house";
import * as pageWords from "../../english/page";
import { wantFile } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { linkOf, textOf } from "../../state/draft";
import { rootOf } from "../../state/route";
import { homeAddress } from "../../state/store";
import { toast } from "../../state/toast";
import { Icon } from "../../view/parts/icon";
import type { Drafted } from "../../wire";

/** Which of the two is open. */
export type Passing = "" | "save" | "share";

interface PassingProps {
  readonly now: Drafted;
  readonly open: Signal<Passing>;
}

export function PassingButtons({ open }: Pick<PassingProps, "open">) {
  const toggle = (which: Passing) => (open.value = open.value === which ? "" : which);
  return (
    <div class="passing">
      <button type="button" class="button" aria-expanded={open.value === "save"} onClick={() => toggle("save")}>
        <Icon name="copy" /> <span>{words.save()}</span>
      </button>
      <button type="button" class="button" aria-expanded={open.value === "share"} onClick={() => toggle("share")}>
        <Icon name="share" /> <span>{words.share()}</span>
      </button>
    </div>
  );
}

export function PassingForms({ now, open }: PassingProps) {
  if (open.value === "save") return <Save now={now} />;
  return open.value === "share" ? <Share now={now} /> : null;
}

function Save({ now }: { readonly now: Drafted }) {
  const name = useSignal(inWords(now.rules.title));
  const save = () => {
    const title = name.value.trim();
    const text = `title = ${JSON.stringify(title)}\n${now.file}`;
    download(`${title.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "rules"}.toml`, text);
  };
  return (
    <div class="passing-form">
      <label>
        {words.saveName()}
        <input
          type="text"
          maxLength={60}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="button" class="button" onClick={save}>
        {words.saveFile()}
      </button>
    </div>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

function Share({ now }: { readonly now: Drafted }) {
  const copied = useSignal("");
  const link = linkOf(textOf(now), rootOf(homeAddress.value));
  const canCopy = "clipboard" in navigator;
  const canSend = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  const send = () => void navigator.share({ title: pageWords.name(), url: link }).catch(() => undefined);
  const copy = () => void navigator.clipboard.writeText(link).then(() => (copied.value = link));
  return (
    <div class="passing-form">
      <label>
        {words.link()}
        <input type="text" readOnly value={link} onFocus={select} onClick={select} />
      </label>
      {canSend ? (
        <button type="button" class="button" onClick={send}>
          {words.send()}
        </button>
      ) : (
        canCopy && (
          <button type="button" class="button" onClick={copy}>
            <span role="status">{copied.value === link ? words.copied() : words.copy()}</span>
          </button>
        )
      )}
    </div>
  );
}

function select({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLInputElement) currentTarget.select();
}

/** No longer text goes out in one message. */
const MOST = 3500;

export function OpenFile() {
  const take = async ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file) return;
    if (file.size > MOST) toast(words.large({ most: MOST }));
    else wantFile(await file.text());
  };
  return (
    <label class="button open-file">
      {words.open()}
      <input type="file" accept=".toml,.json" onChange={(event) => void take(event)} />
    </label>
  );
}
