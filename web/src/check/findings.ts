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
  const found = now.listed ? sealed(now, own) : [computed(now)];
  if (seal !== "") {
    const shown = own?.seal || seal;
    const same = seal === now.commitment && shown === seal;
    found.push(
      finding(same, "It is the seal given before the first flip.", "It is not the seal given before the first flip."),
    );
  }
  return [...found, ...cards(now, opening, pack)];
}

function sealed(now: Revealed, own: Promised | undefined): Finding[] {
  const { listed, server, nonces, commitment, seed, chosen } = now;
  if (!listed) return [];
  const found: Finding[] = [];
  if (own) {
    const mine = listed.hashes[own.seat] === own.hash && nonces[own.seat] === own.nonce;
    const fits = nonceHash(listed.code, listed.game, own.seat, own.nonce) === own.hash;
    found.push(
      finding(mine && fits, "The number that this page drew is in it.", "The number that this page drew is not in it."),
    );
  }
  const bound =
    serverHash(server) === listed.server_hash && (own?.server_hash ?? listed.server_hash) === listed.server_hash;
  found.push(
    finding(
      bound,
      "The server showed the number it had promised.",
      "The server showed another number than it had promised.",
    ),
  );
  found.push(
    finding(
      allFit(now),
      "Every page showed the number it had promised.",
      "A page showed another number than it had promised.",
    ),
  );
  found.push(
    finding(
      sealOf(listed) === commitment,
      "All promises together make this seal.",
      "The promises do not make this seal.",
    ),
  );
  if (!chosen) {
    const made = seedOf(listed, server, nonces) === seed;
    found.push(finding(made, "All numbers together make this seed.", "The numbers do not make this seed."));
  }
  return found;
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
  return finding(same, "Rules, seed and salt make this seal.", "Rules, seed and salt do not make this seal.");
}

/** Whether the seed deals the cards that were seen: each seat's, as long as it held no others. */
function cards(now: Revealed, opening: Opening | null, pack: PackView | undefined): readonly Finding[] {
  const seen = opening?.turned.flat().length ?? 0;
  if (!opening || !pack || seen === 0) return [];
  const yes = `Shuffled and dealt again here, the seed gives the first ${seen} cards that were turned.`;
  return [finding(matches(now.seed, opening, pack), yes, "The seed deals other cards than those that were turned.")];
}

function finding(good: boolean, yes: string, no: string): Finding {
  return { good, line: good ? yes : no };
}
