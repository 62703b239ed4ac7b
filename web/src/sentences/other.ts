import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import type * as Compiled from "./compiled";

/** Another locale than English: the bundle that speaks it takes the place of the compiled functions. */

export interface Locale {
  readonly tag: string;
  readonly rightToLeft: boolean;
  readonly sources: readonly string[];
  readonly disguise?: (text: string) => string;
}

class FluentList extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(", ");
  }
}

type Args = Readonly<Record<string, unknown>>;

export function bundleOf({ tag, rightToLeft, sources, disguise }: Locale): FluentBundle {
  const functions = {
    LIST: ([items]: unknown[], { type = "conjunction" }: Record<string, unknown>) =>
      new Intl.ListFormat(tag, { type: String(type) as Intl.ListFormatType }).format((items as FluentList).value),
    CAPITAL: ([text]: unknown[]) => String(text).replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)),
    SMALL: ([text]: unknown[]) => String(text).replace(/^./u, (letter) => letter.toLocaleLowerCase(tag)),
  };
  const bundle = new FluentBundle(tag, {
    functions: functions as never,
    useIsolating: rightToLeft,
    ...(disguise && { transform: disguise }),
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message of a bundle with its arguments; what a bundle lacks shows as its id. */
export function formatted(bundle: FluentBundle, id: string, args: Args = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const fluent = Object.entries(args).map(([name, value]) => [name, fluentOf(value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(fluent));
}

function fluentOf(value: unknown): string | FluentType<unknown> {
  if (typeof value === "number") return new FluentNumber(value);
  return Array.isArray(value) ? new FluentList(value) : String(value);
}

/** Puts a locale in the place of English, which is given, for an import of it would make another chunk. */
export function speak(locale: Locale, byId: typeof Compiled.byId, modules: typeof Compiled.modules): void {
  const bundle = bundleOf(locale);
  // What is not translated yet stays English.
  const spoken = (id: string) =>
    bundle.hasMessage(id) ? (args?: Args) => formatted(bundle, id, args) : (byId[id] as (args?: Args) => string);
  const translate = ([ids, swap]: (typeof modules)[number]) => {
    const functions = ids.map(spoken);
    ids.forEach((id, index) => (byId[id] = functions[index] as (typeof byId)[string]));
    swap?.(functions);
  };
  modules.forEach(translate);
  // Modules of parts that come late are translated as they come.
  modules.push = (...late) => late.forEach(translate) ?? modules.length;
  document.documentElement.lang = locale.tag;
  document.documentElement.dir = locale.rightToLeft ? "rtl" : "ltr";
}
