# Studies of the games: titles, questions, figures and findings.

study-near = { $name } is no study: did you mean { $near }?
study-unknown = { $name } is no study: there are { LIST($known, type: "unit") }
study-cut-short = It was cut short: rows are missing.
# $command, $seed (Text)
study-made = Made by Firsthand { $version }, again by `{ $command }`. The seed is { $seed }; intervals are 95 %. Digests of the rules, in the table's order:
study-seats = { NUMBER($seats, useGrouping: 0) } seats
# A number with its sign.
study-signed = { $sign ->
    [less] -
   *[more] +
}{ NUMBER($value, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## How long is Beggar-My-Neighbour?

study-beggar = How long is Beggar-My-Neighbour?
study-beggar-question = The length of the game without slaps, in cards, for 2 to 6 players.
study-beggar-chart = How long Beggar-My-Neighbour lasts
study-beggar-longer = games that last longer
# $wins, $equal (Number): in percent.
study-beggar-finding = With { NUMBER($seats, useGrouping: 0) } seats a game takes { NUMBER($mean, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards on average; half of the games end within { NUMBER($median, useGrouping: 0, maximumFractionDigits: 0) }. Long games grow rarer by e with every { NUMBER($tail, useGrouping: 0, maximumFractionDigits: 0) } cards, and who leads wins { NUMBER($wins, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }% of them, { NUMBER($equal, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }% being equal.

## Which house rule moves the length most?

study-house = Which house rule moves the length most?
study-house-question = The length of `ratscrew` for four steady players, and of one change of it at a time.
study-house-chart = What moves the length of Ratscrew for four
study-house-more = cards in a game, in percent more than before
# $more, $minutes (Text): as study-signed, $error (Number): in percent.
study-house-finding = { CAPITAL($change) }: { $more }% cards (± { NUMBER($error, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }%), { $minutes } minutes.

## What is a faster hand worth?

study-reaction = What is a faster hand worth?
study-reaction-question = The win share of one player among steady ones, by how much sooner the hand falls.
study-reaction-chart = What a faster hand is worth
study-reaction-sooner = ms sooner than the others
# $wins, $equal (Number): in percent.
study-reaction-finding = Among { NUMBER($seats, useGrouping: 0) } a hand that falls { NUMBER($ms, useGrouping: 0) } ms sooner wins { NUMBER($wins, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the games, { NUMBER($equal, useGrouping: 0, maximumFractionDigits: 0) }% being equal.

## Does risk-slapping pay? $strategy (Text): its name in words.

study-risk = Does risk-slapping pay?
study-risk-question = The win share of one player who slaps on suspicion among players who slap what they see, by strategy, seats and penalty.
study-risk-curve = { $strategy }, { NUMBER($seats, useGrouping: 0) } seats
study-risk-cost = cards that a false slap costs
study-risk-won = games won, over an equal part
study-risk-pays-still = With { NUMBER($seats, useGrouping: 0) } seats no penalty that was tried ends it: { LIST($strategies, type: "unit") } pays still.
study-risk-ends = With { NUMBER($seats, useGrouping: 0) } seats a penalty of { NUMBER($penalty, useGrouping: 0) } makes a losing habit of every strategy.
study-risk-loses = { CAPITAL($strategy) }, { NUMBER($seats, useGrouping: 0) } seats: a losing habit with a penalty of { NUMBER($penalty, useGrouping: 0) }.
study-risk-pays = { CAPITAL($strategy) }, { NUMBER($seats, useGrouping: 0) } seats: it pays, or does no harm, with every penalty up to { NUMBER($most, useGrouping: 0) }.
# $near (Number): how many of $n, $far, $farthest (Number): in points.
study-risk-near = { NUMBER($near, useGrouping: 0) } of the { NUMBER($n, useGrouping: 0) } set-ups with a reference lie within { NUMBER($far, useGrouping: 0) } points of it; the farthest is { NUMBER($farthest, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } points off.
# $points (Text): as study-signed.
study-risk-off = Off by { $points } points: { $strategy }, { NUMBER($seats, useGrouping: 0) } seats, penalty { NUMBER($penalty, useGrouping: 0) }.
study-risk-burned = There, a burned card counts as the pile's bottom for top and bottom; here the lowest face-up card does. It matters: without that slap the win share from 3 cards falls by 20 points with 4 seats and a penalty of 1, and by 14 with 2 seats and a penalty of 2.
study-risk-four = There, a game of four with a penalty of 3 breaks off when all hands are empty; here it goes on by the rules, so those set-ups have no reference.
study-risk-sample = The reference is itself a sample of 4,000 games, with a standard error of up to 0.8 points.

## Is every seat as good?

study-seats-title = Is every seat as good?
study-seats-question = Win shares of equal players by seat, from the one that leads, for 2 to 6 players.
study-seats-chart = What a seat is worth
study-seats-seat = seat; 1 leads
study-seats-wins = wins, over an equal part
# In percent.
study-seats-share = { NUMBER($share, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }% to { NUMBER($high, useGrouping: 0, minimumFractionDigits: 2, maximumFractionDigits: 2) }%)
# $shares (List): as study-seats-share, $chi (Number): chi-square.
study-seats-finding = { NUMBER($seats, useGrouping: 0) } seats: { LIST($shares, type: "unit") }; chi-square { NUMBER($chi, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $equal ->
    [yes] no more than chance makes
   *[no] so the seats are not equal
}.

## The command

study-published = --as-published is for risk-slap, not for { $study }
study-took = { NUMBER($seconds, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, and { NUMBER($compile, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to compile
# $study (Text), $takes (List): a study, and those that take players.
study-players = { $study } takes no --players: { LIST($takes) } do
