# How near a game was that was lost to bots. $bots, $own (Text): times, $ms (Number).

near-first = you first
near-ms = { NUMBER($ms, useGrouping: 0) } ms
near-quick = These were quick
near-took = They slap in about { $bots }. You took { $own }.
near-close = You were close
near-rank = { $rank ->
    [second] Second
   *[behind] Behind
} in { NUMBER($n, useGrouping: 0) } of { NUMBER($races, useGrouping: 0) } slaps, usually by { NUMBER($ms, useGrouping: 0) } ms.
near-find = They find your pace in the first game
near-even = About as quick as these
near-than = About { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s { $than ->
    [slower] slower
   *[quicker] quicker
} than these
