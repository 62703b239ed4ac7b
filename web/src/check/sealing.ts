import type { DealList } from "../wire";
import { bytes, hex } from "./seal";
import { sha256 } from "./sha256";

/**
 * The sealed deal (docs/RECORD.md): hashes that bind what server and pages drew, the seal of the
 * list, and the seed that follows. Hashes, secrets and seeds are 64 hexadecimal digits.
 */

/** The hash that binds the server's secret. */
export function serverHash(server: string): string {
  return hashed("firsthand server", server);
}

/** The hash that binds a page's nonce to a table, a game and the page's lowest seat. */
export function nonceHash(code: string, game: number, seat: number, nonce: string): string {
  return hashed(`firsthand nonce${code}${game}${seat}`, nonce);
}

/** The hash of a list. */
export function sealOf(listed: DealList): string {
  return hashed(canonical(listed), "");
}

/** The seed that a list, the server's secret and the nonces by seat make; a bot's is empty. */
export function seedOf(listed: DealList, server: string, nonces: readonly string[]): string {
  return hashed("firsthand deal", sealOf(listed) + server + nonces.join(""));
}

/** The text that is sealed: keys in order, no spaces. */
function canonical({ code, digest, game, hashes, seats, server_hash }: DealList): string {
  const people = seats.map(({ kind, name }) => ({ kind, name }));
  return JSON.stringify({ code, digest, game, hashes, seats: people, server_hash });
}

function hashed(text: string, digits: string): string {
  return hex(sha256(Uint8Array.of(...new TextEncoder().encode(text), ...bytes(digits))));
}

/** The beginning of a seal, short enough to be read aloud. */
export function spoken(seal: string): string {
  return `${seal.slice(0, 4)} ${seal.slice(4, 8)}`;
}
