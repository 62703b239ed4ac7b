"""What each choice of a word means, in a sentence; and what holds at every table."""

CHOICES = {
    "deal.dealer": {
        "random": "Chance picks who deals first.",
        "last": "The player in the last seat deals first.",
        "cut": "Everyone cuts a card, and the lowest deals first; the ace is low, and those who "
        "tie cut again.",
    },
    "deal.remainder": {
        "deal": "Deal out all the cards, face down and one at a time; it does not matter if some "
        "players get one more.",
        "centre": "Deal the cards face down, one at a time, as far as they go round evenly; the "
        "rest lie face down in the middle, under the pile.",
    },
    "turn.out_of_turn": {
        "reject": "A flip out of turn does not happen, and costs nothing.",
        "burn": "A flip out of turn costs your top card, face down under the pile.",
    },
    "turn.drop": {
        "single": "If you drop more than one card, only one is played; take the others back.",
        "counts": "If you drop cards face up, all of them are played, and the last one lies on "
        "top.",
    },
    "challenge.on_empty": {
        "next_continues": "If you run out of cards with tries left, the next player but the "
        "challenger plays the rest; if there is nobody, the challenger gets the pile.",
        "owner_wins": "If you run out of cards with tries left, the challenger gets the pile.",
        "next_seat": "If you run out of cards with tries left, the next player plays the rest, "
        "even the challenger.",
    },
    "challenge.slaps": {
        "always": "Slaps count during a challenge too, and until a lost pile is taken.",
        "until_lost": "Slaps count during a challenge too, but no longer once it is lost.",
        "never": "Slaps do not count during a challenge.",
    },
    "lead.after_challenge": {
        "winner": "Whoever takes a lost pile flips next.",
        "left_of_winner": "The player left of whoever takes a lost pile flips next.",
        "turn_order": "After a lost pile is taken, the turn goes on round the table.",
    },
    "lead.after_slap": {
        "winner": "Whoever wins a pile like this flips next.",
        "left_of_winner": "The player left of whoever wins a pile like this flips next.",
        "turn_order": "After a pile is won like this, the turn goes on round the table.",
    },
    "slap.without_gesture": {
        "void": "A slap without that does not count, and costs nothing.",
        "bad": "A slap without that is a false slap.",
    },
    "slap.empty_pile": {
        "penalise": "Slapping the bare table is a false slap.",
        "ignore": "Slapping the bare table costs nothing.",
    },
    "tie.goes_to": {
        "closest_to_next_flipper": "Of those who tie, the one whose turn comes next takes the "
        "pile.",
        "next_flipper": "The player who is to flip next takes the pile, even without a slap.",
        "arrival": "The hand that was noticed first takes the pile.",
        "random": "Chance decides which of them takes the pile.",
    },
    "penalty.when_empty": {
        "eliminate": "with no cards at all puts you out of the game.",
        "ignore": "with no cards at all costs nothing.",
        "lockout": "with no cards at all does not put you out, but your slaps do not count until a "
        "pile is taken.",
    },
    "collect.order": {
        "pile": "Turn over a pile you have won and put it under your hand: its oldest card comes "
        "up first.",
        "reverse": "Put a pile you have won under your hand so that its newest card comes up "
        "first.",
    },
    "collect.shuffle": {
        "won": "Shuffle a pile you have won, and put it under your hand.",
        "whole_hand": "Shuffle a pile you have won together with your hand.",
    },
    "comeback.until": {
        "unlimited": "You may wait for that as long as the game lasts.",
        "next_turn": "You are out when your turn comes round or another player wins the pile",
        "next_trigger": "You are out when the next cards that can be slapped are covered, or won "
        "by another player.",
        "next_pile": "You are out when another player wins the pile.",
        "next_slap": "You are out when another player wins the pile with a slap.",
    },
    "end.lone_holder": {
        "plays_on": "One player with all the cards but the pile has not won yet",
        "wins": "One player with all the cards but the pile gets the pile, and wins at once",
    },
    "end.dead_pile": {
        "last_flipper": "the last to flip who is still in wins",
        "draw": "the game is a draw",
    },
    "end.level": {
        "shared": "If the biggest hands are level, they win together.",
        "draw": "If the biggest hands are level, nobody wins.",
    },
    "match.level": {
        "shared": "A level match is shared.",
        "extra_round": "A level match goes on, a game at a time, until one player is ahead.",
    },
    "match.dealer": {
        "left": "The next game is dealt by the player on the dealer's left.",
        "winner": "The next game is dealt by the winner of the last.",
        "loser": "The next game is dealt by the loser of the last: whoever went out first, or had "
        "the fewest cards.",
    },
}
"""Sentences, or parts of them, by option and choice."""

