# What stands where no table is, and the way to one by its code.

door-home = Home
door-code = Code of a table
door-no-code = No table has this code.
door-enter = Join
door-join = Join a table
door-join-line = Its host sees the code on the screen.
# $code (Text)
door-looking = Looking for table { $code }…
door-lost = Nothing here
door-lost-line = This address leads to no page and no table. Perhaps a letter of the code is wrong.

## A table that is gone. $n (Number): minutes or hours.

door-cleared = This table is cleared
door-cleared-now = Everybody left just now.
door-cleared-minutes = Everybody left { $n ->
    [1] a minute
   *[other] { NUMBER($n, useGrouping: 0) } minutes
} ago.
door-cleared-hours = Everybody left more than { $n ->
    [1] an hour
   *[other] { NUMBER($n, useGrouping: 0) } hours
} ago.
door-same = New table, same rules
door-other = Other code

## The server is out of reach. $n (Number): seconds.

door-unreached = Out of reach
door-unreached-line = The computer that runs this table has stopped, or lost its network. This page keeps looking for it.
door-try = Try now
door-try-line = by itself in { NUMBER($n, useGrouping: 0) } { $n ->
    [one] second
   *[other] seconds
}
door-yours = Is it your computer? Start Firsthand again.
