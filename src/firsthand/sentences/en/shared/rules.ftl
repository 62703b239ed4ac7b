# The rule sheet: each option in plain English. $choice is what the option says.

rules-heading = { $section ->
    [players] The players
    [cards] The cards
    [turn] Your turn
    [challenges] Challenges
    [slaps] Slaps
    [fines] False slaps
    [interference] Interference
    [piles] Winning a pile
    [comebacks] Running out of cards
    [end] The end
    [match] The match
   *[manners] Manners
}
# $title, $when (Text): a slap pattern, and when it may be slapped.
rules-slap = { $title }: { $when }.

## What tells two rule sets apart. $after, $before (Text): sentences of their sheets.

rules-instead = { $after } Instead of: { $before }
rules-no-longer = No longer: { $before }
rules-same-in-play = They differ only in choices that make no difference under their other rules.

## The players. $n, $most (Number)

rules-players-or-more = For { count-word } or more players.
rules-players-exactly = For { count-word } players exactly.
rules-players-between = For { count-word } to { $most } players.
rules-best-with = It is best with three to six.
rules-two-packs = For five or six, two packs are better.
rules-meant-for = It is meant for five or six.

## The cards. $n (Number): packs, $jokers (Text), $cards (Number): cards in all.

rules-pack-plain = Play with one pack of 52 cards, without jokers.
rules-pack = Play with { $n ->
    [one] one pack of 52 cards
   *[other] { count-word } packs shuffled together
}, { $jokers }: { NUMBER($cards, useGrouping: 0) } cards in all.
rules-with-jokers = with { count-jokers }
rules-without-jokers = without jokers
# $names (List): cards, $n (Number): how many are left.
rules-without = Take out { LIST($names) }: { NUMBER($n, useGrouping: 0) } cards are left.
rules-copies = { $card } { count-times }
# $says (List of the following)
rules-joker = A joker { LIST($says) }.
rules-joker-plain = is a plain card
rules-joker-double = matches nothing but another joker, and that only in a double
rules-joker-alone = matches no other card, not even another joker
rules-deal-dealer = { $choice ->
    [random] Chance picks who deals first.
    [last] The player in the last seat deals first.
   *[cut] Everyone cuts a card, and the lowest deals first; the ace is low, and those who tie cut again.
}
rules-cut-with-jokers = Everyone cuts a card, and the lowest deals first; the ace is low and jokers are high, and those who tie cut again.
rules-deal-remainder = { $choice ->
    [deal] Deal out all the cards, face down and one at a time; it does not matter if some players get one more.
   *[centre] Deal the cards face down, one at a time, as far as they go round evenly; the rest lie face down in the middle, under the pile.
}
rules-hidden = Nobody looks at their cards.

## Your turn

rules-first = The player left of the dealer begins, and turns go clockwise.
rules-flip = On your turn, flip your top card onto the pile, so that all see it at once.
# $time (Text): a duration.
rules-timeout = After { $time } your card turns itself.
rules-turn-out-of-turn = { $choice ->
    [reject] A flip out of turn does not happen, and costs nothing.
   *[burn] A flip out of turn costs your top card, face down under the pile.
}
rules-turn-drop = { $choice ->
    [single] If you drop more than one card, only one is played; take the others back.
   *[counts] If you drop cards face up, all of them are played, and the last one lies on top.
}

## Challenges

rules-no-challenge = No card is a challenge: each turn is one card.
# $each (List of the following)
rules-challenge = Some cards challenge the next player: { LIST($each) }.
rules-gives = { card-a-rank } gives { count-tries }
rules-tries = { card-a-rank } { count-tries }
rules-answer = Flip until such a card comes: then the challenge is on to the player after you, with the tries of the new card. If your tries run out, the pile is lost to the challenger.
rules-challenge-on-empty = { $choice ->
    [next_continues] If you run out of cards with tries left, the next player but the challenger plays the rest; if there is nobody, the challenger gets the pile.
    [owner_wins] If you run out of cards with tries left, the challenger gets the pile.
   *[next_seat] If you run out of cards with tries left, the next player plays the rest, even the challenger.
}
rules-in-vain = If your last card neither answers nor ends a challenge that is on you, you are out at once, even if it may be slapped, and the tries that are left go on without you.
# $ranks (List of card-a-rank)
rules-cancel = { CAPITAL(rules-any-rank) } ends a challenge, and the turn passes on.
rules-any-rank = { LIST($ranks, type: "disjunction") }
rules-challenge-slaps = { $choice ->
    [always] Slaps count during a challenge too, and until a lost pile is taken.
    [until_lost] Slaps count during a challenge too, but no longer once it is lost.
   *[never] Slaps do not count during a challenge.
}
rules-pile-at-once = The challenger gets a lost pile at once.
rules-pile-lies = A lost pile lies there until the challenger takes it; nobody flips meanwhile.
rules-pile-waits = A lost pile waits for { $time } before the challenger gets it, unless they take it sooner; nobody flips meanwhile.
rules-lead-after-challenge = { $choice ->
    [winner] Whoever takes a lost pile flips next.
    [left_of_winner] The player left of whoever takes a lost pile flips next.
   *[turn_order] After a lost pile is taken, the turn goes on round the table.
}

