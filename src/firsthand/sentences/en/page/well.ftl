# What went well in a game that was lost.

well-title = What you did well
# $title (Text): a pattern, $own, $all (Number): piles.
well-pattern = { $title }: { NUMBER($own, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } were yours.
well-careful = No wrong slap.
# $name (Text): who made the most, $n (Number): how many.
well-careful-than = { well-careful } { $name } made { count-word }.
# $ms (Number)
well-fastest = The fastest slap was yours: { NUMBER($ms, useGrouping: 0) } ms.
