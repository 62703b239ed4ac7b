import { signal } from "@preact/signals";
import type { RaceResult } from "../wire";
import { openPanel } from "./panels";

/** The race of which a picture is made to be sent, and up to how many ms apart hands were too close to call. */
export interface Pictured {
  readonly result: RaceResult;
  readonly band: number;
}

export const pictured = signal<Pictured | null>(null);

export function openPicture(result: RaceResult, band: number): void {
  pictured.value = { result, band };
  openPanel("picture");
}
