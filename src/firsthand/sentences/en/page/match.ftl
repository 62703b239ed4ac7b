# Where a match stands. $round, $rounds, $game (Number)

match-stage = { $mode ->
    [first_to] Round { NUMBER($round, useGrouping: 0) }, first to { NUMBER($rounds, useGrouping: 0) }
    [best_of] Round { NUMBER($round, useGrouping: 0) }, best of { NUMBER($rounds, useGrouping: 0) }
   *[fixed] Round { NUMBER($round, useGrouping: 0) } of { NUMBER($rounds, useGrouping: 0) }
}
match-game = Game { NUMBER($game, useGrouping: 0) }
