# What is said aloud as it happens. $who (Text): whether it is the player, $name (Text), $names (List), $n (Number): how many.

news-out = { $who ->
    [you] You are
   *[another] { $name } is
} out.
# $kind: what is asked, $whom, $other (Text): about whom.
news-voted = { $who ->
    [you] You ask
   *[another] { $name } asks
} { $kind ->
    [beat] for a beat after each flip of { $whom ->
        [you] yours
       *[another] { $other }
    }
   *[interference] whether { $whom ->
        [you] you
       *[another] { $other }
    } interfered
}.
# $set: whether a beat holds from now on.
news-beat-set = { $set ->
    [yes] Nobody may slap for half a second after a flip of { $who ->
        [you] yours
       *[another] { $name }
    }.
   *[no] The beat after each flip of { $who ->
        [you] yours
       *[another] { $name }
    } is lifted.
}
news-over = The game is over: { LIST($names) } won.
news-draw = The game is over: a draw.
news-late = You came too late.

## A pile that was not won by a slap

news-takes = { $who ->
    [you] You take
   *[another] { $name } takes
} { figure-of-cards }: { news-why }.
# In one line under the pile.
news-last-pile = { $name }, { news-why }: { figure-of-cards }
news-why = { $why ->
    [challenge] challenge
    [last_jack] last card a jack
    [forfeit] false slap by another
    [sole] last one in
    [lone_holder] last with cards
    [last_flipper] last to flip
   *[taken] pile taken
}

## Agreeing to a deal. $why (Text): as in notice.ftl.

news-not-agreed = This page was asked to deal from something that it had not agreed to, and does not answer.
news-called-off = { $why }.
news-called-off-secret = { $why }. The server had promised another secret than it shows.

## Seats

news-sits = { LIST($names) } { $n ->
    [one] sits
   *[other] sit
} here.
news-left = { LIST($names) } { $n ->
    [one] has
   *[other] have
} left the table.
news-away = { LIST($names) } { $n ->
    [one] is
   *[other] are
} away.
news-back = { LIST($names) } { $n ->
    [one] is
   *[other] are
} back.
news-asks-pause = { LIST($names) } { $n ->
    [one] asks
   *[other] ask
} for a pause.
# $changes (Text): sentences.
news-changed = Changed: { $changes } Everyone agrees anew.
