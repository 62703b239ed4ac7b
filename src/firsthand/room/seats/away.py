"""Players who are away: their turns are flipped, and when they stay away others take over."""

from firsthand import actions as a
from firsthand.room.builder import Desk
from firsthand.room.play.bots import think
from firsthand.room.play.dealing import SUBSTITUTE
from firsthand.room.play.effects import carry_out
from firsthand.room.play.pausing import wind
from firsthand.room.play.postponed import hold, leaving
from firsthand.room.seats.hosting import pass_host


def go_away(desk: Desk, conn: int, /, **changes: object) -> None:
    """The page of a connection is not looked at any more."""
    gone = seats_of(desk, conn)
    for place in gone:
        since = desk.room.seats[place].away_since
        desk.seat(place, away_since=desk.at if since < 0 else since, **changes)
    wind(desk)
    if gone and desk.running:
        think(desk, fresh=False)
    tell(desk, gone)


def return_to(desk: Desk, places: tuple[int, ...], **changes: object) -> None:
    """A person looks at the table again and has his seats back, whoever played them meanwhile."""
    for place in places:
        desk.seat(place, away_since=-1, hidden=False, temperament="", **changes)
    if desk.room.live is not None:
        change_mind(desk, places)
    wind(desk)


def change_mind(desk: Desk, places: tuple[int, ...]) -> None:
    """Drop what was meant to be done on seats that somebody else plays from now on."""
    kept = [intent for intent in desk.live.intents if intent.seat not in places]
    desk.play(intents=tuple(kept))


def hide(desk: Desk, conn: int, *, hidden: bool) -> None:
    """Note whether a page is hidden: then it is not waited for (JUDGE.md)."""
    if hidden:
        go_away(desk, conn, hidden=True)
        return
    back = tuple(place for place in seats_of(desk, conn) if desk.room.seats[place].hidden)
    return_to(desk, back)
    tell(desk, back)


def seats_of(desk: Desk, conn: int) -> tuple[int, ...]:
    """Return the seats at which a connection sits."""
    return tuple(place for place, seat in enumerate(desk.room.seats) if seat.conn == conn)


def tell(desk: Desk, places: tuple[int, ...]) -> None:
    """Tell an open table that seats have changed."""
    if places:
        desk.tell_company()


def take_over(desk: Desk) -> bool:
    """Let a bot play for somebody who has been away too long, or fold his cards, as was agreed.

    Return whether there was anybody.
    """
    late = [place for place, at in staying_away(desk).items() if at <= desk.now]
    if late:
        replaced(desk, late[0])
        pass_host(desk)
        desk.tell_seated()
    return bool(late)


def staying_away(desk: Desk) -> dict[int, int]:
    """Return until when, in ms of play, those who are away may stay so, by seat."""
    room, live = desk.room, desk.live
    if room.away == "wait":
        return {}
    return {
        place: seat.away_since + room.away_ms - live.began - live.halted
        for place, seat in enumerate(room.seats)
        if seat.is_away
        and not seat.is_bot
        and not live.state.table.out[place]
        and place not in leaving(desk)
    }


def replaced(desk: Desk, place: int) -> None:
    """Let a bot play on a seat, or fold it."""
    if desk.room.away == "fold":
        hold(desk, place, doing="act", action=a.Leave(place))
        return
    change_mind(desk, (place,))
    desk.seat(place, temperament=SUBSTITUTE)
    if desk.state.table.frozen_at >= 0:
        carry_out(desk, a.Resume(place), desk.engine_time())
    think(desk, fresh=False)
