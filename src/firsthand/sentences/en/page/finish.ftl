# The photo finish: who slapped when. $who, $name (Text): whose hand.

finish-title = Photo finish
# $n (Number): hands that are not shown.
finish-more = +{ NUMBER($n, useGrouping: 0) } more
finish-unit = ms
finish-screen = slow screen: { NUMBER($ms) } ms
# What a hand was pressed with.
finish-device = { $device ->
    [mouse] by mouse
    [touch] by touch
    [pen] by pen
   *[key] by key
}

## What a hand came to, beside its time. $by (Text): as in figure.ftl, how far behind.

finish-early = early
finish-early-ms = ms, early
finish-late = late
finish-void = void
finish-nothing = nothing
finish-no-effect = no effect
finish-by-rule = by rule
finish-next = is next
finish-nearer = flips sooner
finish-first = came in first
finish-lot = by lot
finish-level = { $by } level
finish-held = { $note }, held

## Why, in sentences. $ms, $own (Number): how far apart two hands were.

# $title, $sentence (Text): a pattern that was made among others.
finish-pattern = { $title }: { SMALL($sentence) }
# $patterns (List)
finish-patterns = { LIST($patterns) }.
finish-wins = { $who ->
    [you] You win
   *[another] { $name } wins
} by { NUMBER($ms, useGrouping: 0) } ms.
finish-second = { $name } by { NUMBER($ms, useGrouping: 0) } ms: you were second.
finish-later = { $name } by { NUMBER($ms, useGrouping: 0) } ms; you came { NUMBER($own, useGrouping: 0) } ms later.
# $why (Text): as in verdict-why.ftl.
finish-quicker = { $who ->
    [you] You were
   *[another] { $name } was
} quicker. { $why }
finish-unvouched = Lines not vouched for.
