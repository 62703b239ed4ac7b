# Before the deal all agree.

consent-changed = Changed
# $why (Text): as in notice.ftl.
consent-called-off = { $why }. Agree once more.
# $waiting (Text): for whom.
consent-looking = You are looking on. { $waiting }
consent-agree = Agree
consent-agreed = You agreed
consent-object = Ask for other rules
# $host (Text): who may change the rules.
consent-objected = You asked for other rules: { $host } may change them.
# $names (List): who has not agreed, and the free seats.
consent-waiting = Waiting for { LIST($names) }.
# $n (Number)
consent-free-seats = { $n ->
    [1] the free seat
   *[other] { NUMBER($n, useGrouping: 0) } free seats
}
consent-dealing = The cards are being dealt.
# $n (Number): who is here.
consent-deal = Deal with these { count-to-ten }
consent-friend = Waiting for a friend
consent-late = Latecomers may watch, and play the next game.
# The host may propose it where mice and touch screens play at one table.
consent-mixed = Mice and touch screens: let touches count 70 ms earlier?
# $behind (Number): by how many ms the hands of $name were behind the fastest at the table.
consent-behind = { $name } is { NUMBER($behind) } ms behind: give { NUMBER($ms) }?
