import type { News, Wanted } from "../alone/wanted";
import { beside, coming, erase, recordOf, starting } from "../state/alone";
import type { Replayed, Unread } from "../wire";
import type { Socket } from "./connection";
import { foldBy } from "./records";

/** Dials the tables of the page itself, which run in a worker. */

const MEGABYTE = 1e6;

let worker: Worker | null = null;
const open = new Set<Socket>();

/** Starts the worker at an address; a dial starts it again where it could not begin. */
export function dialWorker(address: string): () => Socket {
  start(address);
  recordOf.value = (code) => {
    const [table = "", game = ""] = code.split("-");
    return answer({ want: "record", code: table, game: Number(game) });
  };
  erase.value = () => answer({ want: "erase" });
  foldBy(async (file) => JSON.parse(await answer({ want: "fold", record: await file.text() })) as Replayed | Unread);
  return () => {
    start(address);
    return dialled();
  };
}

function start(address: string): void {
  if (worker) return;
  const begun = new Worker(address, { type: "module" });
  worker = begun;
  starting.value = true;
  begun.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.news === "coming") {
      coming.value = { got: data.got / MEGABYTE, of: data.of / MEGABYTE };
      starting.value = true;
    } else if (data.news === "ready" || data.news === "beside") {
      coming.value = null;
      starting.value = false;
      beside.value = data.news === "beside";
    } else {
      console.error(data.reason);
      failed(begun);
    }
  });
  begun.addEventListener("error", () => failed(begun));
}

/** What runs the tables did not come: all dials end, and a later one tries again. */
function failed(begun: Worker): void {
  if (begun !== worker) return;
  begun.terminate();
  worker = null;
  coming.value = null;
  starting.value = false;
  for (const socket of [...open]) end(socket);
}

function end(socket: Socket): void {
  open.delete(socket);
  socket.onclose?.();
}

/** Asks for something, and returns the port on which the answers come. */
function ask(wanted: Wanted): MessagePort {
  const { port1, port2 } = new MessageChannel();
  worker?.postMessage(wanted, [port2]);
  port1.start();
  return port1;
}

/** Asks for something that is answered by one text. */
function answer(wanted: Wanted): Promise<string> {
  const port = ask(wanted);
  return new Promise((resolve) =>
    port.addEventListener("message", ({ data }) => {
      resolve(String(data));
      port.close();
    }),
  );
}

function dialled(): Socket {
  const port = ask({ want: "dial" });
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => port.postMessage(text),
    close: () => {
      open.delete(socket);
      port.postMessage(null);
      port.close();
    },
  };
  open.add(socket);
  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === true) socket.onopen?.();
    else if (data === null) end(socket);
    else if (Array.isArray(data)) port.postMessage(data);
    else socket.onmessage?.({ data });
  });
  return socket;
}
