# How a table is kept beside its rules, and what has changed there.

keeping-pace = At least { NUMBER($ms, useGrouping: 0) } ms lie between two cards.
keeping-away = { $away ->
    [bot] Who is away for { NUMBER($seconds, useGrouping: 0) } seconds is played by a bot meanwhile.
    [fold] Who is away for { NUMBER($seconds, useGrouping: 0) } seconds folds.
   *[wait] Who is away is waited for.
}
keeping-delay = { $seconds ->
    [0] Who looks on sees all at once.
   *[other] Who looks on sees it { NUMBER($seconds, useGrouping: 0) } seconds later.
}
keeping-slow-screens = { $trusted ->
    [yes] Slow screens are trusted: a hand may have taken up to 60 ms longer to see the card, and verdicts come up to 60 ms later.
   *[no] Slow screens are not trusted with more time.
}
keeping-dealer = { $by ->
    [seat] { $name } deals first.
   *[rules] The rules say who deals.
}
keeping-handicap = { $ms ->
    [0] { $name } gets no handicap.
   *[other] The hands of { $name } count { NUMBER($ms) } ms earlier, and every verdict may come that much later.
}
# $names (List), $n (Number): how many
keeping-looks-on = { LIST($names) } { $n ->
    [one] was away and looks
   *[other] were away and look
} on.
keeping-free-gone = The free seats are gone.
