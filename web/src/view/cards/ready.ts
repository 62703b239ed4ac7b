/** Works out every card face before it is turned, so that a flip waits for none. */

import { face } from "../../state/code";
import { suitsOf } from "./card";

/** The ace of spades and the king of clubs, as the wire numbers them. */
const [FIRST, LAST] = [4, 55];
/** The time between two cards that are made ready, in ms. */
const REST = 20;

/** Makes the faces ready before they are turned, one at a time so that no press waits. */
export function readyFaces(code = FIRST): void {
  if (code > LAST) return;
  suitsOf(face(code));
  setTimeout(readyFaces, REST, code + 1);
}
