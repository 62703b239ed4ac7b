/** The tables of a page: Pyodide with firsthand's own Python, behind a port for each dial of the page. */

import { loadPyodide } from "pyodide";
import { get, type Part } from "./parts";
import { answerOthers, askFirst, owns, type Take } from "./sharing";
import { openStore, type Store } from "./store";
import type { News, Wanted } from "./wanted";

declare const PARTS: {
  readonly script: Part;
  readonly wasm: Part;
  readonly library: Part;
  readonly firsthand: Part;
};

/** One connection, as `firsthand.page.Dial`. */
interface Dial {
  take(text: string): void;
  pong(nonce: string): void;
  close(): void;
  destroy(): void;
}

type Say = (what: unknown) => void;

/** `firsthand.page.Page`. */
interface Tables {
  begin(): void;
  dial(post: Say, echo: (nonce: string) => void, cut: () => void): Dial;
  record(code: string, game: number): string;
  folded(record: string): string;
  erase(): void;
}

/** `firsthand.shell.written.Written`. */
interface Written {
  answer(number: number, error: string): void;
}

/** `firsthand.page`. */
interface Module {
  Page(): Tables;
  reopened(
    write: (number: number, code: string, first: number, rows: string, standing: string) => void,
    forget: (code: string) => void,
    found: string,
  ): Iterable<unknown>;
}

const SITE = "/lib/site";
const MOST_NEWS = 100;
/** The folder of the page: the worker stands in a folder of it. */
const base = new URL("../", import.meta.url).href;
/** What Pyodide gets instead of the list of its packages: it loads none. */
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32" as const,
    platform: "emscripten_5_0_3",
    python: "3.14.2",
    version: "314.0.7",
  },
  packages: {},
};
/** What the tables are kept under: other folders of this host may hold a Firsthand of their own. */
const NAME = `firsthand ${base}`;
const waiting: (readonly [Wanted, MessagePort])[] = [];
let take: Take = (wanted, port) => waiting.push([wanted, port]);

addEventListener("message", ({ data, ports }: MessageEvent<Wanted>) => {
  const [port] = ports;
  if (port) take(data, port);
});

function report(news: News): void {
  postMessage(news);
}

run().catch(fail);

function fail(reason: unknown): void {
  report({ news: "failed", reason: String(reason) });
}

/** Runs the tables of this browser, or asks the page that does until it is gone. */
async function run(): Promise<void> {
  if (await owns(NAME, "now", taken)) return start();
  const asking = askFirst(NAME, () => void owns(NAME, "steal", taken).then(begin, fail));
  const later = owns(NAME, "later", taken);
  takeAll(asking.take);
  report({ news: "beside" });
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    take = (wanted, port) => waiting.push([wanted, port]);
    asking.end(take);
    start().catch(fail);
  };
  await later;
  begin();
}

/** A page that took this one to be asleep runs the tables now: nothing may be written here any more. */
function taken(): void {
  fail(new Error("another page runs the tables now"));
  close();
}

function takeAll(next: Take): void {
  take = next;
  for (const [wanted, port] of waiting.splice(0)) take(wanted, port);
}

async function start(): Promise<void> {
  if (navigator.locks) answerOthers(NAME, (wanted, port) => take(wanted, port));
  const opening = kept();
  const count = counter();
  const [wasm, library, firsthand] = [count(PARTS.wasm), count(PARTS.library), count(PARTS.firsthand)];
  const script = import(new URL(PARTS.script.url, base).href);
  const files = new Map<string, Promise<Response>>([
    ["pyodide.asm.wasm", wasm],
    ["library.zip", library],
  ]);
  const native = globalThis.fetch;
  // Pyodide asks for its files by their names; they are on their way already.
  globalThis.fetch = (asked, init) => files.get(nameOf(asked)) ?? native(asked, init);
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}library.zip`,
    lockFileContents: Promise.resolve(NO_PACKAGES),
    createPyodideModule: (await script).default,
  });
  globalThis.fetch = native;
  python.unpackArchive(await (await firsthand).arrayBuffer(), "zip", { extractDir: SITE });
  python.pyimport("sys").path.insert(0, SITE);
  const page = tables(python.pyimport("firsthand.page") as Module, await opening);
  page.begin();
  report({ news: "ready" });
  takeAll((wanted, port) => answer(page, wanted, port));
}

/** The store and what was found in it; null where tables last as long as the page. */
async function kept(): Promise<readonly [Store, string] | null> {
  if (!navigator.locks) return null;
  try {
    const store = await openStore(NAME);
    return [store, await store.found()];
  } catch (error) {
    console.info(new Error("tables are not kept", { cause: error }));
    return null;
  }
}

function tables({ Page, reopened }: Module, opened: readonly [Store, string] | null): Tables {
  if (!opened) return Page();
  const [store, found] = opened;
  const write = (number: number, code: string, first: number, rows: string, standing: string): void => {
    const writing = store.write(code, first, rows, standing).then(() => "", String);
    void writing.then((error) => written.answer(number, error));
  };
  const [page, storage] = reopened(write, (code) => store.forget(code), found);
  const written = storage as Written;
  return page as Tables;
}

function nameOf(asked: RequestInfo | URL): string {
  const url = asked instanceof Request ? asked.url : String(asked);
  return url.slice(url.lastIndexOf("/") + 1);
}

/** Returns a function that gets a part as a response, and reports to the page how much has come of all. */
function counter(): (part: Part) => Promise<Response> {
  const known: { got: number; of: number }[] = [];
  const news = (): void => {
    const sum = (what: "got" | "of") => known.reduce((total, one) => total + one[what], 0);
    report({ news: "coming", got: sum("got"), of: sum("of") });
  };
  return async (part) => {
    const own = { got: 0, of: part.br };
    known.push(own);
    const { answer, carried } = await get(part, base);
    own.of = carried;
    let reported = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        own.got += (chunk.byteLength / part.size) * carried;
        if (own.got - reported > carried / MOST_NEWS) {
          reported = own.got;
          news();
        }
        controller.enqueue(chunk);
      },
      flush() {
        own.got = carried;
        news();
      },
    });
    return new Response(answer.body?.pipeThrough(counted), { headers: { "content-type": part.type } });
  };
}

function answer(page: Tables, wanted: Wanted, port: MessagePort): void {
  if (wanted.want !== "dial") {
    port.postMessage(answered(page, wanted));
    return;
  }
  const post = (text: unknown): void => port.postMessage(text);
  const echo = (nonce: string): void => port.postMessage([nonce]);
  const cut = (): void => port.postMessage(null);
  const dial = page.dial(post, echo, cut);
  port.onmessage = ({ data }: MessageEvent<unknown>) => heard(dial, data, port);
  port.postMessage(true);
}

function answered(page: Tables, wanted: Exclude<Wanted, { readonly want: "dial" }>): string {
  switch (wanted.want) {
    case "record":
      return page.record(wanted.code, wanted.game);
    case "fold":
      return page.folded(wanted.record);
    case "erase":
      page.erase();
      return "";
  }
}

/** Text is a message, a list the echo of a nonce, and nothing the end. */
function heard(dial: Dial, data: unknown, port: MessagePort): void {
  if (typeof data === "string") dial.take(data);
  else if (Array.isArray(data)) dial.pong(String(data[0]));
  else {
    dial.close();
    dial.destroy();
    port.close();
  }
}
