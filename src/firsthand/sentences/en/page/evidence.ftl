# A hand that counted later than its browser said. $name (Text), $ms and $best (Number): ms.

evidence-claimed = { $who ->
    [you] You
   *[another] { $name }
} claimed { NUMBER($ms, useGrouping: 0) } ms
evidence-line = { $who ->
    [you] your line
   *[another] that line
}
evidence-unmeasured = { evidence-claimed }; { evidence-line } is not measured yet.
evidence-allows = { evidence-claimed }; { evidence-line } allows { NUMBER($best, useGrouping: 0) } at best.
