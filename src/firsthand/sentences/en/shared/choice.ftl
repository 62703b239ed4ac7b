# The options of the rules as a page offers them: a title, a sentence, and the value in words, which stands behind
# the title. $value (one of the words of the option), $n (Number), $time (Text): a duration.

## A rule set against the one that it began from

# $title (Text): an option, $after, $before (Text): its values.
choice-change = { SMALL($title) }: { $after }, not { $before }
# $title (Text): a slap.
choice-on = { SMALL($title) } on
choice-off = { SMALL($title) } off

## Values that several options have

choice-nothing = none
# $items (List)
choice-list = { LIST($items, type: "unit") }
choice-joker = joker
# $rank (Text): a rank or choice-joker.
choice-tries = { $rank } { NUMBER($n) }
choice-same-patterns = the same as any hand
choice-gesture-none = nothing
choice-gesture-salute = a salute
# $word (Text)
choice-gesture-word = the word “{ $word }”

## Slaps

choice-slap-patterns = What may be slapped
choice-slap-patterns-line = The newest cards of the pile make it.
choice-pack-jokers = Jokers in the pack
choice-pack-jokers-line = A joker is a plain card, unless it is slapped or challenges.
choice-pack-jokers-value = { $n ->
    [0] none
   *[other] { NUMBER($n) }
}
choice-bonus-last_jack = A last card that is a jack
choice-bonus-last_jack-line = A jack as the last card of a hand may win the pile by itself.
choice-bonus-last_jack-value = { $value ->
    [off] is a card like others
   *[auto_win] wins the pile at once
}
choice-slap-flipper_allowed = Who flipped the card
choice-slap-flipper_allowed-line = Whoever turns a card has the shortest way to it.
choice-slap-flipper_allowed-value = { $value ->
    [true] may slap it too
   *[false] may not slap it
}
choice-slap-empty_pile = A slap on the bare table
choice-slap-empty_pile-line = A hand comes down where no card lies.
choice-slap-empty_pile-value = { $value ->
    [penalise] counts as wrong
   *[ignore] costs nothing
}
choice-slap-late_grace_ms = A slap just too late
choice-slap-late_grace_ms-line = So long after a pile was taken, a hand on the bare table is late and not wrong.
choice-slap-late_grace_ms-value = free for { $time }
choice-slap-late_grace_ms-zero = counts as wrong
choice-slap-gesture = Before a slap
choice-slap-gesture-line = What has to come first, after the newest card was flipped.
choice-slap-without_gesture = A slap without it
choice-slap-without_gesture-line = It matters where a salute or a word has to come first.
choice-slap-without_gesture-value = { $value ->
    [void] does not count
   *[bad] counts as wrong
}

## Challenges

choice-challenge-tries = Cards that challenge
choice-challenge-tries-line = The next player has so many tries to answer with such a card.
choice-challenge-cancel_ranks = Cards that stop a challenge
choice-challenge-cancel_ranks-line = Such a card ends it, and the turn passes on.
choice-challenge-on_empty = Out of cards in a challenge
choice-challenge-on_empty-line = The challenged hand is empty and has tries left.
choice-challenge-on_empty-value = { $value ->
    [next_continues] the next but the challenger plays on
    [owner_wins] the challenger takes the pile
   *[next_seat] the next plays on
}
choice-challenge-slaps = Slaps in a challenge
choice-challenge-slaps-line = Whether a slap may take the pile away from a challenge.
choice-challenge-slaps-value = { $value ->
    [always] until the pile is taken
    [until_lost] until the challenge is lost
   *[never] do not count
}
choice-collect-window_ms = A lost pile waits
choice-collect-window_ms-line = So long it lies there before the challenger gets it.
choice-collect-window_ms-value = for { $time }
choice-collect-window_ms-zero = not at all
choice-collect-window_ms-none = until it is taken
choice-collect-order = A pile that was won
choice-collect-order-line = How it goes under the hand.
choice-collect-order-value = { $value ->
    [pile] comes up oldest card first
    [reverse] comes up newest card first
   *[shuffle] is shuffled
}
choice-collect-shuffle = What is shuffled
choice-collect-shuffle-line = It matters where a pile that was won is shuffled.
choice-collect-shuffle-value = { $value ->
    [won] the pile
   *[whole_hand] the pile and the hand
}
choice-lead-after_challenge = After a lost challenge
choice-lead-after_challenge-line = Who flips next, once the pile is taken.
choice-lead-after_challenge-value = { $value ->
    [winner] the winner flips
    [left_of_winner] left of the winner flips
   *[turn_order] the turn goes on
}

