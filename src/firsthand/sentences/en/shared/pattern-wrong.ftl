# What is wrong with the name of a slap pattern. $word, $name (Text): the name, or what stands before its colon.

pattern-wrong-number = write { $word }:N with a whole number N from { NUMBER($least) } to { NUMBER($most) }
pattern-wrong-ranks = write { $word }: and ranks (A, 2 to 10, J, Q, K) parted by commas
pattern-wrong-two = write { $word }: and two different ranks, as in { $word }:6,9
# $why (Text): what is wrong with a card.
pattern-wrong-cards = write { $word }: and cards parted by commas; { $why }
pattern-wrong-unclear = no source says what it is; write card:QH or rank:Q for what you mean
pattern-wrong-bare = { $name } needs an argument, as in { $example }
pattern-wrong-unknown = is not a slap pattern; see the rule book
pattern-wrong-near = is not a slap pattern; did you mean { $word }?
pattern-wrong-quotes = must be a pattern's name in quotes
