// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

export type * from "./wire/words";
export type * from "./wire/events";
export type * from "./wire/replies";
export type * from "./wire/requests";
export type * from "./wire/rules";
export type * from "./wire/seats";
export type * from "./wire/table";

export const PROTOCOL = 5;

/** How far a watermark stays behind its sending; when far seats send them; who is far (ms). */
export const GUARD = 12;
export const GRID = [150, 200, 250, 300, 350, 400, 450];
export const FAR = 30;

/** Hands this close together are a tie, in ms, unless the table agreed to more. */
export const BAND = 4;
