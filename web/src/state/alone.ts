import { signal } from "@preact/signals";

/** A page that is its own table's computer: it needs no server, and reaches nobody else. */

/** Whether this is such a page. */
export const alone = signal(false);

/** What is still on its way of what runs the table: megabytes that have come, and all. */
export const coming = signal<{ readonly got: number; readonly of: number } | null>(null);

/** What runs the tables of this page is still being started: nobody is out of reach yet. */
export const starting = signal(false);

/** Another page of this browser came first: it runs the tables of this one too. */
export const beside = signal(false);

/** Everything is kept in this browser, so that the page also starts without a network. */
export const keptOffline = signal(false);

/** Puts a newer version of the page in the place of this one; null where there is none. */
export const renew = signal<(() => void) | null>(null);

/** Gets the record of a finished game by its code, as in "QXYZ-1"; empty where it is not known. */
export const recordOf = signal<((code: string) => Promise<string>) | null>(null);

/** Forgets every table that is kept in this browser. */
export const erase = signal<(() => Promise<unknown>) | null>(null);
