import { signal } from "@preact/signals";
import type { RaceResult } from "../wire";
import { openPanel } from "./panels";

/** The race of which a picture is made to be sent, and up to how many ms apart hands were too close to call. */
export interface Pictured {
  readonly award: RaceResult;
  readonly band: number;
}

export const pictured = signal<Pictured | null>(null);

export function openPicture(award: RaceResult, band: number): void {
  pictured.value = { award, band };
  openPanel("picture");
}
