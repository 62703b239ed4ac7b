/**
 * The line that names a rule set: a preset, and the options that differ from it, as in
 * `ratscrew slap.patterns=[double] penalty.count=2`. What an option means is the server's affair.
 */

export type Options = Readonly<Record<string, string>>;

export interface RuleLine {
  readonly preset: string;
  readonly options: Options;
}

const OPTION = /([\w.]+)=(\[[^\]]*\]|\{[^}]*\}|"(?:[^"\\]|\\.)*"|[^\s"[{]+)/g;
const PATTERNS = "slap.patterns";

export function readLine(text: string): RuleLine {
  const [preset = ""] = text.trim().split(" ", 1);
  const pairs = [...text.matchAll(OPTION)].map(([, name = "", value = ""]) => [name, value] as const);
  return { preset, options: Object.fromEntries(pairs) };
}

export function writeLine({ preset, options }: RuleLine): string {
  return [preset, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** The line with other slap patterns. */
export function withPatterns({ preset, options }: RuleLine, patterns: readonly string[]): RuleLine {
  return { preset, options: { ...options, [PATTERNS]: `[${patterns.join(" ")}]` } };
}

const JOKERS = "pack.jokers";

/** The line with jokers in the pack while a pattern asks for them, and without those that it put in. */
export function withJokers({ preset, options }: RuleLine, wanted: boolean, jokers: number): RuleLine {
  const { [JOKERS]: said, ...rest } = options;
  if (!wanted) return jokers === 0 && said === "2" ? { preset, options: rest } : { preset, options };
  return Number(said ?? jokers) > 0 ? { preset, options } : { preset, options: { ...options, [JOKERS]: "2" } };
}
