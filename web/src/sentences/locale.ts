/** Which language the page speaks, and loading another than English. */

import { LOCALES } from "../english/locales";
import { byId, modules } from "./compiled";
import type { Locale } from "./other";

const PSEUDO = "ar-XB";
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** The language to speak: the one that the address asks for, else the reader's own where there is a translation. */
export function chosenLocale(search: string, languages: readonly string[], known: object = LOCALES): string | null {
  const asked = new URLSearchParams(search).get("locale");
  if (asked) return asked === PSEUDO || asked in known ? asked : null;
  const [own = "en"] = languages;
  return [own, own.replace(/-.*/, "")].find((tag) => tag in known) ?? null;
}

/** Loads the locale that is to be spoken, and `@fluent/bundle` with it; null for English, which is here. */
export function loadLocale(): Promise<void> | null {
  const tag = chosenLocale(location.search, navigator.languages);
  if (!tag) return null;
  return Promise.all([import("./other"), sourcesOf(tag)]).then(([{ speak }, locale]) => speak(locale, byId, modules));
}

async function sourcesOf(tag: string): Promise<Locale> {
  const load = LOCALES[tag];
  if (!load) return (await import("./pseudo")).locale;
  return { tag, rightToLeft: RIGHT_TO_LEFT.test(tag), sources: (await load()).SOURCES };
}
