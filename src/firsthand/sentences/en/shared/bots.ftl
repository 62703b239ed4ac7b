# What people read about bots. $n (Number): how many bots.

bots-title = { $kind ->
    [gentle] Gentle
    [steady] Steady
    [sharp] Sharp
   *[matching] Matching
}
bots-pace = { $n ->
    [one] This bot keeps
   *[other] These bots keep
} your pace.
# $seconds (Number): how long the fastest of them takes, half of the times.
bots-together = { $n ->
    [one] It slaps
   *[other] Together they slap
} in about { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
# $miss, $fooled (Number): once in how many cases.
bots-mistakes = { $n ->
    [one] It
   *[other] Each
} misses 1 in { NUMBER($miss, useGrouping: 0) } and falls for 1 near miss in { NUMBER($fooled, useGrouping: 0) }.
# $name (Text): what a bot of the host's own is called.
bots-own-title = { $name } (the host's own)
bots-own = { $name } is a program of the host's own. Its code runs on the host's machine alone, and it sees what everyone at the table sees.
# $names (List): what the bots are called.
bots-own-here = { LIST($names) } { $n ->
    [one] is a bot
   *[other] are bots
} of the host's own. { $n ->
    [one] Its
   *[other] Their
} code runs on the host's machine alone, and it sees what everyone at the table sees.
