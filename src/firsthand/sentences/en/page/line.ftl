# The own line to the server. $trip (Number): round trip in ms, 0 for less than one; $jitter (Number): ms.

line-measuring = Your line is being measured; until then your hand counts when it arrives.
line-is = Your line is { $grade ->
    [slow] slow
    [unsteady] unsteady
   *[fine] fine
}: { $trip ->
    [0] under 1
   *[other] { NUMBER($trip, useGrouping: 0) }
} ms there and back, give or take { NUMBER($jitter, useGrouping: 0) } ms.
# $n (Number): slaps, $clamped (Number): of them.
line-counted = { $n ->
    [one] Your slap
   *[other] All { NUMBER($n, useGrouping: 0) } slaps
} counted as your browser measured { $n ->
    [one] it
   *[other] them
}.
line-clamped = { NUMBER($clamped, useGrouping: 0) } of { NUMBER($n, useGrouping: 0) } { $n ->
    [one] slap
   *[other] slaps
} counted later than your browser said.
# Who is on probation, and why. $name (Text).
line-probation = { $who ->
    [you] Your
   *[another] { $name }'s
} { $why ->
    [line] line is unsure
   *[screen] screen is slow
} just now, which is nobody's fault. Until it is better, { $who ->
    [you] your hands count
   *[another] hands from there count
} close to when they arrive.
line-coarse = This browser's clock is coarse: your hand counts when it arrives.
line-unvouched = Lines not vouched for: this table is played through a proxy, so a hand counts at most 60 ms before it arrived.
