# The end of a game. $who, $name (Text): who won, $names (List): who did.

## Who won. $own, $best (Number): games won, by the winner and by the best of the others.

end-shared = { LIST($names) } share it
end-match-shared = { LIST($names) } share the match
end-draw = A draw
end-wins = { $who ->
    [you] You win
   *[another] { $name } wins
}
end-wins-series = { end-wins } { NUMBER($own, useGrouping: 0) }–{ NUMBER($best, useGrouping: 0) }
end-wins-match = { end-wins } the match { NUMBER($own, useGrouping: 0) }–{ NUMBER($best, useGrouping: 0) }
# $round (Number)
end-wins-round = { end-wins } round { NUMBER($round, useGrouping: 0) }
end-shared-round = { LIST($names) } share round { NUMBER($round, useGrouping: 0) }
end-draw-round = Round { NUMBER($round, useGrouping: 0) } is a draw
# $title (Text): of the rules, $score (Text): of a match, like 2–1.
end-stage-game = { $title }, { SMALL(match-game) }
end-stage-match = { $title }, { SMALL(match-stage) }: { $score }
end-chosen-seed = { $stage }, dealt from a chosen seed
# $before (Text): the score up to here, $n (Number): games of the next seat.
end-score = { $before }–{ NUMBER($n, useGrouping: 0) }

## The game in figures

end-figures = The game in figures
end-seat = Seat
end-games = Games
end-slaps = Slaps
end-burned = Wrong
end-median = Usual ms
end-no-median = –
# $n (Number): ms.
end-apart = ±{ NUMBER($n, useGrouping: 0) }
end-uncanny = Unusually even: { LIST($names) }. Many slaps, none false, and all within a few ms of each other.
end-cards = Cards over the game
end-cards-deal = deal
# $n (Number): seats.
end-cards-described = The number of cards of { NUMBER($n, useGrouping: 0) } seats from the deal to the end.
# $ms (Number): how far apart two hands were.
end-closest = Closest finish: { NUMBER($ms, useGrouping: 0) } ms
# $winner, $second (Text): the two seats, $line (Text): as in verdict.ftl.
end-closest-heat = Dead heat of { $winner } and { $second }, { $line }
end-closest-race = { $winner } before { $second }, { $line }

end-closest-again = Show it again, slowly
# How a game was won. $n (Number): cards, $time (Text).
end-all-cards = All { NUMBER($n, useGrouping: 0) } cards, in { $time }
end-own-figures = Your game
# Each follows a figure. $n (Number): slaps of all, or wrong ones.
end-own-slaps = of { NUMBER($n, useGrouping: 0) } slaps were yours
end-own-usual = ms, your usual slap
end-own-wrong = wrong { $n ->
    [one] slap
   *[other] slaps
}

## What comes next. $n (Number): how many.

end-again = Rematch
end-rematch = Rematch
end-next-round = Next round
end-matching = Play bots that match
end-change-rules = Change rules
end-home = Home
end-save = Save this game
end-replay = Watch it again
end-closest-share = A picture of it to send
end-eager = { LIST($names) } { $n ->
    [one] wants
   *[other] want
} another game.
end-rules-changed = The rules have changed.
