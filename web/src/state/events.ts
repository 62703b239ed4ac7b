/** The type of any event of a game. */

import type { Happened } from "../wire";

/** Any event of the wire. */
export type AnyEvent = Happened["events"][number];
