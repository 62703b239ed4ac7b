import { signal } from "@preact/signals";

/** Which of the eight colours and shapes each seat has, where somebody chose; else they go in order. */
export const looks = signal<readonly number[]>([]);

export function lookOf(seat: number): number {
  return looks.value[seat] ?? seat;
}
