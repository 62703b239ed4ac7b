# What `firsthand fairness` prints and draws, and what is wrong with what it is asked.

## What makes no sense

# $weather, $cheat, $table (Text): as they were written.
fairness-weather = --weather { $weather } is not known: it must be one of { LIST($known, type: "unit") }
# $name (Text): tables or reveals.
fairness-none = --{ $name } { NUMBER($count, useGrouping: 0) } is out of range: it must be at least 1
fairness-band = --tie-band { NUMBER($ms, useGrouping: 0) } is out of range: it must be from 0 to { NUMBER($most, useGrouping: 0) } ms
fairness-seed = --seed { NUMBER($seed, useGrouping: 0) } is out of range: it must be at least 0
fairness-table-text = --table { $table }: it must be round trips in ms with commas between, like 5,40,120,300
fairness-table-seats = --table { $table } has { $n ->
    [one] { NUMBER($n, useGrouping: 0) } seat
   *[other] { NUMBER($n, useGrouping: 0) } seats
}: it must be 2 to { NUMBER($most, useGrouping: 0) }
fairness-table-trip = --table { $table }: a round trip is from 0 to { NUMBER($most, useGrouping: 0) } ms
fairness-cheat = --cheat { $cheat } is not known: it must be one of { LIST($known, type: "unit") }
fairness-cheat-ms = --cheat { $cheat }: the ms must be a whole number from 1 to { NUMBER($most, useGrouping: 0) }
fairness-devices = --devices { $devices }: they must be { NUMBER($n, useGrouping: 0) }, one for each seat, of { LIST($known, type: "disjunction") }

## What is printed

fairness-under = { $weather ->
    [rough] rough weather
    [stalls] lines that stall
    [bloat] uploads that fill lines
    [sleep] radios that save power
   *[calm] calm weather
}
# $seats (List): the round trip of each seat.
fairness-heading = { NUMBER($slaps) } { $slaps ->
    [one] slap
   *[other] slaps
} at a table with round trips of { LIST($seats, type: "unit") } ms, { fairness-under }
# Columns: a way to find the first hand, its share of right piles, the interval of the share, the share within the tie band, and the wait.
fairness-method = to the truly fastest hand
fairness-share = share
fairness-95 = 95 %
fairness-in-band = in band
fairness-wait = wait ms
fairness-judge = the judge
fairness-judge-no-band = the judge without a tie band
fairness-half-trip = arrival - half a trip
fairness-arrival = order of arrival
# Columns: a seat, how often it is first, wins, is clamped and on probation, and its gain, on average and at the most.
fairness-seat = seat
fairness-fastest = fastest
fairness-wins = wins
fairness-clamped = clamped
fairness-probation = probation
fairness-gain = gain
fairness-most = most
fairness-round-trip = { $ms } ms
# $ties (Number): in percent.
fairness-ties = Gains are ms. Ties: { NUMBER($ties, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of slaps. Decided as patience ended: { NUMBER($forced, useGrouping: 0) }.

## The figure

fairness-figure = Who gets the pile?
# $judge, $arrival (Number): in percent, $seats (List): round trips.
fairness-figure-told = At a table with round trips of { LIST($seats) } ms the judge gives the pile to the truly fastest hand in { NUMBER($judge, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { NUMBER($slaps) } slaps; the order of arrival in { NUMBER($arrival, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
# $cheat (Text): as it was asked for; empty if nobody cheats.
fairness-figure-setting = Round trips of { LIST($seats) } ms, { fairness-under }{ $cheats ->
    [yes] , the first seat cheats ({ $cheat })
   *[no] {""}
}; { NUMBER($slaps) } slaps.
fairness-figure-methods = To the truly fastest hand
fairness-figure-exactly = exactly
fairness-figure-near = within the tie band
fairness-figure-wait = wait p50 / p95, ms
fairness-figure-no-band = without a tie band
fairness-figure-seats = What each seat gets
fairness-figure-first = truly fastest
fairness-figure-takes = takes the pile
fairness-figure-clamped = clamped

## Honest screens, and other settings of the judge

fairness-screens = Honest hands on screens and lines of one kind, at round trips of 5, 40, 40 and 120 ms
fairness-right = right
fairness-screen = { $screen ->
    [cpu-x4] a phone (CPU x4)
    [hz-30] 30 pictures a second
    [hz-144] 144 pictures a second
    [timer-1] a clock in steps of 1 ms
    [timer-17] a clock in steps of 16.7 ms
    [clock-fast] a clock 2 % fast
    [clock-slow] a clock 2 % slow
    [way-10-90] a way there of a tenth
    [way-90-10] a way there of nine tenths
   *[ordinary] ordinary
}
fairness-frontier = What other settings give and cost. Weather as it is, packets in order; shares are of piles to the truly fastest hand, the rest are points, but for the wait
fairness-setting = { $setting ->
    [credit] more credit
    [near] near lines as slow as they say
    [jitter] up to 60 ms of jitter
    [patience] credit and patience for long delays
   *[chosen] as it is
}
# Columns: shares in rough weather and under stalls; points of the near and the far seat under stalls; the wait; what an upload and a radio cost their owner; what who holds answers back, or uploads, or lies on a far line, gains.
fairness-rough = rough
fairness-stalls = stalls
fairness-near = near
fairness-far = far
fairness-wait-95 = wait
fairness-bloat = upload
fairness-sleep = radio
fairness-held = holds
fairness-uploads = fills
fairness-lies = lies
