/**
 * Where everybody round one screen sits. Lengths are in u; angles are in degrees, clockwise from
 * the lower edge: a reader at 90 sits at the left edge.
 */

export type Edge = 0 | 90 | 180 | 270;
export type Point = readonly [x: number, y: number];

export interface Position {
  /** How far the reader's wedge is turned. */
  readonly angle: number;
  /** The edge at which stack and plate lie. */
  readonly edge: Edge;
  /** Their middle in the window. */
  readonly x: number;
  readonly y: number;
}

export interface Station {
  readonly width: number;
  readonly height: number;
  /** How wide the stack is. */
  readonly stack: number;
  /** How deep the plate is, which lies at the player's edge; without one, as deep as the stack. */
  readonly plate?: number;
  /** No name on the plate. */
  readonly bare?: boolean;
  /** The stack lies on its side. */
  readonly sideways?: boolean;
}

export interface Round {
  readonly positions: readonly Position[];
  /** Half the width and height of the disc. */
  readonly rx: number;
  readonly ry: number;
  /** The angle of a wedge. */
  readonly wedge: number;
  readonly station: Station;
  /** So little room that strips have three cards, and hands no times. */
  readonly small: boolean;
  /** So little room that two people read a straight line between their cards. */
  readonly tiny: boolean;
  /** Whether every wedge has room for a strip of its own beside the pile. */
  readonly strips: boolean;
  /** Whether lines are short. */
  readonly short: boolean;
}

export interface Window {
  /** In u. */
  readonly width: number;
  readonly height: number;
  /** Pixels of one u. */
  readonly u: number;
}

/** Nobody's: the middle of the disc, in u across. */
export const HUB = 44;
const SMALL = 700;
/** How far the rim stays from the window's edge, and from stacks and plates. */
const RIM = 64;
const RIM_OF_TWO = 38;
const RIM_SMALL = 20;
const APART = 16;
/** How far stacks lie from the screen's edge, where gestures of the system begin. */
const EDGE = 44;
/** A small disc of two is at most this much longer than broad. */
const LONG = 1.5;
/** A long edge takes the readers that are so near to it, in degrees; on a phone all edges take alike. */
const NEAR = 61;
const NEAR_SMALL = 45;

const STATION: Station = { width: 276, height: 129, stack: 92 };
const OF_TWO: Station = { width: 384, height: 143, stack: 102 };
const OF_SIX: Station = { width: 282, height: 112, stack: 80 };
const OF_SMALL: Station = { width: 250, height: 118, stack: 84 };
const OF_FEW: Station = { width: 250, height: 118, stack: 84, plate: 62 };
const BARE: Station = { width: 188, height: 118, stack: 84, plate: 46, bare: true };
const TINY: Station = { width: 182, height: 84, stack: 84, bare: true, sideways: true };

/** A page enlarged so far that its pixels are twice as large has stacks so near to the edge. */
const EDGE_TINY = 20;
const APART_TINY = 8;
/** Two people on less than this have no band along the rim. */
const LEAST_OF_TWO = 131;
/** The number of seats from which on a line has half the length. */
const MANY = 5;
/** A small disc has short lines below this radius. */
const SHORT = 190;
/** A small disc has strips from this radius on. */
const STRIPS = 186;

/** The ring of a window for N seats; `turned` moves everybody on by a number of places. */
export function roundOf(window: Window, seats: number, turned = 0): Round {
  const small = Math.min(window.width, window.height) * window.u < SMALL;
  const ring = small ? (seats === 2 ? smallOfTwo(window) : smallOfFew(window, seats)) : large(window, seats);
  const all = ring.positions;
  const positions = all.map((position, seat) => all[(seat + turned) % seats] ?? position);
  const tiny = ring.station.sideways === true;
  const strips = seats > 2 && (!small || ring.rx >= STRIPS);
  const short = seats >= MANY || (small && (seats > 2 || Math.min(ring.rx, ring.ry) < SHORT));
  return { ...ring, positions, wedge: 360 / seats, small, tiny, strips, short };
}

/** How deep a wedge has to be, in px. */
const DEEP = 96;
const MOST = 6;
const MOST_SMALL = 4;

