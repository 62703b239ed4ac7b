"""The game: what an action comes to, as pure functions over immutable values."""

from firsthand import actions as a
from firsthand.errors import Frozen, GameOver, Illegal, NoSuchSeat, Out
from firsthand.events import AnyEvent
from firsthand.game import flips, manners, race
from firsthand.game.play import Play
from firsthand.game.state import State
from firsthand.game.time import elapse
from firsthand.table import Table


def actor(action: a.AnyAction) -> int | None:
    """Return the seat that asks; None for a race, which has several, and for time."""
    match action:
        case a.Slap() | a.Tick():
            return None
        case a.Beat() | a.Accuse():
            return action.by
        case _:
            return action.seat


def _admit(table: Table, action: a.AnyAction) -> None:
    """Refuse what no rule needs to be asked about."""
    seat = actor(action)
    seats = [hand.seat for hand in action.hands] if isinstance(action, a.Slap) else []
    for asker in seats if seat is None else [seat]:
        if not 0 <= asker < table.seats:
            raise NoSuchSeat(asker, f"there is no seat {asker}: seats are 0 to {table.seats - 1}")
    if isinstance(action, a.Tick):
        return
    asker = seats[0] if seats else -1 if seat is None else seat
    if table.over:
        raise GameOver(asker, "this game is over")
    if seat is not None and table.out[seat]:
        raise Out(seat, "you are out of this game")
    still = isinstance(action, a.Slap | a.Stray | a.Resume | a.Disrupt | a.Leave | a.Accuse)
    if table.frozen_at >= 0 and not still:
        raise Frozen(asker, "the pile is being rebuilt; say when you are ready")


def _act(play: Play, action: a.AnyAction) -> None:
    match action:
        case a.Flip(seat):
            flips.ask_flip(play, seat)
        case a.Drop(seat, count):
            if count < 1:
                raise NoSuchSeat(seat, "at least one card falls")
            flips.ask_flip(play, seat, count=count)
        case a.Slap():
            race.slap(play, action)
        case a.Stray():
            race.stray(play, action)
        case a.Collect(seat):
            flips.collect(play, seat)
        case a.Gesture(seat, word):
            manners.gesture(play, seat, word)
        case a.Disrupt(seat):
            manners.disrupt(play, seat)
        case a.Resume(seat):
            manners.resume(play, seat)
        case a.Beat(by, seat, ms):
            manners.beat(play, by, seat, ms)
        case a.Accuse(by, seat):
            manners.accuse(play, by, seat)
        case a.Leave(seat):
            manners.leave(play, seat)
        case _:
            play.settle()


def apply(state: State, action: a.AnyAction, at: int) -> tuple[State, tuple[AnyEvent, ...]]:
    """Return the state after an action at ``at`` ms since the deal, and what came to pass.

    Whatever is due before ``at`` happens first, at its own time. Raises a kind of `Illegal`, and
    then nothing has changed, time included: let it pass with `Tick` first to keep its events.
    """
    play = Play(state, at)
    elapse(play, at)
    _admit(play.table, action)
    _act(play, action)
    return play.state, tuple(play.events)


def decide(state: State, action: a.AnyAction, at: int) -> tuple[AnyEvent, ...]:
    """Return what an action at ``at`` ms since the deal brings about; raises `Illegal`."""
    return apply(state, action, at)[1]


def refusal(state: State, action: a.AnyAction, at: int) -> Illegal | None:
    """Return why an action would be refused, or None."""
    try:
        apply(state, action, at)
    except Illegal as illegal:
        return illegal
    return None


def legal(table: Table, seat: int) -> tuple[type[a.Action], ...]:
    """Return the kinds of action that a seat may take, as far as the open table tells.

    A slap is always allowed while in: whether it is right shows only after it (E-33).
    """
    if table.over or table.out[seat]:
        return ()
    if table.frozen_at >= 0:
        return (a.Slap, a.Resume, a.Accuse, a.Leave)
    kinds: list[type[a.Action]] = [a.Slap, a.Gesture, a.Disrupt, a.Beat, a.Accuse, a.Leave]
    if table.turn == seat and table.counts[seat] > 0:
        kinds += [a.Flip, a.Drop]
    if table.owed == seat:
        kinds.append(a.Collect)
    return tuple(kinds)