CUT_WITH_JOKERS = (
    "Everyone cuts a card, and the lowest deals first; the ace is low and jokers are high, and "
    "those who tie cut again."
)
HIDDEN = "Nobody looks at their cards."
JOKER_DOUBLE = "matches nothing but another joker, and that only in a double"
JOKER_ALONE = "matches no other card, not even another joker"
FIRST = "The player left of the dealer begins, and turns go clockwise."
FLIP = "On your turn, flip your top card onto the pile, so that all see it at once."
ANSWER = (
    "Flip until such a card comes: then the challenge is on to the player after you, with the "
    "tries of the new card. If your tries run out, the pile is lost to the challenger."
)
IN_VAIN = (
    "If your last card neither answers nor ends a challenge that is on you, you are out at once, "
    "even if it may be slapped, and the tries that are left go on without you."
)
NO_CHALLENGE = "No card is a challenge: each turn is one card."
FIRST_HAND = "Be the first to slap the pile when its newest cards allow it, and it is yours."
COVERED = "The next card ends the chance, and face-down cards never count."
EVERYONE = "Everyone may slap: the one who flipped, the one who is next, and those without cards."
EVERYONE_IN = (
    "Everyone still in may slap: the one who flipped, the one who is next, and a challenger "
    "without cards."
)
EVERYONE_WITH_CARDS = (
    "Everyone still in may slap, also the one who flipped and the one who is next."
)
NOT_THE_FLIPPER = "Everyone may slap but the one who flipped the newest card."
LOWEST = "If hands land on top of each other, the lowest one wins."
SAME_PRICE = "Interfering on purpose costs the same, if all the other players say so."
ALL_SAY_SO = "All the other players must say that you did."
PAY_ONCE = (
    "You pay for one false slap on a card; any more are free until a card is flipped or the pile "
    "is taken."
)
PAY_ALWAYS = "You pay for every false slap, even for a second one on the same card."
LOCKED = "After a false slap your slaps do not count"
WAIT_ONCE = "Only your first false slap on a card makes you wait."
WAIT_ALWAYS = "Every false slap makes you wait, even a second one on the same card."
SPARED = (
    "That does not happen to you while you have no cards and your own challenge is open, or the "
    "pile is owed to you."
)
ON_THE_BARE_TABLE = "A hand that comes down on the bare table"
PILE_LOST_TOO = "with no cards at all loses the pile too, but does not put you out of the game."
LAST_JACK = "If your last card is a jack, it wins you the pile at once."
EMPTY_SLAPS = "From your last card on until you have cards again, you may slap only"
PASSED_OVER = "Without cards you are passed over, but you are not out yet."
STAYS_IN = "Without cards you are passed over, but you are not out for that."
OWN_CHALLENGE = (
    "As long as your own challenge is open or the pile is owed to you, you are not out for having "
    "no cards."
)
SOMETHING_TO_SLAP = "if there is something to slap just then, you have"
WAITS_FOR_CHALLENGE = ", but not while the challenge of another player is open or lost."
PAYER = "; whoever paid the last card does not count"
ANEW = "each new reason for it starts the time again"
NOBODYS = "A pile on the table is nobody's then."
PAID_FIRST = "A lost pile goes to the challenger first; any other pile on the table is nobody's."
REPEAT = (
    "If all hands come round again as they were at the start of an earlier pile, where plain cards "
    "count as alike, the game is a draw."
)
AGREED = "The rules are agreed before the deal, and stay as they are."
KNOCKED = (
    "If the pile is knocked over, play stops until everyone is ready, for 15 seconds at most, and "
    "the pile is laid as it was; nobody wins or pays for it."
)
BEAT = (
    "If most of the others ask for it, slaps right after a certain player's flips do not count, "
    "so that all can see the card."
)
