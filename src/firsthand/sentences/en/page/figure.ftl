# Figures. $n (Number)

figure-plain = { NUMBER($n, useGrouping: 0) }
# A difference with its sign; $n is never less than 0.
figure-more = +{ NUMBER($n, useGrouping: 0) }
figure-less = −{ NUMBER($n, useGrouping: 0) }
figure-of-cards = { NUMBER($n, useGrouping: 0) } { $n ->
    [one] card
   *[other] cards
}
# $n (Number): seconds.
figure-seconds = { NUMBER($n, useGrouping: 0, maximumFractionDigits: 2) } s
# To a hundredth, and on one line.
figure-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ "\u00a0" }s
# $minutes, $seconds (Number)
figure-minutes = { NUMBER($minutes, useGrouping: 0) } min { NUMBER($seconds, useGrouping: 0) } s
