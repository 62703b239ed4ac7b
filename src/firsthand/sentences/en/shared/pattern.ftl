# The slap patterns of the usual games: title, and short form for a chip.

pattern-double = Double
pattern-double-short = 7 7
pattern-sandwich = Sandwich
pattern-sandwich-short = 7 K 7
# $ranks (List of card-rank), $first (Number): the first of them.
pattern-rank = { LIST($ranks, type: "disjunction") }
# $cards (Text): cards as they are printed, as in "6 x 9".
pattern-printed = { $cards }
