/** What this browser keeps under a name: for the tab or for good, or as long as the page stays. */

type Store = "sessionStorage" | "localStorage";

/** What a browser that keeps nothing would have kept: it still plays, as long as the page stays. */
const memory = new Map<string, string>();

export function read<T>(store: Store, name: string, otherwise: T): T {
  try {
    // Where site data is blocked, even to name the store is an error.
    const kept = memory.get(name) ?? globalThis[store].getItem(name);
    return (JSON.parse(kept ?? "null") as T) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The fields of an object that is kept for good; none where something else is kept. */
export function readFields(name: string): Record<string, unknown> {
  const value = read<unknown>("localStorage", name, {});
  return typeof value === "object" ? { ...value } : {};
}

export function write(store: Store, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    globalThis[store].setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}
