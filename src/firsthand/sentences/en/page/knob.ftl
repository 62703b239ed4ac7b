# Options of the rules in a few choices, each the end of a sentence that its label begins.

knob-fine = A false slap costs
knob-fine-nothing = nothing
knob-fine-cards = { $n ->
    [one] 1 card
   *[other] { NUMBER($n) } cards
}
knob-lockout = After a false slap, a player may slap
knob-lockout-none = at once
knob-lockout-pile = after the next pile
knob-empty = A false slap without cards
knob-empty-end = is the end
knob-empty-bars = bars slaps until the next pile
knob-empty-nothing = costs nothing
knob-answering = A last card that answers no challenge
knob-answering-in = leaves the player in
knob-answering-out = puts the player out
knob-without = Cards taken out
knob-without-none = none
knob-without-clubs = the two of clubs, for three
knob-comeback = Out of cards, a player may slap in
knob-comeback-always = as often as it goes
knob-comeback-never = never
knob-comeback-once = once
knob-comeback-twice = twice
knob-match = A match is
knob-match-one = one game
knob-match-best = best of { NUMBER($n) }
knob-time = A game lasts at most
knob-time-any = as long as it takes
knob-time-minutes = { NUMBER($n) } minutes
