import type { Revealed } from "../wire";
import { sha256 } from "./sha256";

/** What the seal must be: the SHA-256 over rules, seed and salt, in hexadecimal. */
export function sealOf({ digest, seed, salt }: Pick<Revealed, "digest" | "seed" | "salt">): string {
  const sum = sha256(bytes(digest + seed + salt));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(hex: string): Uint8Array {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}
