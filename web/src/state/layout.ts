import { signal } from "@preact/signals";

/**
 * Which layout the window takes, and how long its unit `u` is. All lengths of the style sheets are
 * in rem, and the root's font is the reader's own size times `u`: so a reader's larger text and an
 * enlarged page come to the same layout.
 */
export type Layout = "tall" | "low" | "wide" | "round";

/** How much height a Tall layout has: with less it shows fewer things. */
export type Height = "full" | "short" | "brief" | "least";

export interface Shape {
  readonly layout: Layout;
  /** Pixels of one u, by a reader's size of 16 px. */
  readonly u: number;
  /** The window in u. */
  readonly width: number;
  readonly height: number;
  readonly room: Height;
  /** Text so large that three cards and no names have room. */
  readonly large: boolean;
}

/** The size of text that a browser begins with, in px. */
const ROOT = 16;
/** Wider than this by its height is no longer Tall. */
const TALL = 1.1;
const LOW_MOST = 520;
const LOW_LEAST = 560;
const LOW_BROAD = 700;
const WIDE_LEAST = 900;
/** Narrower than this in rem is large text. */
const LARGE = 14;

/** The layout of a window in px; `reader` is the reader's text size, 1 for 16 px. */
export function shapeOf(width: number, height: number, reader = 1): Shape {
  const [w, h] = [width / reader, height / reader];
  const layout = layoutOf(w, h);
  const large = layout === "tall" && w < LARGE * ROOT * U_LEAST;
  const u = unit(layout, large, w, h);
  return { layout, u, width: w / u, height: h / u, room: roomOf(h, h / u), large };
}

const U_LEAST = 0.92;

function layoutOf(w: number, h: number): Layout {
  if (w / h < TALL) return "tall";
  if (h < LOW_MOST) return w >= LOW_LEAST ? "low" : "tall";
  if (w >= WIDE_LEAST) return "wide";
  return w >= LOW_BROAD ? "low" : "tall";
}

function unit(layout: Layout, large: boolean, w: number, h: number): number {
  if (large) return clamp(0.7, w / 195, 1);
  if (layout === "tall") return clamp(U_LEAST, Math.min(w / 390, h / 788), 2);
  if (layout === "low") return clamp(1, Math.min(h / 390, w / 844), 1.5);
  return clamp(1, Math.min(w / 1280, h / 800), 2);
}

/** The layout of one screen with people round it. */
export function roundShape(width: number, height: number, reader = 1): Shape {
  const u = Math.max(ROUND_LEAST, Math.min(width, height) / ROUND);
  return { layout: "round", u: u / reader, width: width / u, height: height / u, room: "full", large: false };
}

const ROUND = 820;
const ROUND_LEAST = 0.9;

function roomOf(h: number, inUnits: number): Height {
  if (h < 480) return "least";
  if (h < 600) return "brief";
  return inUnits < 760 ? "short" : "full";
}

function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export const shape = signal<Shape>(shapeOf(390, 844));

/** Whether people sit round the screen. */
const round = signal(false);

/** Lays the page out for people round the screen, until the returned function is called. */
export function layRound(): () => void {
  round.value = true;
  return () => {
    round.value = false;
  };
}

/** Whether the table is laid out for a thumb: wood to tap beside the stack. */
export function isNarrow(): boolean {
  return shape.value.layout !== "wide";
}

/** A Low or a Wide table below this width in u leaves words out. */
export const LOW_NARROW = 700;
export const WIDE_NARROW = 1100;
/** A Tall window broader than this by its height is a tablet. */
const TABLET = 0.62;
const SLIM = 560;
const TINY = 352;
const BROAD = 900;
const BRIEF = 740;

/** Whether the window has room for columns beside each other. */
export const broad = signal(false);

/** Keeps the page in the layout of its window. */
export function keepLayout(): void {
  const root = document.documentElement;
  const probe = document.createElement("i");
  probe.className = "probe";
  document.body.append(probe);
  let reader = 1;
  const measure = () => {
    reader = readerOf(probe.getBoundingClientRect().width / ROOT / shape.peek().u, reader);
    const of = round.peek() ? roundShape : shapeOf;
    const now = of(innerWidth, innerHeight, reader);
    if (!isSame(now, shape.peek())) shape.value = now;
    dress(root, now);
  };
  dress(root, shape.value);
  measure();
  round.subscribe(measure);
  addEventListener("resize", measure);
  new ResizeObserver(measure).observe(probe);
}

/** Browsers round the probe, so a size of text that differs by less than this is the same one. */
const NEAR = 0.01;
/** Sizes of text are whole pixels or tenths: both are multiples of this part of 16 px. */
const STEPS = 80;

/** The reader's size of text as `measured`, which is as it was `before` unless it clearly differs. */
export function readerOf(measured: number, before: number): number {
  if (!(measured > 0) || Math.abs(measured - before) < NEAR) return before;
  return Math.round(measured * STEPS) / STEPS;
}

function isSame(a: Shape, b: Shape): boolean {
  return a.layout === b.layout && a.u === b.u && a.width === b.width && a.height === b.height;
}

/** The style sheets read the layout from the root. */
function dress(root: HTMLElement, { layout, u, width, height, room, large }: Shape): void {
  const tall = layout === "tall";
  const flags = {
    large,
    tablet: tall && !large && room === "full" && width / height > TABLET,
    narrow: width < (layout === "low" ? LOW_NARROW : WIDE_NARROW),
    broad: width >= BROAD,
    slim: width < SLIM,
    tiny: width < TINY,
    brief: height < BRIEF,
  };
  broad.value = flags.broad;
  root.dataset["layout"] = layout;
  root.dataset["room"] = tall && !large ? room : "";
  for (const [name, on] of Object.entries(flags)) root.toggleAttribute(`data-${name}`, on);
  root.style.setProperty("--u", String(u));
}

/** How wide the column of words beside a Low pile is, in u. */
export function lowWords(width: number): number {
  const [wood, pile] = width < LOW_NARROW ? [160, Math.min(290, width * 0.435)] : [190, 326];
  return width - 16 - wood - pile - 26;
}
