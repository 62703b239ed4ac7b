# The open challenge. $card (Text): its card or challenge-name, $left and $total (Number): tries.

challenge-name = Challenge
challenge-left = { challenge-left-short } left
challenge-left-short = { $card }: { NUMBER($left, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }
challenge-lost = { $card } not answered
# $who, $name (Text): who takes it or pays.
challenge-takes = { $who ->
    [you] You take
   *[another] { $name } takes
} the pile
# $whom, $other (Text): who is paid.
challenge-pays = { $who ->
    [you] You pay
   *[another] { $name } pays
} { $whom ->
    [you] you
   *[another] { $other }
}
