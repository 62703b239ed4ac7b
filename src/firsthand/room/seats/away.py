"""Players who are away: others flip for them, and after a while play for them."""

from firsthand import actions as a
from firsthand.law.types import NEVER
from firsthand.room.builder import StepBuilder
from firsthand.room.play.bots import think
from firsthand.room.play.dealing import SUBSTITUTE
from firsthand.room.play.effects import carry_out
from firsthand.room.play.pausing import run_or_stop_clocks
from firsthand.room.play.postponed import leaving, postpone
from firsthand.room.seats.hosting import pass_host


def go_away(step: StepBuilder, conn: int, /, **changes: object) -> None:
    """The page of a connection is not looked at any more."""
    gone = seats_of(step, conn)
    for index in gone:
        since = step.room.seats[index].away_since
        step.change_seat(index, away_since=step.at if since < 0 else since, **changes)
    run_or_stop_clocks(step)
    if gone and step.running:
        think(step, fresh=False)
    send_changed(step, gone)


def return_to(step: StepBuilder, indexes: tuple[int, ...], **changes: object) -> None:
    """Give a person who is back his seats again, whoever played them meanwhile."""
    for index in indexes:
        step.change_seat(index, away_since=NEVER, hidden=False, temperament="", **changes)
    if step.room.live is not None:
        drop_moves(step, indexes)
    run_or_stop_clocks(step)


def drop_moves(step: StepBuilder, indexes: tuple[int, ...]) -> None:
    """Drop the moves that were meant for seats that somebody else plays from now on."""
    kept = [intent for intent in step.live.intents if intent.seat not in indexes]
    step.change_game(intents=tuple(kept))


def hide(step: StepBuilder, conn: int, *, hidden: bool) -> None:
    """Note whether a page is hidden: then it is not waited for (JUDGE.md)."""
    if hidden:
        go_away(step, conn, hidden=True)
        return
    back = tuple(index for index in seats_of(step, conn) if step.room.seats[index].hidden)
    return_to(step, back)
    send_changed(step, back)


def seats_of(step: StepBuilder, conn: int) -> tuple[int, ...]:
    """Return the seats at which a connection sits."""
    return tuple(index for index, seat in enumerate(step.room.seats) if seat.conn == conn)


def send_changed(step: StepBuilder, indexes: tuple[int, ...]) -> None:
    """Send everyone the seats, if some of them changed and others may join the table."""
    if indexes:
        step.send_seated_if_open()


def take_over(step: StepBuilder) -> bool:
    """Replace one player who has been away too long: a bot plays, or he folds, as agreed.

    Return whether there was anybody.
    """
    late = [index for index, at in staying_away(step).items() if at <= step.now]
    if late:
        replaced(step, late[0])
        pass_host(step)
        step.send_seated()
    return bool(late)


def staying_away(step: StepBuilder) -> dict[int, int]:
    """Return until when, in ms of play, those who are away may stay so, by seat."""
    room, live = step.room, step.live
    if room.away == "wait":
        return {}
    return {
        index: seat.away_since + room.away_ms - live.began - live.halted
        for index, seat in enumerate(room.seats)
        if seat.is_away
        and not seat.is_bot
        and not live.state.table.out[index]
        and index not in leaving(step)
    }


def replaced(step: StepBuilder, index: int) -> None:
    """Give a seat to a bot, or fold its hand, as was agreed."""
    if step.room.away == "fold":
        postpone(step, index, doing="act", action=a.Leave(index))
        return
    drop_moves(step, (index,))
    step.change_seat(index, temperament=SUBSTITUTE)
    if step.state.table.frozen_at >= 0:
        carry_out(step, a.Resume(index), step.engine_time())
    think(step, fresh=False)
