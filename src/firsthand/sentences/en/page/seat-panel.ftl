# The panel of one seat. $name (Text): who sits there.

seat-panel-left = Has left the table.
seat-panel-bot = A bot plays here.
seat-panel-own-bot = A bot of the host's own plays here. Its code runs on the host's machine alone.
seat-panel-own = This is you.
seat-panel-away-bot = Away; a bot plays on for the time being.
seat-panel-away = Away: the page is closed or hidden.
seat-panel-here = Sits at the table.
seat-panel-make-host = Make host
seat-panel-send-away = Send away
seat-panel-name = Name
seat-panel-rename = Rename
seat-panel-handicap = { $ms ->
    [0] No handicap
   *[other] Hands count { NUMBER($ms) } ms earlier
}
seat-panel-propose = Propose

## A vote. $names (List): who would.

seat-panel-against = { LIST($names) } would send { $name } away.
seat-panel-vote = Vote to send away
seat-panel-vote-back = Take your vote back
