# A hand that counted later than its browser said. $name (Text), $ms and $best (Number): ms.

evidence-measured = { $who ->
    [you] Your browser
   *[another] { $name }'s browser
} measured { NUMBER($ms, useGrouping: 0) } ms
evidence-unmeasured = { evidence-measured }; the line is not known yet, so it counts when it arrived.
evidence-allows = { evidence-measured }; it came late, as from a slow screen or an unsure line, so { NUMBER($best, useGrouping: 0) } counts.
# $way (Number): how long the hand took to arrive, in ms; $ms (Number): by how much it was first.
evidence-way = { $name }'s hand fell { NUMBER($ms, useGrouping: 0) } ms before yours and was { NUMBER($way, useGrouping: 0) } ms on its way.
