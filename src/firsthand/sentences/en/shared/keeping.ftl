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
# $names (List), $n (Number): how many
keeping-looks-on = { LIST($names) } { $n ->
    [one] was away and looks
   *[other] were away and look
} on.
keeping-free-gone = The free seats are gone.
