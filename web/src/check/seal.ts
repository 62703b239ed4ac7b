/** The seal of a deal that a seed alone decided, and bytes written in hexadecimal. */

import type { Revealed } from "../wire";
import { sha256 } from "./sha256";

/** The seal of a deal from a given seed: the SHA-256 over rules, seed and salt, in hexadecimal. */
export function seedSeal({ digest, seed, salt }: Pick<Revealed, "digest" | "seed" | "salt">): string {
  return hex(sha256(bytes(digest + seed + salt)));
}

export function hex(from: Uint8Array): string {
  return [...from].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
