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
