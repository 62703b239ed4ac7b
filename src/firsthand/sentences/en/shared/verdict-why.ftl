# Why a race came to what it did, in sentences; $title, $top and $below are as in verdict.ftl.

verdict-forced = The judge waited no longer: one line was too slow.

## A dead heat. $ms (Number): how far apart, $limit (Number): up to how far is level, $name (Text): who takes the pile.

verdict-apart = { $ms ->
    [0] under 1 ms
   *[other] { NUMBER($ms, useGrouping: 0) } ms
}
verdict-heat = { CAPITAL(verdict-apart) } apart is too close to call here. House rule: { verdict-taker }.
verdict-heat-limit = { CAPITAL(verdict-apart) } apart is too close to call here (up to { NUMBER($limit, useGrouping: 0) } ms). House rule: { verdict-taker }.
verdict-taker = { $by ->
    [next] the next to flip takes it
    [nearer] who flips sooner takes it
    [first] the hand that came in first takes it
   *[lot] one of them takes it by lot
}
verdict-heat-line = Dead heat, { verdict-apart }: { $by ->
    [next] { $name } is next, { $name } takes it
    [nearer] { $name } flips sooner, { $name } takes it
    [first] { $name } came in first, { $name } takes it
   *[lot] { $name } takes it by lot
}

## A false slap. $missing (Text): the patterns that it is not.

verdict-no-card = Not a slap: there was no card.
verdict-lost = Not a slap: the challenge was already lost.
verdict-no-challenge = Not a slap: no challenge is slapped here.
# $slaps (List of verdict-inside)
verdict-empty-hand = Not a slap: with no cards you may slap { LIST($slaps, type: "disjunction") } only.
verdict-is = Not a slap: { $top } is { $missing }.
verdict-makes = Not a slap: { $top } on { $below } makes { $missing }.
verdict-none-of = none of the { count-to-ten } { $n ->
    [one] slap
   *[other] slaps
} of this table
verdict-no = no { SMALL($title) }
verdict-inside = { SMALL($title) }
verdict-costs = It costs { count-to-ten } { $n ->
    [one] card
   *[other] cards
}.
verdict-costs-pile = It costs the pile.
verdict-locked = Further slaps do not count until a pile is taken.

## A slap that did not count

verdict-rebuilt = It did not count: the pile was being rebuilt.
verdict-own-card = It did not count: nobody slaps a card of their own.
verdict-beat = It did not count: slaps wait { NUMBER($ms, useGrouping: 0) } ms after this seat's cards.
verdict-salute = It did not count: salute first.
verdict-call = It did not count: call “{ $word }” first.
verdict-locked-pile = It did not count: a false slap locks you out until a pile is taken.
verdict-locked-while = It did not count: a false slap locks you out for a while.

## A hand that came at the wrong time

verdict-late-for = Too late: { $name } had the pile.
verdict-late-card = Too late: the next card was quicker.
verdict-early = Too early: meant for the card before.
verdict-early-free = Too early: meant for the card before. It is free.
verdict-nothing = There was no card to slap.
verdict-decided = The pile was decided already.
