/** What a page asks of the worker that runs its tables, and what that says of itself. */

/** What the page asks for, each with a port for the answers. */
export type Wanted =
  | { readonly want: "dial" }
  | { readonly want: "record"; readonly code: string; readonly game: number }
  | { readonly want: "fold"; readonly record: string }
  | { readonly want: "erase" };

/** What the worker says of itself. */
export type News =
  | { readonly news: "coming"; readonly got: number; readonly of: number }
  | { readonly news: "ready" }
  /** Another page of this browser came first: it runs the tables. */
  | { readonly news: "beside" }
  | { readonly news: "failed"; readonly reason: string };
