# What a race came to, in one line behind a name; titles are as in pattern.ftl, $top and $below ranks as they are printed.

verdict-won = { NUMBER($ms, useGrouping: 0) } ms: { $made }
verdict-made = { SMALL($title) } { $cards }
verdict-bare = not a slap: no card there
verdict-one = not a slap: { $top }
verdict-wrong = not a slap: { $top } on { $below }
verdict-none = { $came ->
    [early] too early
    [late] too late
    [void] it did not count
    [ignored] nothing there
   *[rejected] no effect
}
