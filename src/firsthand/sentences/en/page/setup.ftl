# Setting a table against bots.

setup-title = Set the table
# $title (Text): a game.
setup-rules = Rules of { $title }
setup-pace = Pace
# $time (Text): as in figure.ftl.
setup-pace-words = { $time } or more between cards
setup-name = Your name
setup-name-none = You
setup-deal = Deal

## Seats

setup-seats = Seats
setup-seat-less = One seat less
setup-seat-more = One seat more
# $least, $most, $n (Number): seats.
setup-seats-limit = { $title } is for { NUMBER($least) } to { NUMBER($most) } seats, so { NUMBER($n) } it is.
# $n (Number): bots.
setup-seats-bots = You and { NUMBER($n) } { $n ->
    [one] bot
   *[other] bots
}.

## Bots. $seconds (Number): until the fastest of them slaps.

setup-bots = Bots
setup-matching = Match me
setup-matching-line = About even
setup-own-line = At its own speed
setup-mixed = Mixed
setup-mixed-line = One of each
setup-alone = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
setup-together = { setup-alone } together
# $n (Number): how many bots, $time (Text): as in figure.ftl, $more (Text): as in bots.ftl.
setup-slaps = { $n ->
    [one] The bot slaps
   *[other] Together the { count-word } slap
} in about { $time }
setup-slap = { setup-slaps }.
setup-slap-more = { setup-slaps }. { $more }
setup-slap-first = { setup-slaps } at first. { $n ->
    [one] It finds
   *[other] They find
} your pace in the first game.