## Slaps

rules-no-slaps = Nothing is slapped.
rules-first-hand = Be the first to slap the pile when its newest cards allow it, and it is yours.
rules-covered = The next card ends the chance, and face-down cards never count.
rules-everyone = Everyone may slap: the one who flipped, the one who is next, and those without cards.
rules-everyone-in = Everyone still in may slap: the one who flipped, the one who is next, and a challenger without cards.
rules-everyone-with-cards = Everyone still in may slap, also the one who flipped and the one who is next.
rules-not-the-flipper = Everyone may slap but the one who flipped the newest card.
rules-salute = Salute before you slap, and after the newest card was flipped.
# $word (Text)
rules-call = Call “{ $word }” before you slap, and after the newest card was flipped.
rules-slap-without-gesture = { $choice ->
    [void] A slap without that does not count, and costs nothing.
   *[bad] A slap without that is a false slap.
}
rules-lowest = If hands land on top of each other, the lowest one wins.
# $apart (Text): how close, $taker (Text): the sentence that says who takes the pile.
rules-tie = Hands that land { $apart } are a tie. { $taker }
rules-within = within { $time } of each other
rules-same-moment = at the very same moment
rules-tie-goes-to = { $choice ->
    [closest_to_next_flipper] Of those who tie, the one whose turn comes next takes the pile.
    [next_flipper] The player who is to flip next takes the pile, even without a slap.
    [arrival] The hand that was noticed first takes the pile.
   *[random] Chance decides which of them takes the pile.
}
rules-devices = Touch screens report late, so a hand there counts { NUMBER($ms) } ms earlier, and every verdict may come that much later.
rules-late = A hand that comes down on the bare table up to { $time } after the pile was taken is late, and costs nothing.
rules-late-moment = A hand that comes down on the bare table at the very moment the pile was taken is late, and costs nothing.
rules-lead-after-slap = { $choice ->
    [winner] Whoever wins a pile like this flips next.
    [left_of_winner] The player left of whoever wins a pile like this flips next.
   *[turn_order] After a pile is won like this, the turn goes on round the table.
}

## False slaps. $price (Text): one of the prices, $banishment (Text): what else it brings.

rules-fine = A false slap { $price }
rules-banished = A false slap { $banishment }
rules-same-price = Interfering on purpose costs the same, if all the other players say so.
rules-fine-free = A false slap costs nothing.
rules-interfering = Interfering on purpose { $price }
rules-banished-for-it = Interfering on purpose { $banishment }
rules-all-say-so = All the other players must say that you did.
rules-interfering-free = Interfering on purpose costs nothing.
rules-slap-empty-pile = { $choice ->
    [penalise] Slapping the bare table is a false slap.
   *[ignore] Slapping the bare table costs nothing.
}
rules-pay-once = You pay for one false slap on a card; any more are free until a card is flipped or the pile is taken.
rules-pay-always = You pay for every false slap, even for a second one on the same card.
rules-wait-once = Only your first false slap on a card makes you wait.
rules-wait-always = Every false slap makes you wait, even a second one on the same card.
rules-locked = After a false slap your slaps do not count for { $time }.
rules-locked-pile = After a false slap your slaps do not count until a pile is taken.
rules-locked-pile-lost = After a false slap your slaps do not count until a pile is taken; the pile that it loses does not count.
rules-locked-cards = After a false slap your slaps do not count until { count-more-cards } { $n ->
    [one] has
   *[other] have
} been flipped.

# What a false slap costs, after "A false slap". $cards (Text): rules-fine-cards, $n (Number): how many.
rules-fine-cards = { $card ->
    [bottom] { count-cards } from the bottom of your hand
   *[top] { count-cards }
}
rules-to-pile = costs { $cards }, face down under the pile{ rules-all-you-have }.
rules-to-flipper = costs { $cards }, given face down to the last other player to flip who is still in, or else to the next player{ rules-all-you-have }.
rules-to-each = costs { $cards } for each other player: face down, one each { $n ->
    [1] in turn
   *[other] in turn, { count-times } round
}, as far as your hand goes.
rules-to-lose-pile = gives the pile to the last other player to flip who is still in, and costs nothing on the bare table; if none of the others still in has flipped, it costs { $cards }, face down under the pile{ rules-all-you-have }.
rules-all-you-have = { $n ->
    [1] { "" }
   *[other] ; if you have fewer, all you have
}

# What else it brings, after "A false slap".
rules-out-at = with { count-cards } or fewer in your hand puts you out of the game.
rules-pile-lost-too = with no cards at all loses the pile too, but does not put you out of the game.
rules-penalty-when-empty = { $choice ->
    [eliminate] with no cards at all puts you out of the game.
    [ignore] with no cards at all costs nothing.
   *[lockout] with no cards at all does not put you out, but your slaps do not count until a pile is taken.
}
rules-spared = That does not happen to you while you have no cards and your own challenge is open, or the pile is owed to you.

