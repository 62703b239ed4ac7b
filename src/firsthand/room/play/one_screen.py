"""Several seats at one screen: presses of one frame, and touches that the device takes."""

from collections.abc import Sequence

from firsthand.actions import Disrupt
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.play.disrupting import all_at_one_connection
from firsthand.room.play.effects import attempt
from firsthand.room.play.moves import refused_by_rules
from firsthand.room.play.race import void_hands
from firsthand.room.refusals import Refusal
from firsthand.sentences import say

MOVES_MOST = 32
"""The most presses of one frame that are taken."""

KINDS = (m.Gesture, m.Slap, m.Collect, m.Flip)
"""In which order presses of one moment are heard: a gesture goes before its slap."""

AnyPress = m.Gesture | m.Slap | m.Collect | m.Flip


def in_order(step: StepBuilder, moves: Sequence[AnyPress]) -> list[AnyPress]:
    """Return the presses of one frame in an order that no page chooses: by card, time and kind.

    What is equal in all of these goes by turn, from the seat from which ties are counted (A-21).
    """
    seats = len(step.room.seats)
    first = step.first if step.room.live is not None else 0

    def order_of(press: AnyPress) -> tuple[int, float, int, int]:
        kind = KINDS.index(type(press))
        return press.k, press.claim, kind, (press.seat - first) % seats

    return sorted(moves, key=order_of)


def too_many(moves: Sequence[AnyPress]) -> Refusal:
    """Refuse more presses than hands make in a frame."""
    if len(moves) <= MOVES_MOST:
        return None
    return "malformed", say("refusal-frame", most=MOVES_MOST, n=len(moves))


def pressed_elsewhere(step: StepBuilder, seat: int) -> bool:
    """Return whether a hand is down that came from no bot and not from the screen of a seat.

    The line of that person may have broken since, or the person may have left.
    """
    live, seats = step.live, step.room.seats
    down = (*live.hands, *(one.hand for one in live.false_slaps))
    pressed = [seats[hand.seat] for hand in down]
    return any(not one.is_bot and one.conn != seats[seat].conn for one in pressed)


def interrupt(step: StepBuilder, wish: m.Interrupt) -> Refusal:
    """Void the race on the newest card for the device's own gesture, once a pile.

    Play stands still until all at the table say that it goes on; then the same pile is shown
    again. A second time on the same pile the hands that are down count.
    """
    if not all_at_one_connection(step) or pressed_elsewhere(step, wish.seat):
        return "waiting", say("refusal-interrupt")
    live, table = step.live, step.state.table
    newest = live.newest
    if wish.k != newest.k or newest.piles != table.piles or live.interrupted[0] == table.piles:
        return None
    on_this_card = tuple(one for one in live.false_slaps if one.k == newest.k and not one.early)
    illegal = attempt(step, Disrupt(wish.seat), step.engine_time())
    if illegal is not None:
        return refused_by_rules(step, illegal)
    step.change_game(
        interrupted=(table.piles, newest.k),
        hands=step.live.hands + tuple(one.hand for one in on_this_card),
        false_slaps=tuple(one for one in step.live.false_slaps if one not in on_this_card),
    )
    if step.live.hands:
        void_hands(step)
    return None
