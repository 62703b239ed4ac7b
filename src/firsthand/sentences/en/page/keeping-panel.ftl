# The panel in which the host changes how a table is kept. $time (Text): as in figure.ftl.

keeping-panel-title = This table
keeping-panel-pace = { $time } or more between cards
keeping-panel-slider = Pace
keeping-panel-fates = Who stays away
keeping-panel-fate = { $away ->
    [bot] A bot plays on
    [fold] The seat folds
   *[wait] All wait
}
keeping-panel-after = After
keeping-panel-dealer = Who deals first (the youngest, say)
keeping-panel-dealer-rules = As the rules say
# $n (Number): which seat.
keeping-panel-dealer-free = Seat { NUMBER($n) }
keeping-panel-delay = Those who look on see it
keeping-panel-delay-none = at once
keeping-panel-delay-time = { $time } later
keeping-panel-trusts = Trust slow screens
keeping-panel-propose = Propose
keeping-panel-hint = Everyone agrees anew after a change.
