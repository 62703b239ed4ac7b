// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

/** A rule set for people: its sheet is written from the options themselves. */
export interface RulesView {
  readonly name: string;
  readonly title: Sentence;
  readonly line: Sentence;
  readonly digest: string;
  readonly least: number;
  readonly most: number;
  readonly challenge: boolean;
  readonly gesture: string;
  readonly patterns: readonly PatternView[];
  readonly sheet: readonly (readonly [Sentence, readonly Sentence[]])[];
  readonly text: string;
  readonly pack: PackView;
  readonly drops: boolean;
  readonly comeback: readonly PatternView[];
}
/** A message's id and its arguments by name; an argument may be a sentence itself. */
export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | Sentence)[] | Sentence>>;
}
/** A slap rule in words, with a legal and an illegal pile (cards as in "10H", oldest first). */
export interface PatternView {
  readonly name: string;
  readonly title: Sentence;
  readonly short: Sentence;
  readonly sentence: Sentence;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
}
/** The cards in play: packs, jokers in all, and the cards taken out of them. */
export interface PackView {
  readonly decks: number;
  readonly jokers: number;
  readonly without: readonly number[];
}
