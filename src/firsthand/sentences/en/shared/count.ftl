# Numbers, times and lists as sentences say them.

# $n (Number): a whole number; up to twelve in words.
count-word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { NUMBER($n, useGrouping: 0) }
}
# The same, in words up to ten.
count-to-ten = { $n ->
    [11] { NUMBER($n) }
    [12] { NUMBER($n) }
   *[other] { count-word }
}
count-cards = { count-word } { $n ->
    [one] card
   *[other] cards
}
count-more-cards = { count-word } more { $n ->
    [one] card
   *[other] cards
}
count-games = { count-word } { $n ->
    [one] game
   *[other] games
}
count-jokers = { count-word } { $n ->
    [one] joker
   *[other] jokers
}
count-tries = { count-word } { $n ->
    [one] try
   *[other] tries
}
count-times = { $n ->
    [1] once
    [2] twice
   *[other] { count-word } times
}

# $items (List)
count-all = { LIST($items) }
count-any = { LIST($items, type: "disjunction") }
