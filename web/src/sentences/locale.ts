import { byId, modules } from "./compiled";

/** Loads the locale that the address asks for, and `@fluent/bundle` with it; null for English, which is here. */
export function loadLocale(): Promise<void> | null {
  if (!location.search.includes("locale=ar-XB")) return null;
  return Promise.all([import("./other"), import("./pseudo")]).then(([{ speak }, { locale }]) =>
    speak(locale, byId, modules),
  );
}