## Winning a pile

rules-collect-order = { $choice ->
    [pile] Turn over a pile you have won and put it under your hand: its oldest card comes up first.
   *[reverse] Put a pile you have won under your hand so that its newest card comes up first.
}
rules-collect-shuffle = { $choice ->
    [won] Shuffle a pile you have won, and put it under your hand.
   *[whole_hand] Shuffle a pile you have won together with your hand.
}
rules-last-jack = If your last card is a jack, it wins you the pile at once.

## Running out of cards

rules-out-at-once = Without cards you are out at once.
rules-out-unless = Without cards you are out at once, unless your own challenge is open or the pile is owed to you.
rules-passed-over = Without cards you are passed over, but you are not out yet.
rules-stays-in = Without cards you are passed over, but you are not out for that.
rules-slap-in = You may slap back in, as often as you manage to.
rules-slap-in-times = You may slap back in { count-times } in a game; after that, no cards means out.
rules-own-challenge = As long as your own challenge is open or the pile is owed to you, you are not out for having no cards.
rules-comeback-until = { $choice ->
    [unlimited] You may wait for that as long as the game lasts.
    [next_turn] You are out when your turn comes round or another player wins the pile.
    [next_trigger] You are out when the next cards that can be slapped are covered, or won by another player.
    [next_pile] You are out when another player wins the pile.
   *[next_slap] You are out when another player wins the pile with a slap.
}
rules-next-turn-for = You are out when your turn comes round or another player wins the pile; if there is something to slap just then, you have until the next card, for { $time } at most.
rules-next-turn-moment = You are out when your turn comes round or another player wins the pile; if there is something to slap just then, you have that moment only.
# $slaps (List of the following)
rules-empty-slaps = From your last card on until you have cards again, you may slap only { LIST($slaps, type: "disjunction") }.
rules-quoted = “{ $title }”
rules-quoted-when = “{ $title }” ({ SMALL($when) })

## The end

rules-win = Whoever holds all { NUMBER($n, useGrouping: 0) } cards wins the game, and so does the last one in.
rules-time-limit = After { $time } the biggest hand wins.
rules-flip-limit = After { count-cards } flipped, the biggest hand wins.
rules-nobodys = A pile on the table is nobody's then.
rules-paid-first = A lost pile goes to the challenger first; any other pile on the table is nobody's.
rules-end-level = { $choice ->
    [shared] If the biggest hands are level, they win together.
   *[draw] If the biggest hands are level, nobody wins.
}
rules-repeat = If all hands come round again as they were at the start of an earlier pile, where plain cards count as alike, the game is a draw.
rules-lone-plays-on = One player with all the cards but the pile has not won yet.
rules-lone-plays-on-slaps = One player with all the cards but the pile has not won yet: the others may still slap back in.
rules-lone-wins = One player with all the cards but the pile gets the pile, and wins at once.
rules-lone-wins-challenge = One player with all the cards but the pile gets the pile, and wins at once, but not while the challenge of another player is open or lost.
# $all (List of the following three)
rules-dead-pile = If { LIST($all) }, { $result ->
    [draw] the game is a draw.
    [payer] the last to flip who is still in wins; whoever paid the last card does not count.
   *[flipper] the last to flip who is still in wins.
}
rules-hands-empty = all hands are empty
rules-nothing-to-slap = nothing is there to slap
rules-nothing-owed = no pile is owed
# $when (Text): rules-window-when
rules-window = The last chance to slap, { $when }, is open for { $time }; each new reason for it starts the time again.
rules-window-moment = The last chance to slap, { $when }, is open for that moment only.
rules-window-when = { $at ->
    [owed] when all hands are empty and no pile is owed
    [owed-or-out] when all hands are empty and no pile is owed, or when a player would be out
    [empty-or-out] when all hands are empty, or when a player would be out
   *[empty] when all hands are empty
}

## The match. $n (Number): games

rules-best-of = A match is the best of { count-games }: it is over once nobody can catch up.
rules-first-to = The first to win { count-games } wins the match.
rules-one-game = A match is one game.
rules-fixed = A match is { count-games }, and all are played; whoever wins most of them wins it.
rules-match-level = { $choice ->
    [shared] A level match is shared.
   *[extra_round] A level match goes on, a game at a time, until one player is ahead.
}
rules-match-dealer = { $choice ->
    [left] The next game is dealt by the player on the dealer's left.
    [winner] The next game is dealt by the winner of the last.
   *[loser] The next game is dealt by the loser of the last: whoever went out first, or had the fewest cards.
}

## Manners

rules-agreed = The rules are agreed before the deal, and stay as they are.
rules-knocked = If the pile is knocked over, play stops until everyone is ready, for 15 seconds at most, and the pile is laid as it was; nobody wins or pays for it.
rules-beat = If most of the others ask for it, slaps right after a certain player's flips do not count, so that all can see the card.
