import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as words from "../../english/picture";
import { closePanel } from "../../state/panels";
import { type Pictured, pictured } from "../../state/picture";
import { toast } from "../../state/toast";
import { courts } from "../../view/cards/courts";
import { Dialog } from "../../view/parts/dialog";
import { Icon, type IconName } from "../../view/parts/icon";
import { Drawing, type Kind, LAYOUTS } from "./drawing";
import { pngOf, svgOf } from "./export";
import { pictureText } from "./words";

/** The picture of a finish, and the ways to send it: it is drawn in the page, and goes nowhere by itself. */
export function PicturePanel() {
  const of = pictured.value;
  return of && <Picture of={of} />;
}

interface Files {
  readonly kind: Kind;
  readonly svg: Blob;
  readonly png: Blob;
}

const KINDS: readonly Kind[] = ["wide", "square"];

function Picture({ of }: { readonly of: Pictured }) {
  const kind = useSignal<Kind>("wide");
  const files = useSignal<Files | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const said = pictureText(of);
  useEffect(() => {
    let gone = false;
    void filesOf(element.current, kind.value).then(
      (now) => {
        if (!gone) files.value = now;
      },
      () => toast(words.failed()),
    );
    return () => {
      gone = true;
    };
  }, [kind.value]);
  const name = `firsthand-${kind.value}`;
  // Those of the other shape are no longer offered.
  const fit = files.value?.kind === kind.value ? files.value : null;
  return (
    <Dialog title={words.title()} kind="picture" onClose={() => closePanel("picture")}>
      <Kinds of={kind} />
      <div class="picture-frame" ref={element} data-theme="dark" translate={false}>
        <Drawing key={kind.value} kind={kind.value} of={of} content={said} />
      </div>
      <div class="picture-acts" aria-busy={fit === null}>
        <Acts files={fit} name={name} said={said.title} />
      </div>
      <p class="hint">{words.alt()}</p>
      <p class="picture-alt">{said.alt}</p>
      <button type="button" class="button" onClick={() => copyText(said.alt)}>
        <Icon name="copy" /> {words.altCopy()}
      </button>
    </Dialog>
  );
}

/** Which shape the picture has. */
function Kinds({ of }: { readonly of: Signal<Kind> }) {
  return (
    <fieldset class="choices picture-kinds">
      <legend class="unseen">{words.shape()}</legend>
      {KINDS.map((one) => (
        <label key={one} class="choice">
          <input type="radio" name="picture" checked={of.value === one} onChange={() => (of.value = one)} />{" "}
          {one === "wide" ? words.wide() : words.square()}
        </label>
      ))}
    </fieldset>
  );
}

interface ActsProps {
  readonly files: Files | null;
  readonly name: string;
  readonly said: string;
}

/** What this browser can do with the files. */
function Acts({ files, name, said }: ActsProps) {
  if (!files) return <p role="status">{words.making()}</p>;
  const file = new File([files.png], `${name}.png`, { type: "image/png" });
  const sheet = { files: [file], text: said };
  return (
    <>
      {canShare(sheet) && (
        <button type="button" class="button is-main" onClick={() => void navigator.share(sheet).catch(() => undefined)}>
          <Icon name="share" /> {words.send()}
        </button>
      )}
      {canCopy() && (
        <button type="button" class="button" onClick={() => copyPicture(files.png)}>
          <Icon name="copy" /> {words.copy()}
        </button>
      )}
      <Save blob={files.png} name={`${name}.png`} icon="save" said={words.png()} />
      <Save blob={files.svg} name={`${name}.svg`} icon="save" said={words.svg()} />
    </>
  );
}

interface SaveProps {
  readonly blob: Blob;
  readonly name: string;
  readonly icon: IconName;
  readonly said: string;
}

function Save({ blob, name, icon, said }: SaveProps) {
  const address = useSignal("");
  useEffect(() => {
    const own = URL.createObjectURL(blob);
    address.value = own;
    return () => URL.revokeObjectURL(own);
  }, [blob]);
  return (
    <a class="button" href={address.value} download={name}>
      <Icon name={icon} /> {said}
    </a>
  );
}

async function filesOf(frame: HTMLElement | null, kind: Kind): Promise<Files> {
  await courts;
  await document.fonts.ready;
  const drawing = frame?.querySelector("svg");
  if (!drawing) throw new Error(kind);
  const svg = new Blob([await svgOf(drawing)], { type: "image/svg+xml" });
  const { width, height } = LAYOUTS[kind];
  return { kind, svg, png: await pngOf(svg, width, height) };
}

function canShare(sheet: ShareData): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare(sheet);
}

function canCopy(): boolean {
  return typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
}

function copyPicture(png: Blob): void {
  navigator.clipboard.write([new ClipboardItem({ "image/png": png })]).then(
    () => toast(words.copied()),
    () => toast(words.failed()),
  );
}

function copyText(text: string): void {
  void navigator.clipboard?.writeText(text).then(
    () => toast(words.copied()),
    () => toast(words.failed()),
  );
}
