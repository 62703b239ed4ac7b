# A table that gathers.

# $code (Text)
lobby-title = Table { $code }
lobby-change-rules = Change the rules
lobby-table = This table
lobby-change-table = Change this
# $stage (Text): as in match.ftl, $items (List): lobby-won.
lobby-score = { $stage }. Won so far: { LIST($items, type: "unit") }.
lobby-score-looking = { lobby-score } You are looking on.
# $name (Text), $n (Number): games.
lobby-won = { $name } { NUMBER($n, useGrouping: 0) }

## Its seats

lobby-seats = Who is here
# $taken, $all (Number)
lobby-taken = { NUMBER($taken, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
lobby-watch = To look on without a seat:
# $n (Number): how many look on; a link follows.
lobby-watching = { $n ->
    [1] One looks
   *[other] { NUMBER($n, useGrouping: 0) } look
} on, as anybody may at
lobby-as = as { $name }
lobby-more = { $name }: more
lobby-host = host
lobby-objects = { $who ->
    [you] You asked for other rules
   *[another] Asks for other rules
}
lobby-agreed = Agreed
lobby-not-agreed = Reading the rules
# $device, $line: how a person plays, as far as it is known.
lobby-plays = { $device ->
    [mouse] with a mouse
    [touch] by touch
    [pen] with a pen
   *[key] with keys
}, { $line ->
    [line] unsure line
    [screen] slow screen
   *[good] good line
}
lobby-away = Away
lobby-free = Waits for a friend
# $kind (Text): of a bot, by its title.
lobby-bot = { $kind } bot
lobby-seat = Seat { NUMBER($n, useGrouping: 0) }
lobby-remove = Take the seat away
# $n (Number): free seats.
lobby-fill = { $n ->
    [1] Bot on the free seat
   *[other] Bots on free seats
}
lobby-add = Seat
