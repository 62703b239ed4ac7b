// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

import type { RulesView, Sentence } from "./rules";
import type { Away, Device, Mode } from "./words";

/** Who sits where. */
export interface SeatView {
  readonly name: string;
  readonly kind: "bot" | "free" | "left" | "person";
  readonly temperament: string;
  readonly here: boolean;
  readonly objects: boolean;
  readonly pauses: boolean;
  readonly against: readonly number[];
  readonly unsure: "" | "line" | "screen";
  readonly device: Device;
  readonly handicap: number;
  readonly behind: number;
  readonly suggested: number;
}
/** How a table is kept, beside its rules. */
export interface Keeping {
  readonly pace: number;
  readonly away: Away;
  readonly away_ms: number;
  readonly delay_ms: number;
  readonly slow_screens: boolean;
  readonly dealer: number;
}
/** You sit at a table, or look on: who sits there, by which rules, and what is agreed to. */
export interface Seated {
  readonly type: "seated";
  readonly code: string;
  readonly key: string;
  readonly yours: readonly number[];
  readonly seats: readonly SeatView[];
  readonly rules: RulesView;
  readonly pace: number;
  readonly agreed: readonly boolean[];
  readonly score: readonly number[];
  readonly game: number;
  readonly round: number;
  readonly rounds: number;
  readonly mode: Mode;
  readonly champions: readonly number[];
  readonly open: boolean;
  readonly host: number;
  readonly keeping: Keeping;
  readonly watching: number;
  readonly changed: readonly Sentence[];
  readonly bots: readonly Sentence[];
  readonly disrupts: number;
  readonly vouched: boolean;
  readonly deal: DealView;
  readonly chosen: boolean;
}
/** What a seat agrees to: the next deal at the table, or the first. */
export interface DealView {
  readonly game: number;
  readonly digest: string;
  readonly server_hash: string;
  readonly called_off: Sentence | null;
}
