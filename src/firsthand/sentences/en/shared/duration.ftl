# How long something takes, exactly.

duration-none = no time
duration-half-second = half a second
# $n (Number): whole ones.
duration-days = { count-word } { $n ->
    [one] day
   *[other] days
}
duration-hours = { count-word } { $n ->
    [one] hour
   *[other] hours
}
duration-minutes = { count-word } { $n ->
    [one] minute
   *[other] minutes
}
duration-seconds = { count-word } { $n ->
    [one] second
   *[other] seconds
}
# $n (Number): seconds with parts of a second.
duration-parts = { NUMBER($n, useGrouping: 0) } seconds
