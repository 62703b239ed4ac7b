"""Flipping, dropping and collecting: `firsthand.game.flips` once more, in arrays."""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.fold import OUT_OF_TURN, flipped
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.play import BY_CHALLENGE, lapse, pay, take
from firsthand.lab.kernel.reading import flow_of, slappable_empty
from firsthand.lab.kernel.settle import settle
from firsthand.law.duel import covering
from firsthand.law.duel import flipped as flipped_on
from firsthand.law.patterns import JACK
from firsthand.law.types import NOBODY, Law, Taken

BY_LAST_JACK = int(Taken.LAST_JACK)

(
    ALLOWED, GAME_OVER, NO_SUCH_SEAT, OUT, OUT_OF_TURN_NOW, NO_CARDS, PILE_OWED, NOT_OWED, NO_SLAPS,
    NOT_AGREED, FROZEN, NOT_FROZEN,
) = range(12)  # fmt: skip
"""Why an action is refused, by its place in `firsthand.lab.tape.REFUSALS`."""


def may_flip(board: p.Ints, seat: int) -> int:
    """Return why a seat may not flip, if there is a reason (E-13, E-36, A-10)."""
    if board[p.LOST] == 1:
        return PILE_OWED
    if board[p.COUNT + seat] == 0:
        return NO_CARDS
    return ALLOWED if board[p.TURN] == seat else OUT_OF_TURN_NOW


def flip(
    law: Law, house: House, board: Ints, cards: Ints, seat: int, count: int, by_itself: int
) -> None:
    """Turn up the top card of a hand, or let several fall; and what follows from it.

    Before the card lies there, whoever has had the last chance to slap is out (A-25); where that
    costs the seat its last card (R-5), or ends the game, it turns none.
    """
    lapse(board, covering(law, flow_of(house, board), slappable_empty(law, board)))
    settle(law, house, board, cards, 1)
    if board[p.TURN] != seat:
        return
    number = min(count, board[p.COUNT + seat])
    left = board[p.COUNT + seat] - number
    last = board[p.HEAD + seat] + number - 1
    rank = cards[seat * house.ring + (last & (house.ring - 1))] >> 2
    after = flipped_on(law, flow_of(house, board), seat, rank, left)
    flipped(house, board, cards, seat, number, by_itself, after.duel)
    lapse(board, after)
    follow_flip(law, house, board, cards, seat, rank)


def follow_flip(law: Law, house: House, board: Ints, cards: Ints, seat: int, rank: int) -> None:
    """Let follow what follows from a card of a rank that a seat has just turned up."""
    if board[p.COUNT + seat] == 0 and rank == JACK and law.last_jack == 1:
        take(law, house, board, cards, seat, BY_LAST_JACK, 0)
    settle(law, house, board, cards, 0)


def ask_flip(law: Law, house: House, board: Ints, cards: Ints, seat: int, count: int) -> int:
    """Flip or drop as a seat asked; out of turn it is refused, or costs a card (A-49)."""
    owed, mine = board[p.LOST] == 1, board[p.TURN] == seat
    if house.burns == 1 and not owed and not mine and board[p.COUNT + seat] > 0:
        pay(law, house, board, cards, seat, NOBODY, OUT_OF_TURN)
        settle(law, house, board, cards, 0)
        return ALLOWED
    refusal = may_flip(board, seat)
    if refusal == ALLOWED:
        flip(law, house, board, cards, seat, count if house.drops == 1 else 1, 0)
    return refusal


def collect(law: Law, house: House, board: Ints, cards: Ints, seat: int) -> int:
    """Take a pile that is owed (E-20)."""
    if board[p.LOST] == 0 or board[p.CHALLENGER] != seat:
        return NOT_OWED
    take(law, house, board, cards, seat, BY_CHALLENGE, 0)
    settle(law, house, board, cards, 0)
    return ALLOWED
