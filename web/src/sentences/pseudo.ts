/** The right-to-left pseudo-locale: English with accents, to find what is not translated or laid out. */

import { SOURCES } from "../english/sources";
import type { Locale } from "./other";

const ACCENTS: Readonly<Record<string, string>> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "óó",
  u: "úú",
  y: "ýý",
  c: "ç",
  n: "ñ",
  s: "š",
  A: "ÁÁ",
  E: "ÉÉ",
  I: "ÍÍ",
  O: "ÓÓ",
  U: "ÚÚ",
  Y: "ÝÝ",
  C: "Ç",
  N: "Ñ",
  S: "Š",
};

/** A text accented, longer, and from right to left between an override and its end. */
export function disguised(text: string): string {
  return `\u202e${text.replace(/[aeiouycns]/gi, (letter) => ACCENTS[letter] ?? letter)}\u202c`;
}

/** The pseudo-locale: English in disguise, with the numbers, plurals and lists of Arabic. */
export const locale: Locale = { tag: "ar-XB-u-nu-arab", rightToLeft: true, sources: SOURCES, disguise: disguised };
