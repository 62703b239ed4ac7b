# What the people of a table are told.

## Why there is no seat any more

gone-elsewhere = This seat is now played in another window.
gone-sat = The table you sat at is no more.
gone-kicked = The host has given your seat away.
gone-table = This table is no more.
gone-voted = The table voted to go on without you.

## Why a deal came to nothing. $n (Number): how often by now, $names (List): players, $count (Number): of them.

deal-off = { $why }: nothing was dealt ({ deal-times })
deal-times = { $n ->
    [1] once
    [2] twice
   *[other] { NUMBER($n) } times
}
deal-no-answer = { LIST($names) } { $count ->
    [one] page
   *[other] pages
} did not answer
deal-whose = { $name }'s
deal-rules = The rules were changed
deal-seats = The seats were changed
deal-objected = { LIST($names) } objected
deal-gone = { LIST($names) } { $count ->
    [one] is
   *[other] are
} gone

## A tunnel

notice-tunnel-host = { $who ->
    [you] You come
   *[friends] Your friends come
} through a tunnel, which hides how long a line is, so hands count too late: start Firsthand with --behind-proxy.
notice-tunnel-guest = Some of you come through a tunnel, which hides how long a line is, so hands may count too late. The host has been told what to do.

## Saving

notice-unsaved = The server cannot save: the game waits.
notice-all-back = The server was started again. The game goes on once everybody is back, or in { NUMBER($n) } seconds.

## Why a table that was kept can't go on. $n (Number): the number of an action, from 0 on.

gone-kept = This table was begun with another version of Firsthand and is no more.
gone-kept-record = This table was begun with another version of Firsthand and is no more; the record of its game is still here.
gone-unread = What was kept of this table cannot be read, so it is no more.
kept-no-deal = The deal of its game is missing.
kept-other-rules = Its game was dealt by other rules.
kept-refused = Action { NUMBER($n) } is refused: { $why }
kept-otherwise = Action { NUMBER($n) } comes to something else.
