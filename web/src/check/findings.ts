/** The check of a deal: what this page can find out by itself, each with how it came out. */

import * as words from "../english/check";
import type { PackView, Revealed } from "../wire";
import { matches } from "./hands";
import type { Opening } from "./opening";
import type { Promised } from "./promise";
import { seedSeal } from "./seal";
import { nonceHash, sealOf, seedOf, serverHash } from "./sealing";

/** One thing that a page can find out of a deal by itself, and how that came out. */
export interface Finding {
  readonly good: boolean;
  readonly line: string;
}

/** What a page knows from before the end. */
export interface Known {
  /** What it promised, unless it looks on or has forgotten it. */
  readonly own: Promised | undefined;
  /** The seal that the page was sent before the first flip, empty if it came later. */
  readonly seal: string;
  readonly opening: Opening | null;
  readonly pack: PackView | undefined;
}

/** Everything that this page finds out of the deal. */
export function findings(now: Revealed, { own, seal, opening, pack }: Known): readonly Finding[] {
  const results = now.listed ? sealed(now, own) : [computed(now)];
  if (seal !== "") {
    const shown = own?.seal || seal;
    const same = seal === now.commitment && shown === seal;
    results.push(finding(same, words.sameSeal));
  }
  return [...results, ...cards(now, opening, pack)];
}

function sealed(now: Revealed, own: Promised | undefined): Finding[] {
  const { listed, server, nonces, commitment, seed, chosen } = now;
  if (!listed) return [];
  const results: Finding[] = [];
  if (own) {
    const mine = listed.hashes[own.seat] === own.hash && nonces[own.seat] === own.nonce;
    const fits = nonceHash(listed.code, listed.game, own.seat, own.nonce) === own.hash;
    results.push(finding(mine && fits, words.ownNumber));
  }
  const bound =
    serverHash(server) === listed.server_hash && (own?.server_hash ?? listed.server_hash) === listed.server_hash;
  results.push(finding(bound, words.serverNumber));
  results.push(finding(allFit(now), words.pageNumbers));
  results.push(finding(sealOf(listed) === commitment, words.promises));
  if (!chosen) {
    const fits = seedOf(listed, server, nonces) === seed;
    results.push(finding(fits, words.numbers));
  }
  return results;
}

/** Whether each seat's nonce fits its hash: seats with one hash are of one page, bots have none. */
function allFit({ listed, nonces }: Revealed): boolean {
  if (!listed) return false;
  const { code, game, hashes, seats } = listed;
  return seats.every(({ kind }, seat) => {
    const [hash = "", nonce = ""] = [hashes[seat], nonces[seat]];
    if (kind === "bot") return hash === "" && nonce === "";
    return nonceHash(code, game, hashes.indexOf(hash), nonce) === hash;
  });
}

/** A recorded game whose seed was given. */
function computed(now: Revealed): Finding {
  const same = seedSeal(now) === now.commitment;
  return finding(same, words.salt);
}

/** Whether the seed deals the cards that were seen: each seat's, as long as it held no others. */
function cards(now: Revealed, opening: Opening | null, pack: PackView | undefined): readonly Finding[] {
  const seen = opening?.turned.flat().length ?? 0;
  if (!opening || !pack || seen === 0) return [];
  return [finding(matches(now.seed, opening, pack), ({ found }) => words.cards({ found, n: seen }))];
}

function finding(good: boolean, sentence: typeof words.salt): Finding {
  return { good, line: sentence({ found: good ? "yes" : "no" }) };
}
