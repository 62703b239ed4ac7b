import type { News, Wanted } from "../alone/worker";
import { coming, recordOf } from "../state/alone";
import type { Socket } from "./connection";

/** Dials the tables of the page itself, which run in a worker. */

const MEGABYTE = 1e6;

let worker: Worker | null = null;
const open = new Set<Socket>();

/** Starts the worker at an address; a dial starts it again where it could not begin. */
export function dialWorker(address: string): () => Socket {
  start(address);
  recordOf.value = (code, game) =>
    new Promise((resolve) =>
      ask({ want: "record", code, game }).addEventListener("message", ({ data }) => resolve(data)),
    );
  return () => {
    start(address);
    return dialled({ want: "dial" });
  };
}

function start(address: string): void {
  if (worker) return;
  const begun = new Worker(address, { type: "module" });
  worker = begun;
  begun.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.news === "coming") coming.value = { got: data.got / MEGABYTE, of: data.of / MEGABYTE };
    else if (data.news === "ready") coming.value = null;
    else {
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

function dialled(wanted: Wanted): Socket {
  const port = ask(wanted);
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
