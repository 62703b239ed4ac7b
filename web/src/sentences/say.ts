/** Sentences that the server sent, turned into words. */

import "../english/pattern";
import "../english/preset";
import "../english/verdict";
import type { Sentence } from "../wire";
import { byId, known } from "./compiled";
import { isolated } from "./isolated";

type Argument = Sentence["args"][string];

/** A sentence that the server sent, in words; while its words are still on their way, nothing. */
export function inWords(said: Sentence | string): string {
  if (typeof said === "string") return said;
  const { id, args } = said;
  const filledArgs: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) filledArgs[name] = filled(value);
  return (known.value && byId[id]?.(filledArgs)) || "";
}

function filled(value: Argument): unknown {
  if (typeof value === "string") return isolated(value);
  if (typeof value !== "object") return value;
  return "id" in value ? inWords(value) : value.map(filled);
}
