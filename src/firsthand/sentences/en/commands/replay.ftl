# A recorded game, and how a race of it was judged.

replay-seat = seat { NUMBER($seat, useGrouping: 0) } { $name }
replay-chosen = dealt from a chosen seed
replay-called-off = called off before: { NUMBER($n, useGrouping: 0) }
replay-slap = slap { NUMBER($slap, useGrouping: 0) } of { NUMBER($slaps, useGrouping: 0) }, event { NUMBER($event, useGrouping: 0) }, on { $pile }
replay-forced = decided as patience ended: a hand may still have been on its way
# $heat (Text): that hands were level, without its full stop.
replay-heat = { $heat }.
replay-why = { $name }: { $why }

## Columns

replay-hand = hand
replay-claim = claim
replay-arrived = arrived
replay-clamp = clamp
replay-credited = credited
replay-how = how
replay-margin = margin
replay-verdict = verdict
# $verdict (Text), $patterns (List): as records write them.
replay-verdict-on = { $verdict } on { LIST($patterns) }
