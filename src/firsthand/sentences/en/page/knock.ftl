# A pile that was knocked. $name (Text): who says so.

knock-asked = You say the pile was knocked: the others are asked
knock-says = { $name } says the pile was knocked
knock-says-agree = { knock-says }: agree
knock-go-on = The pile was knocked: go on
# $names (List): who has yet to say so.
knock-waiting = The pile was knocked: waiting for { LIST($names) }
knock-said = { $who ->
    [you] You say the pile was knocked. Another player is to agree.
   *[another] { knock-says }. Press Agree if it was.
}
knock-stopped = Play stops: the pile was knocked. Say when to go on; it goes on by itself after 15 seconds.
knock-over = Play goes on: the same pile is shown again.
