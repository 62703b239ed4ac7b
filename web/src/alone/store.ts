/** The tables of the page in IndexedDB: what of them has been written, and the writing. */

const ROOMS = "rooms";
const ROWS = "rows";

export interface Store {
  /** Every room with its rows in order, as JSON. */
  found(): Promise<string>;
  /** Writes rows in JSON from the one numbered `first` on, and how the room stands where that is not empty. */
  write(code: string, first: number, rows: string, standing: string): Promise<void>;
  forget(code: string): void;
}

/** Opens the store of a name; rejects where the browser keeps nothing. */
export async function openStore(name: string): Promise<Store> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ROOMS);
    opening.result.createObjectStore(ROWS);
  };
  const base = await result(opening);
  return {
    found: () => found(base),
    write: (code, first, rows, standing) => write(base, code, first, rows, standing),
    forget: (code) => forget(base, code),
  };
}

async function found(base: IDBDatabase): Promise<string> {
  const reading = base.transaction([ROOMS, ROWS]);
  const [codes, standings, keys, rows] = await Promise.all([
    result(reading.objectStore(ROOMS).getAllKeys()),
    result(reading.objectStore(ROOMS).getAll()),
    result(reading.objectStore(ROWS).getAllKeys()),
    result(reading.objectStore(ROWS).getAll()),
  ]);
  const of = new Map<unknown, unknown[]>(codes.map((code) => [code, []]));
  // Keys are in order, by code and number.
  keys.forEach((key, at) => of.get((key as [string, number])[0])?.push(rows[at]));
  return JSON.stringify(codes.map((code, at) => ({ code, standing: standings[at], rows: of.get(code) })));
}

/** One transaction: all of it is written, or nothing. */
function write(base: IDBDatabase, code: string, first: number, rows: string, standing: string): Promise<void> {
  const writing = base.transaction([ROOMS, ROWS], "readwrite", { durability: "relaxed" });
  (JSON.parse(rows) as unknown[]).forEach((row, n) => writing.objectStore(ROWS).put(row, [code, first + n]));
  if (standing) writing.objectStore(ROOMS).put(standing, code);
  writing.commit();
  return new Promise((done, fail) => {
    writing.oncomplete = () => done();
    writing.onabort = () => fail(writing.error ?? new Error("aborted"));
  });
}

function forget(base: IDBDatabase, code: string): void {
  const writing = base.transaction([ROOMS, ROWS], "readwrite");
  writing.objectStore(ROOMS).delete(code);
  writing.objectStore(ROWS).delete(IDBKeyRange.bound([code], [code, []]));
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}