/** How many people have room round a window. */
export function mostOf(window: Window): number {
  const most = Math.min(window.width, window.height) * window.u < SMALL ? MOST_SMALL : MOST;
  const counts = Array.from({ length: most - 2 }, (_, less) => most - less);
  const deep = ({ rx, ry }: Round) => (Math.min(rx, ry) - HUB / 2) * window.u >= DEEP;
  return counts.find((seats) => deep(roundOf(window, seats))) ?? 2;
}

/** Where the stations lie, and how large a disc they leave. */
type Ring = Pick<Round, "positions" | "rx" | "ry" | "station">;

function large(window: Window, seats: number): Ring {
  const station = seats === 2 ? OF_TWO : seats > 4 ? OF_SIX : STATION;
  const positions = stationsOf(window, seats, station, false);
  const radius = seats === 2 ? radiusOfTwo(window, station) : radiusOf(window, station, positions, RIM);
  return { positions, rx: radius, ry: radius, station };
}

/** Two people on a phone: an oval disc between them. */
function smallOfTwo(window: Window): Ring {
  const [short, long] = [Math.min(window.width, window.height), Math.max(window.width, window.height)];
  const along = long / 2 - EDGE - OF_SMALL.height - APART;
  const tiny = short < OF_SMALL.width + 2 * APART || along < LEAST_OF_TWO;
  const station = tiny ? TINY : OF_SMALL;
  const across = short / 2 - RIM_SMALL;
  const deep = tiny ? long / 2 - EDGE_TINY - station.height - APART_TINY : along;
  const stretched = Math.min(deep, across * LONG);
  const [rx, ry] = window.width > window.height ? [stretched, across] : [across, stretched];
  return { positions: stationsOf(window, 2, station, false, tiny ? EDGE_TINY : EDGE), rx, ry, station };
}

/** Three or four on a phone: each stack in its player's right-hand corner, and the plate along the edge. */
function smallOfFew(window: Window, seats: number): Ring {
  const short = Math.min(window.width, window.height);
  const fits = short >= EDGE + OF_FEW.width + APART + EDGE + OF_FEW.height;
  const [first, second] = (fits ? [OF_FEW, BARE] : [BARE, BARE]).map((station) => {
    const positions = stationsOf(window, seats, station, true);
    const radius = radiusOf(window, station, positions, RIM_SMALL);
    return { positions, rx: radius, ry: radius, station };
  }) as [Ring, Ring];
  return first.rx >= STRIPS || first.rx >= second.rx ? first : second;
}

function stationsOf(
  window: Window,
  seats: number,
  station: Station,
  corners: boolean,
  edge = EDGE,
): readonly Position[] {
  const angles = anglesOf(window, seats);
  const edges = angles.map((angle) => edgeOf(angle, window, corners ? NEAR_SMALL : NEAR));
  return angles.map((angle, position): Position => {
    const at = edges[position] ?? 0;
    const [x, y] = outward(stationAt(angle, at, edges, window, station, corners, edge), at, window);
    return { angle, edge: at, x, y };
  });
}

/** Two people face each other over the short sides. */
function anglesOf({ width, height }: Window, seats: number): readonly number[] {
  const first = width <= height ? 0 : seats === 2 ? 90 : seats === 6 ? 30 : 0;
  return Array.from({ length: seats }, (_, position) => first + (position * 360) / seats);
}

function edgeOf(angle: number, { width, height }: Window, most: number): Edge {
  const [long, short]: readonly (readonly Edge[])[] =
    width > height
      ? [
          [0, 180],
          [90, 270],
        ]
      : [
          [90, 270],
          [0, 180],
        ];
  const near = (edge: Edge) => Math.abs(between(angle, edge));
  return long?.find((edge) => near(edge) < most) ?? short?.find((edge) => near(edge) <= 90) ?? 0;
}

/** How far clockwise an angle lies from an edge, from -180 to 180. */
function between(angle: number, edge: number): number {
  return ((angle - edge + 540) % 360) - 180;
}

/**
 * The middle of a station as its player sees it: how far to the right, and how far from the window's
 * middle. With `corners` nobody sits in the middle of a short side; stacks lie `off` px from the edge.
 */
