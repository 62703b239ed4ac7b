"""Flipping, dropping and collecting."""

from firsthand.cards import Rank
from firsthand.errors import NoCards, NotOwed, OutOfTurn, PileOwed
from firsthand.events import Flipped
from firsthand.game.play import Play
from firsthand.game.state import live
from firsthand.law import duel as duels
from firsthand.law.types import NOBODY, Taken


def may_flip(play: Play, seat: int) -> None:
    """Raise the reason why a seat may not flip, if there is one (E-13, E-36, A-10)."""
    table = play.table
    if table.lost:
        raise PileOwed(seat, f"the pile is owed to seat {table.challenger}: it is taken first")
    if table.counts[seat] == 0:
        raise NoCards(seat, "you have no cards to turn")
    if table.turn != seat:
        whose = "nobody" if table.turn == NOBODY else f"seat {table.turn}"
        raise OutOfTurn(seat, f"it is not your turn: {whose} is to flip")


def flip(play: Play, seat: int, *, count: int = 1, by_itself: bool = False) -> None:
    """Turn up the top card of a hand, or let several fall; and what follows from it.

    Before the card lies there, whoever has had the last chance to slap is out (A-25); where that
    costs the seat its last card (R-5), or ends the game, it turns none.
    """
    play.lapse(duels.covering(play.law, play.flow, int(live(play.state).empty)))
    play.settle(closed=True)
    if play.table.turn != seat:
        return
    cards = play.state.stocks[seat][:count]
    left = play.table.counts[seat] - len(cards)
    rank = cards[-1] >> 2
    after = duels.flipped(play.law, play.flow, seat, rank, left)
    play.emit(
        Flipped(at=play.now, seat=seat, cards=cards, duel=after.duel, by_itself=by_itself), after
    )
    if left == 0 and rank == Rank.JACK and play.law.last_jack:
        play.take(seat, Taken.LAST_JACK)
    play.settle()


def ask_flip(play: Play, seat: int, *, count: int = 1) -> None:
    """Flip or drop as a seat asked; out of turn it is refused, or costs a card (A-49)."""
    table = play.table
    burns = play.state.rules.turn.out_of_turn == "burn"
    if burns and not table.lost and table.turn != seat and table.counts[seat] > 0:
        play.pay(seat, NOBODY, "out_of_turn")
        play.settle()
        return
    may_flip(play, seat)
    played = count if play.state.rules.turn.drop == "counts" else 1
    flip(play, seat, count=played)


def collect(play: Play, seat: int) -> None:
    """Take a pile that is owed (E-20)."""
    if play.table.owed != seat:
        raise NotOwed(seat, "no pile is owed to you")
    play.take(seat, Taken.CHALLENGE)
    play.settle()
