# Ranks as they are printed on the cards. $rank (Number): ace 1, jack 11, queen 12, king 13, joker 15.

# With figures as they are printed on the cards.
card-figure = { $rank ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
    [15] joker
   *[other] { NUMBER($rank, useGrouping: 0) }
}
card-figure-title = { CAPITAL(card-figure) }
card-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
card-printed = { card-figure } of { card-suit }
