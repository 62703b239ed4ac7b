# Cards by name; $rank as in card.ftl. The client loads these late.

card-rank = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
    [13] king
   *[other] joker
}
card-a-rank = { $rank ->
    [1] an ace
    [8] an eight
   *[other] a { card-rank }
}
card-name = { card-rank } of { card-suit }
card-the = the { card-name }
# $n (Number): which of the jokers.
card-joker = joker { NUMBER($n) }
