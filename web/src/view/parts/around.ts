/** What stands before and after a part of a sentence that is shown in another way, like its figure. */
export function around(text: string, part: string): readonly [before: string, after: string] {
  const at = text.indexOf(part);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + part.length)];
}
