import type { DealList, Nonce, Seated } from "../wire";
import { hex } from "./seal";
import { nonceHash, sealOf } from "./sealing";

/**
 * What this page promised when it agreed to a deal. It is kept beside the key of the seat, so that
 * a page that is reloaded still shows its nonce, and checks the deal in the end.
 */
export interface Promised {
  readonly key: string;
  readonly game: number;
  readonly digest: string;
  /** What the server had promised by then. */
  readonly server_hash: string;
  /** The lowest own seat, under which the nonce is bound. */
  readonly seat: number;
  readonly nonce: string;
  readonly hash: string;
  /** The seal of the only list for which the nonce was shown. */
  readonly seal: string;
}

const DEALS = "firsthand.deals";
/** Deals to keep: the one that is played and the next one, at more tables than anybody sits at. */
const MOST = 16;
const NONCE_BYTES = 32;

/** Those of this page, for a browser that keeps nothing. */
let own: readonly Promised[] = [];

/** Promises a nonce for the next deal at a table; until it is shown, the same one again. */
export function promise({ code, key, yours, deal }: Seated): Promised {
  const seat = Math.min(...yours);
  const before = promised(key, deal.game);
  const same = before?.digest === deal.digest && before.server_hash === deal.server_hash && before.seat === seat;
  if (before && same && before.seal === "") return before;
  const nonce = hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const hash = nonceHash(code, deal.game, seat, nonce);
  const { game, digest, server_hash } = deal;
  return keep({ key, game, digest, server_hash, seat, nonce, hash, seal: "" });
}

/** What this page promised for a game, where it knows that still. */
export function promised(key: string, game: number): Promised | undefined {
  return all().find((deal) => deal.key === key && deal.game === game);
}

/**
 * The nonce for a list that is open. None where the list is not what this page agreed to, or where
 * it has shown the nonce for another list already.
 */
export function answer({ key }: Seated, listed: DealList): Nonce | null {
  const deal = promised(key, listed.game);
  if (!deal) return null;
  const seal = sealOf(listed);
  const agreed = listed.digest === deal.digest && listed.server_hash === deal.server_hash;
  if (!agreed || listed.hashes[deal.seat] !== deal.hash || (deal.seal !== "" && deal.seal !== seal)) return null;
  keep({ ...deal, seal });
  return { type: "nonce", seat: deal.seat, nonce: deal.nonce };
}

function keep(deal: Promised): Promised {
  own = [deal, ...all().filter(({ key, game }) => key !== deal.key || game !== deal.game)].slice(0, MOST);
  try {
    localStorage.setItem(DEALS, JSON.stringify(own));
  } catch {
    // A browser that keeps nothing still shows its nonce, as long as the page stays.
  }
  return deal;
}

/** This page's own, then those that others of this browser have kept. */
function all(): readonly Promised[] {
  const mine = new Set(own.map(nameOf));
  return [...own, ...kept().filter((deal) => !mine.has(nameOf(deal)))];
}

function kept(): readonly Promised[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DEALS) ?? "[]");
    return Array.isArray(stored) ? (stored as readonly Promised[]) : [];
  } catch {
    return [];
  }
}

function nameOf({ key, game }: Promised): string {
  return `${key} ${game}`;
}
