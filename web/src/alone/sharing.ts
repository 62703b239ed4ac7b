/** The tables of a browser run in one worker: that of the page that came first. The others ask it. */

import type { Wanted } from "./wanted";

/** Takes what a page wants, with the port on which it is answered. */
export type Take = (wanted: Wanted, port: MessagePort) => void;

/** What goes from worker to worker: what a page wants, or what is said on its port later. */
type Passed =
  | { readonly id: string; readonly wanted: Wanted }
  | { readonly id: string; readonly said: unknown }
  | { readonly id: string; readonly heard: unknown }
  /** Somebody is there who will answer. */
  | { readonly id: string; readonly awake: true };

/** The ms without an answer after which the first page is taken to be asleep, and its tables are taken over. */
const PATIENCE = 5000;

/** Waits for the right to run the tables: at once or never (`now`), or until no other page has it. */
export function owns(name: string, how: "now" | "later" | "steal", lost: () => void): Promise<boolean> {
  // Where nothing may be locked, as on plain HTTP, each page has its own tables.
  if (!navigator.locks) return Promise.resolve(true);
  const options = { now: { ifAvailable: true }, later: {}, steal: { steal: true } }[how];
  return new Promise((tell) => {
    const held = navigator.locks.request(name, options, (lock) => {
      tell(lock !== null);
      return lock && new Promise<never>(() => undefined);
    });
    held.catch(lost);
  });
}

/** Answers the workers of other pages too. */
export function answerOthers(name: string, take: Take): void {
  const channel = new BroadcastChannel(name);
  const ports = new Map<string, MessagePort>();
  const post = (passed: Passed): void => channel.postMessage(passed);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ("wanted" in data) {
      const { id, wanted } = data;
      const { port1, port2 } = new MessageChannel();
      ports.set(id, port2);
      port2.onmessage = (event: MessageEvent<unknown>) => {
        post({ id, heard: event.data });
        if (wanted.want !== "dial" || event.data === null) ports.delete(id);
      };
      post({ id, awake: true });
      take(wanted, port1);
    } else if ("said" in data) {
      ports.get(data.id)?.postMessage(data.said);
      if (data.said === null) ports.delete(data.id);
    }
  };
}

export interface Asking {
  readonly take: Take;
  /** Asks no more: what was never answered goes to `take`, and all that was begun ends. */
  end(take: Take): void;
}

interface Asked {
  readonly wanted: Wanted;
  readonly port: MessagePort;
  awake: boolean;
  answered: boolean;
}

/** Asks the worker of the first page; `asleep` is called when it does not answer. */
export function askFirst(name: string, asleep: () => void): Asking {
  const channel = new BroadcastChannel(name);
  const asked = new Map<string, Asked>();
  const post = (passed: Passed): void => channel.postMessage(passed);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    const one = asked.get(data.id);
    if (!one || !("awake" in data || "heard" in data)) return;
    one.awake = true;
    if (!("heard" in data)) return;
    one.answered = true;
    one.port.postMessage(data.heard);
    if (one.wanted.want !== "dial" || data.heard === null) asked.delete(data.id);
  };
  return {
    take: (wanted, port) => {
      const id = crypto.randomUUID();
      asked.set(id, { wanted, port, awake: false, answered: false });
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        post({ id, said: data });
        if (data === null) asked.delete(id);
      };
      post({ id, wanted });
      setTimeout(() => asked.get(id)?.awake === false && asleep(), PATIENCE);
    },
    end: (take) => {
      channel.close();
      const left = [...asked.values()];
      asked.clear();
      for (const { wanted, port, answered } of left) {
        if (answered) port.postMessage(null);
        else take(wanted, port);
      }
    },
  };
}
