# What simulate and compare print, and what is wrong with what they are asked.

tally-players = { NUMBER($players, useGrouping: 0) } players can't sit at { NUMBER($seats, useGrouping: 0) } seats: name fewer
tally-until = --until { $text } is no precision: write a percentage, as in 0.5%
# $rules, $players (Text): why a word is no rule set, and why it names no players.
tally-neither = { $rules }; and { $players }

## While games are played, and how that ended

tally-compiling = compiling the rules, once
# $reach (Text): as tally-reach.
tally-so-far = { NUMBER($mean, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $reach } cards
tally-interrupted = firsthand: interrupted after { NUMBER($games, useGrouping: 0) } games
tally-stopped = firsthand: { $why }; stopped after { NUMBER($games, useGrouping: 0) } games
tally-rate = { NUMBER($seconds, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second (and { NUMBER($compile, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to compile)

## Tables

# $rules (Text): the name of a rule set.
tally-title = { $rules }, { NUMBER($seats, useGrouping: 0) } seats: { NUMBER($games) } games
tally-of = { $rules }, { NUMBER($seats, useGrouping: 0) } seats, { NUMBER($games, useGrouping: 0) } games
tally-each = { NUMBER($games) } games each, { NUMBER($seats, useGrouping: 0) } seats
# Columns: what is measured of a game, its mean, the interval of the mean, and quantiles.
tally-a-game = a game's
tally-mean = mean
tally-95 = 95 %
tally-1 = 1 %
tally-median = median
tally-99 = 99 %
tally-difference = difference
tally-seat = seat { NUMBER($seat, useGrouping: 0) }, { $player }{ $leads ->
    [yes] {" "}(leads)
   *[no] {""}
}
tally-seat-wins = seat { NUMBER($seat, useGrouping: 0) } wins
tally-wins = wins
tally-ended = unfinished, drawn
tally-counts = { NUMBER($unfinished, useGrouping: 0) }, { NUMBER($drawn, useGrouping: 0) }

## Figures

tally-figure = { NUMBER($value, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tally-places-0 = { NUMBER($value, useGrouping: 0, maximumFractionDigits: 0) }
tally-places-1 = { NUMBER($value, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tally-percent = { NUMBER($value, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
tally-reach = ± { NUMBER($value, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $low, $high (Text): in percent.
tally-span = { $low } to { $high }
tally-signed = { $sign ->
    [less] -
   *[more] +
}{ NUMBER($value, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ $unit ->
    [percent] %
   *[none] {""}
}
figure-flipped = cards flipped in a game
