# A screen that several people share. $name (Text): who sits at a seat.

shared-menu = Menu: hold the button
shared-slap-of = { $name } slaps
shared-flip-of = { $name } flips a card
shared-take-of = { $name } takes the pile
shared-seat-of = { $name }’s place
shared-salute = Salute
# $word (Text)
shared-call = “{ $word }”

## What is said to each reader

shared-slap-to-agree = Slap here to begin
shared-ready = Ready
shared-slap-to-go-on = Slap here to go on
shared-waits = Waiting for the others
shared-paused = Paused: slap to play on
shared-judging = Judging…
shared-out = You are out
# $left (Text): challenge-left, $who and $name (Text): who pays, $whom and $other (Text): who is paid.
shared-owes = { $left }, { $who ->
    [you] you pay
   *[another] { $name } pays
} { $whom ->
    [you] you
   *[another] { $other }
}
# $lost (Text): challenge-lost, $who and $name (Text): who takes the pile.
shared-lost = { $lost }: { $who ->
    [you] you take it
   *[another] { $name } takes it
}
# $who (Text), $left and $total (Number): tries.
shared-pays-short = { $who ->
    [you] You pay
   *[another] { $name } pays
} { NUMBER($left, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }
shared-heat-short = Dead heat: { $name }
shared-first = first
# $by (Text): a time with its sign.
shared-behind = { $by } ms
shared-gestures = This device took the touches for itself, so that race is void. To stop it, turn off its gestures for four and five fingers in its settings.

## At one keyboard

shared-together = All together: hold your slap keys
shared-together-why = Some keyboards lose keys that are down together. This shows whether yours hears everybody.
shared-slap-key-to-agree = Press your slap key to begin
shared-agrees-by-key = Each of you agrees to these rules by your own key.
shared-drops = Are all of you pressing? Then this keyboard drops keys. Try others.
shared-other-keys = Other keys
shared-no-check = Without this check
shared-key-slap = slap
shared-key-flip = flip
shared-key-salute = salute
