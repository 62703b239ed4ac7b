import { LOW_NARROW, lowWords, type Shape, WIDE_NARROW } from "../../state/layout";

/** The forms of a photo finish, the largest first. */
export type Kind = "panel" | "lanes" | "bare" | "line" | "list" | "strip";

export interface Form {
  readonly kind: Kind;
  /** How long its time axis is, in u. */
  readonly room: number;
  /** Whether there is room for a reason under a line. */
  readonly spare?: boolean;
}

/** How long the axis of a panel is, in u: of 366 u across, and of 270. */
const PANEL = { large: 136, small: 84 };
/** A panel needs this much height beside the seats, in u. */
const PANEL_HEIGHT = 700;
const NAMES = 290;
/** Narrower than this, a reason under a line has no room. */
const NAMED = 340;
/** Badge, gaps and padding; a name; figure and note after the tip: in u. */
const BADGE = 56;
const NAME = 56;
const AFTER = 96;

/** The form that has room in a window. */
export function formOf({ layout, width, height, room, large }: Shape): Form {
  if (large) return { kind: "list", room: 0 };
  if (layout === "wide") {
    const room = width < WIDE_NARROW ? PANEL.small : PANEL.large;
    return { kind: height < PANEL_HEIGHT ? "lanes" : "panel", room };
  }
  if (layout === "low") {
    if (width < LOW_NARROW) return { kind: "line", room: lowWords(width) - 60, spare: true };
    return { kind: "bare", room: lowWords(width) - BADGE - AFTER };
  }
  if (room === "least") return { kind: "strip", room: 0 };
  const felt = width - 36;
  if (room !== "full") return { kind: "line", room: felt - 56, spare: room === "short" && felt > NAMED };
  if (felt < NAMES) return { kind: "bare", room: felt - BADGE - AFTER };
  return { kind: "lanes", room: felt - BADGE - NAME - AFTER };
}
