# A seat at the table. $who (Text): whether it is the own one, $name (Text): who sits there, $n (Number).

seat-you = You
seat-you-inside = you
seat-free = Free seat
seat-about = About { $name }

## What stands under a name, in short and in full. $items (List): some of the sentences in full.

seat-all = { LIST($items, type: "unit") }
# How many would send the player away.
seat-to-go = { NUMBER($n, useGrouping: 0) } to go
seat-would-send = { NUMBER($n, useGrouping: 0) } would send { $who ->
    [you] you
   *[another] { $name }
} away
seat-pause = pause?
seat-asks-pause = { $who ->
    [you] you ask for a pause
   *[another] asks for a pause
}
# What others ask about this seat while cards are in play.
seat-asked = { $kind ->
    [beat] a beat?
   *[interference] interference?
}
seat-away = away
seat-away-bot = away, a bot plays on
seat-host = host

## What it holds

seat-agreed = agreed
seat-not-agreed = has not agreed
seat-left = left
seat-left-table = left the table
seat-out = out
seat-out-watching = out, watching
seat-takes = takes { figure-of-cards }
seat-empty = empty
seat-empty-locked = empty, locked
seat-empty-slaps = empty, may slap
seat-cards-locked = { figure-of-cards }, locked

## Who is out. $names (List): who plays on, $n (Number): how many.

seat-out-own = You are out, watching.
seat-out-own-others = You are out. { LIST($names) } { $n ->
    [one] plays
   *[other] play
} on.