## Wrong slaps

choice-penalty-enabled = Wrong slaps
choice-penalty-enabled-line = Without a price anybody may slap at everything.
choice-penalty-enabled-value = { $value ->
    [true] have a price
   *[false] cost nothing
}
choice-penalty-count = A wrong slap costs
choice-penalty-count-line = Paid from your hand; who has fewer pays all.
choice-penalty-count-value = { $n ->
    [one] 1 card
   *[other] { NUMBER($n) } cards
}
choice-penalty-to = Where it goes
choice-penalty-to-line = Who gains by a wrong slap.
choice-penalty-to-value = { $value ->
    [pile_bottom] under the pile
    [last_flipper] to the last to flip
    [each_player] to each other player
   *[lose_pile] the pile goes, to the last to flip
}
choice-penalty-card = Which card
choice-penalty-card-line = Cards are paid face down, and nobody looks.
choice-penalty-card-value = { $value ->
    [top] top of your hand
   *[bottom] bottom of your hand
}
choice-penalty-when_empty = No cards left
choice-penalty-when_empty-line = A wrong slap of a hand that cannot pay.
choice-penalty-when_empty-value = { $value ->
    [eliminate] you are out
    [ignore] costs nothing
   *[lockout] no slaps until the next pile
}
choice-penalty-out_at = A wrong slap is the end
choice-penalty-out_at-line = With so few cards in hand it puts you out.
choice-penalty-out_at-value = { $n ->
    [0] with no cards only
    [one] with 1 card or none
   *[other] with { NUMBER($n) } cards or fewer
}
choice-slap-once_per_card = Slapping twice on one card
choice-slap-once_per_card-line = A second wrong slap before the next card.
choice-slap-once_per_card-value = { $value ->
    [true] costs once
   *[false] costs each time
}
choice-slap-lockout_until = After a wrong slap
choice-slap-lockout_until-line = Whether you have to sit out the rest of the pile.
choice-slap-lockout_until-value = { $value ->
    [none] you may slap again
   *[pile] no slaps until the next pile
}
choice-slap-lockout_ms = Wait after a wrong slap
choice-slap-lockout_ms-line = For so long your slaps do not count.
choice-slap-lockout_ms-value = { $time }
choice-slap-lockout_ms-zero = no time
choice-slap-lockout_cards = Cards to wait after a wrong slap
choice-slap-lockout_cards-line = Until so many more are flipped, your slaps do not count.
choice-slap-lockout_cards-value = { $n ->
    [0] none
   *[other] { NUMBER($n) }
}

## Empty hands

choice-comeback-limit = Slapping back in
choice-comeback-limit-line = How often a hand without cards may slap a pile and play on.
choice-comeback-limit-value = { $n ->
    [0] never
    [1] once
    [2] twice
   *[other] { NUMBER($n) } times
}
choice-comeback-limit-none = as often as you manage
choice-comeback-until = How long the chance lasts
choice-comeback-until-line = When a hand without cards is out for good.
choice-comeback-until-value = { $value ->
    [unlimited] as long as the game
    [next_turn] until your turn comes
    [next_trigger] until the next slap is gone
    [next_pile] until the next pile
   *[next_slap] until the next pile that is slapped
}
choice-comeback-patterns = What an empty hand may slap
choice-comeback-patterns-line = From its last card on until it has cards again.
choice-comeback-answering = A last card that answers nothing
choice-comeback-answering-line = Your last card in a challenge, and it is no answer.
choice-comeback-answering-value = { $value ->
    [true] leaves you in
   *[false] puts you out
}

## Ties

choice-tie-window_ms = Hands are level
choice-tie-window_ms-line = So close together they are a tie. What the machine cannot tell apart is one anyway.
choice-tie-window_ms-value = within { $time }
choice-tie-window_ms-zero = at the same moment
choice-tie-goes_to = A tied pile
choice-tie-goes_to-line = Who takes it.
choice-tie-goes_to-value = { $value ->
    [closest_to_next_flipper] nearest to the next player
    [next_flipper] to the next player
    [arrival] to the first that was noticed
   *[random] by lot
}
choice-tie-devices = Hands on touch screens
choice-tie-devices-line = They report later than a mouse or a key.
choice-tie-devices-value = { $value ->
    [off] count as measured
   *[class] count 70 ms earlier
}

## The end

