# The table in play.

table-seats = Other seats
table-last-pile = Last pile
table-slaps = What may be slapped
table-no-slaps = No slaps in this game
table-judging = Judging…
table-paused = Paused. Play on

## The own seat

table-own = Your seat
table-flip = Flip your top card
table-take = Take the pile
table-tap-flip = Tap the stack
table-tap-take = Tap to take it
table-key-flip = flip
table-key-take = take
table-key-slap = slap
table-salute = Salute
# $word (Text)
table-call = Call “{ $word }”
table-again = Play again
table-see-end = See the end, 4×

## The rail along the top. $code, $title (Text): of the table and of its rules, $stage (Text): as in match.ftl.

table-code = Table { $code }
# $items (List): what follows, where there is room for it.
table-rail = { LIST($items, type: "unit") }
table-rail-code = table { $code }
table-rail-seed = dealt from a chosen seed
table-rail-seed-short = chosen seed
table-mute = Mute
table-full-screen = Full screen
table-menu = Pause and menu
table-looking = You are looking on
# $n (Number)
table-watching = { NUMBER($n, useGrouping: 0) } looking on
