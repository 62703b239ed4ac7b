import { lookOf } from "../../state/looks";

/** The eight seats in order: a shape goes with every colour, so that neither stands alone. */
export const SHAPES = ["circle", "triangle", "square", "diamond", "star", "hexagon", "cross", "heart"] as const;

export type Shape = (typeof SHAPES)[number];

export function shapeOf(seat: number): Shape {
  return SHAPES[lookOf(seat) % SHAPES.length] ?? "circle";
}

/** How far below its middle a shape carries its letter or its eyes, of 112. */
export const SINK: Partial<Record<Shape, number>> = { triangle: 13, heart: -6, star: 1, hexagon: 0 };
