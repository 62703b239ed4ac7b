/** The tables of a page: Pyodide with firsthand's own Python, behind a port for each dial of the page. */

import { loadPyodide } from "pyodide";
import { get, type Part } from "./parts";

declare const PARTS: {
  readonly script: Part;
  readonly wasm: Part;
  readonly library: Part;
  readonly firsthand: Part;
};

/** What the page asks for, each with a port for the answers. */
export type Wanted =
  | { readonly want: "dial" }
  | { readonly want: "show"; readonly record: string }
  | { readonly want: "record"; readonly code: string; readonly game: number };

/** What the worker says of itself. */
export type News =
  | { readonly news: "coming"; readonly got: number; readonly of: number }
  | { readonly news: "ready" }
  | { readonly news: "failed"; readonly reason: string };

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
  show(record: string, post: Say, echo: (nonce: string) => void, cut: () => void): Dial;
  record(code: string, game: number): string;
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
const waiting: (readonly [Wanted, MessagePort])[] = [];
let tables: Tables | null = null;

addEventListener("message", ({ data, ports }: MessageEvent<Wanted>) => {
  const [port] = ports;
  if (!port) return;
  if (tables) answer(tables, data, port);
  else waiting.push([data, port]);
});

function report(news: News): void {
  postMessage(news);
}

start().catch((error: unknown) => report({ news: "failed", reason: String(error) }));

async function start(): Promise<void> {
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
  const { Page } = python.pyimport("firsthand.page") as { readonly Page: () => Tables };
  const page = Page();
  page.begin();
  tables = page;
  report({ news: "ready" });
  for (const [wanted, port] of waiting.splice(0)) answer(page, wanted, port);
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
  if (wanted.want === "record") {
    port.postMessage(page.record(wanted.code, wanted.game));
    port.close();
    return;
  }
  const post = (text: unknown): void => port.postMessage(text);
  const echo = (nonce: string): void => port.postMessage([nonce]);
  const cut = (): void => port.postMessage(null);
  try {
    const dial = wanted.want === "dial" ? page.dial(post, echo, cut) : page.show(wanted.record, post, echo, cut);
    port.onmessage = ({ data }: MessageEvent<unknown>) => heard(dial, data, port);
    port.postMessage(true);
  } catch (error) {
    // What is no record ends the dial; whoever asked looks into the file before.
    port.postMessage(null);
    console.error(error);
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