choice-match-rounds = Games in a match
choice-match-rounds-line = How many there are, or how many to win.
choice-match-rounds-value = { $n ->
    [one] 1 game
   *[other] { NUMBER($n) } games
}
choice-match-mode = A match is over
choice-match-mode-line = It matters where a match has several games.
choice-match-mode-value = { $value ->
    [fixed] when all are played
    [best_of] when nobody can catch up
   *[first_to] when one has won so many
}
choice-match-level = A level match
choice-match-level-line = Nobody has won more games than the others.
choice-match-level-value = { $value ->
    [shared] is shared
   *[extra_round] goes on
}
choice-match-dealer = Who deals the next game
choice-match-dealer-line = The player on the dealer’s left begins it.
choice-match-dealer-value = { $value ->
    [left] the dealer’s left
    [winner] the winner
   *[loser] the loser
}
choice-end-time_ms = Time limit
choice-end-time_ms-line = When it is over, the biggest hand wins.
choice-end-time_ms-value = { $time }
choice-end-time_ms-zero = none at all
choice-end-time_ms-none = none
choice-end-flips = Most cards flipped
choice-end-flips-line = After so many the biggest hand wins.
choice-end-flips-value = { NUMBER($n) }
choice-end-flips-none = any number
choice-end-level = Level at a limit
choice-end-level-line = The biggest hands are alike.
choice-end-level-value = { $value ->
    [shared] they win together
   *[draw] nobody wins
}
choice-end-lone_holder = One has all cards but the pile
choice-end-lone_holder-line = The others might still slap it.
choice-end-lone_holder-value = { $value ->
    [plays_on] plays on
   *[wins] wins
}
choice-end-dead_pile = All hands are empty
choice-end-dead_pile-line = Nothing is left to slap, and no pile is owed.
choice-end-dead_pile-value = { $value ->
    [last_flipper] the last to flip wins
   *[draw] nobody wins
}
choice-end-window_ms = A last slap may take
choice-end-window_ms-line = So long a pile may be slapped when no hand holds a card.
choice-end-window_ms-value = { $time }
choice-end-window_ms-zero = no time
choice-end-repeat = The same hands once more
choice-end-repeat-line = A game without slaps may go round in circles.
choice-end-repeat-value = { $value ->
    [off] play goes on
   *[draw] nobody wins
}

## The table

choice-pack-decks = Packs
choice-pack-decks-line = Shuffled together. Two are better for five or more.
choice-pack-decks-value = { NUMBER($n) }
choice-pack-without = Cards taken out
choice-pack-without-line = Before the deal, as for an even deal of three.
choice-deal-dealer = Who deals first
choice-deal-dealer-line = The player on the dealer’s left begins.
choice-deal-dealer-value = { $value ->
    [random] by lot
    [last] the last seat
   *[cut] the lowest card that is cut
}
choice-deal-remainder = Cards that do not go round
choice-deal-remainder-line = Some hands get one more, or the pile begins with them.
choice-deal-remainder-value = { $value ->
    [deal] are dealt too
   *[centre] lie under the pile
}
choice-seats-min = Fewest players
choice-seats-min-line = A game with fewer is refused.
choice-seats-min-value = { NUMBER($n) }
choice-seats-max = Most players
choice-seats-max-line = A game with more is refused.
choice-seats-max-value = { NUMBER($n) }
choice-seats-max-none = as many as fit
choice-turn-timeout_ms = A card turns itself
choice-turn-timeout_ms-line = Nobody need wait longer for a player.
choice-turn-timeout_ms-value = after { $time }
choice-turn-timeout_ms-zero = at once
choice-turn-timeout_ms-none = never
choice-turn-out_of_turn = A flip out of turn
choice-turn-out_of_turn-line = Somebody flips who is not next.
choice-turn-out_of_turn-value = { $value ->
    [reject] does not happen
   *[burn] costs that card
}
choice-turn-drop = Cards dropped in a flip
choice-turn-drop-line = More than one card falls on the pile.
choice-turn-drop-value = { $value ->
    [single] only one counts
   *[counts] all of them count
}
choice-lead-after_slap = After a slap
choice-lead-after_slap-line = Who flips next.
choice-lead-after_slap-value = { $value ->
    [winner] the winner flips
    [left_of_winner] left of the winner flips
   *[turn_order] the turn goes on
}

## The groups of options. $group (one of the words)

choice-group = { $group ->
    [slaps] Slaps
    [challenges] Challenges
    [wrong] Wrong slaps
    [empty] Empty hands
    [ties] Ties
    [end] The end
   *[table] Table
}