function stationAt(
  angle: number,
  edge: Edge,
  edges: readonly Edge[],
  window: Window,
  station: Station,
  corners: boolean,
  off: number,
): Point {
  const upright = edge === 0 || edge === 180;
  const [length, depth] = upright ? [window.width, window.height] : [window.height, window.width];
  const away = depth / 2 - off - station.height / 2;
  const shared = edges.filter((other) => other === edge).length > 1;
  if (!shared && length <= depth && !corners) return [0, away];
  // Who sits farther clockwise sits farther to the left.
  const left = shared && between(angle, edge) > 0;
  const next = (edge + (left ? 90 : 270)) % 360;
  const centred = !corners && edges.filter((other) => other === next).length === 1;
  const meets = centred && depth / 2 - station.width / 2 < EDGE + station.height + APART;
  const along = length / 2 - EDGE - station.width / 2 - (meets ? station.height + APART : 0);
  return [left ? -along : along, away];
}

/** A place as a player sees it, in the window. */
function outward([x, y]: Point, edge: Edge, { width, height }: Window): Point {
  const [right, down] = turned([x, y], edge);
  return [width / 2 + right, height / 2 + down];
}

/** A point turned clockwise about the middle. */
export function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
}

function radiusOfTwo({ width, height }: Window, station: Station): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return Math.min(short / 2 - RIM_OF_TWO, long / 2 - EDGE - station.height - APART);
}

/** The radius of a circle that touches no stack and no plate, and stays `rim` from the window's edge. */
function radiusOf(window: Window, station: Station, positions: readonly Position[], rim: number): number {
  const [x, y] = [window.width / 2, window.height / 2];
  const rooms = positions.flatMap((position) =>
    partsOf(position, station).map(({ left, top, right, bottom }) => {
      const across = Math.max(0, left - x, x - right);
      const down = Math.max(0, top - y, y - bottom);
      return Math.hypot(across, down) - APART;
    }),
  );
  return Math.min(Math.min(x, y) - rim, ...rooms);
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where stack and plate of a station lie in the window. */
export function partsOf(position: Position, station: Station): readonly Box[] {
  const { width, height, stack, plate = height, sideways } = station;
  const wide = sideways ? stack * HIGH : stack;
  // As the player sees it, from the middle of the station.
  return [
    boxOf(position, [width / 2 - wide, -height / 2], [width / 2, height / 2]),
    boxOf(position, [-width / 2, height / 2 - plate], [width / 2 - wide, height / 2]),
  ];
}

/** How high a card is by its width. */
const HIGH = 7 / 5;

function boxOf({ edge, x, y }: Position, from: Point, to: Point): Box {
  const [a, b] = [turned(from, edge), turned(to, edge)];
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A point of an ellipse about the middle: 0 degrees is its lowest, and on it goes clockwise. */
export function onRim(degrees: number, rx: number, ry = rx): Point {
  return [-rx * Math.sin(radians(degrees)), ry * Math.cos(radians(degrees))];
}

/** An arc of an ellipse from one angle to another, as a path; a reader below sees it left to right. */
export function arc(from: number, to: number, rx: number, ry = rx): string {
  const [x, y] = onRim(from, rx, ry);
  const [u, v] = onRim(to, rx, ry);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${fixed(x)} ${fixed(y)}A${fixed(rx)} ${fixed(ry)} 0 ${large} ${to > from ? 1 : 0} ${fixed(u)} ${fixed(v)}`;
}

/** A straight line, as a path. */
export function line([x, y]: Point, [u, v]: Point): string {
  return `M${fixed(x)} ${fixed(y)}L${fixed(u)} ${fixed(v)}`;
}

/** A band between two arcs with straight ends, as a path. */
export function band(from: number, to: number, outer: Point, inner: Point): string {
  const back = arc(to, from, ...inner).replace("M", "L");
  return `${arc(from, to, ...outer)}${back}Z`;
}

/** The corners of a wedge, from the hub to the rim. */
export function wedgeOf(angle: number, wedge: number, rx: number, ry: number): readonly Point[] {
  const steps = Math.ceil(wedge / 6);
  const at = Array.from({ length: steps + 1 }, (_, step) => angle - wedge / 2 + (wedge * step) / steps);
  return [...at.map((degrees) => onRim(degrees, rx, ry)), ...at.reverse().map((degrees) => onRim(degrees, HUB / 2))];
}

function fixed(value: number): string {
  return value.toFixed(1);
}
