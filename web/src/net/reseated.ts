/** The seats as the server has sent them: at first whole, later only what changed. */

import type { Reply, Reseated, Seated } from "../wire";

/** Everything that changes the page; a change of the seats has become the seats. */
export type Heard = Exclude<Reply, Reseated>;

type Fields = Readonly<Record<string, unknown>>;

const BY_FIELD = ["deal", "keeping", "rules"] as const;

/** Returns what puts the messages of one connection together. */
export function reader(): (reply: Reply) => Heard | null {
  let latest: Seated | null = null;
  return (reply) => {
    const whole = reply.type === "reseated" ? latest && merged(latest, reply.changes) : reply;
    if (whole?.type === "seated") latest = whole as Seated;
    return whole as Heard | null;
  };
}

/** Returns the seats after a change. */
export function merged(latest: Seated, changes: Fields): Seated {
  const after: Record<string, unknown> = { ...latest, ...changes };
  for (const name of BY_FIELD) after[name] = { ...latest[name], ...((changes[name] ?? {}) as Fields) };
  const { seats } = changes;
  if (seats && !Array.isArray(seats)) {
    const bySeat = seats as Readonly<Record<string, Fields>>;
    after.seats = latest.seats.map((old, seat) => (bySeat[seat] ? { ...old, ...bySeat[seat] } : old));
  }
  const { sheet } = after.rules as { readonly sheet: unknown };
  if (sheet && !Array.isArray(sheet)) {
    const sections = sheet as Readonly<Record<string, unknown>>;
    after.rules = { ...(after.rules as Fields), sheet: latest.rules.sheet.map((old, at) => sections[at] ?? old) };
  }
  return after as unknown as Seated;
}
