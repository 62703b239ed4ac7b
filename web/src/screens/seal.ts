import type { Revealed } from "../wire";

/** What the seal must be: the SHA-256 over rules, seed and salt, in hexadecimal. */
export async function sealOf({ digest, seed, salt }: Revealed): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", bytes(digest + seed + salt));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}
