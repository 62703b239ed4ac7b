"""One step of a room."""

from collections.abc import Callable

from firsthand.actions import Accuse, Beat, Resume
from firsthand.errors import Illegal
from firsthand.room import agreeing, away, coming, disrupting, lobby, presses, standing
from firsthand.room import messages as m
from firsthand.room.clock import advance, upcoming
from firsthand.room.desk import Desk, Refusal
from firsthand.room.follow import carry_out
from firsthand.room.held import vote
from firsthand.room.lines import awaits, ponged, renew, written
from firsthand.room.room import Room
from firsthand.room.types import (
    AnyInput,
    Closed,
    Connected,
    Joined,
    Output,
    Ponged,
    Said,
    Secret,
    Send,
    Sent,
)
from firsthand.sentences import say


def step(room: Room, given: AnyInput) -> tuple[Room, tuple[Output, ...]]:
    """Return the room after an input, and what it sends, keeps and waits for.

    Whatever is due before the input's time happens first. The last output is a `WakeAt`, except
    where nothing but a round trip was noted.
    """
    told: tuple[Send, ...] = ()
    if isinstance(given, Ponged):
        room, told = ponged(room, given)
        if not awaits(room, given.k):
            return room, told
    desk = Desk(room, given.at)
    desk.out += told
    agreeing.lapse(desk)
    advance(desk)
    take(desk, given)
    agreeing.hold(desk)
    advance(desk)
    desk.wake(upcoming(desk), away.host_waited_for(desk))
    return desk.room, tuple(desk.out)


def take(desk: Desk, given: AnyInput) -> None:
    """Take an input in; a wake-up brings nothing but its time."""
    match given:
        case Joined():
            refusal = coming.join(desk, given)
            if refusal is not None:
                desk.refuse(given.conn, "join", *refusal)
        case Connected():
            coming.come_back(desk, given)
            renew(desk, given.conn)
        case Sent():
            written(desk, given)
        case Closed(_, conn):
            coming.close(desk, conn)
        case Said(_, conn, message):
            hear(desk, conn, message)
        case Secret():
            agreeing.draw(desk, given)
        case _:
            pass


def hear(desk: Desk, conn: int, message: m.Asked) -> None:
    """Take in a browser's message; whatever has no effect is refused with its reason."""
    what = type(message).__name__.lower()
    if isinstance(message, m.Visibility):
        away.hide(desk, conn, hidden=message.hidden)
        return
    if message == LEAVE and any(conn == looker for looker, _ in desk.room.onlookers):
        coming.look_away(desk, conn)
        return
    refusal = strange(desk, conn, message.seat) or answered(desk, message)
    if refusal is not None:
        desk.refuse(conn, what, *refusal)


def strange(desk: Desk, conn: int, seat: int) -> Refusal:
    """Refuse a message for a seat that is not the connection's."""
    seats = desk.room.seats
    if not 0 <= seat < len(seats):
        return "no_such_seat", say("refusal-no-seat", seat=seat, last=len(seats) - 1)
    if seats[seat].conn != conn:
        return "not_your_seat", say("refusal-not-yours", name=seats[seat].name)
    return None


Played = m.Slap | m.Flip | m.Collect | m.Gesture | m.Ask
Kept = m.Propose | m.Settle

LEAVE = m.Ask(-1, "leave")
"""What who looks on says to go."""

SEATING: dict[str, Callable[[Desk, m.Ask], Refusal]] = {
    "object": lambda desk, ask: lobby.object_to(desk, ask.seat),
    "host": lobby.host,
    "vote_out": lambda desk, ask: coming.vote_out(desk, ask.seat, ask.target),
    "spare": lambda desk, ask: coming.spare(desk, ask.seat, ask.target),
    **dict.fromkeys(lobby.ACTS, lobby.act),
}


def answered(desk: Desk, message: m.Agree | m.Nonce | m.Watermark | Kept | Played) -> Refusal:
    """Do what a seat asks, or return why not."""
    match message:
        case m.Agree() | m.Nonce():
            return agreeing.said(desk, message)
        case m.Watermark():
            if desk.running:
                presses.watermark(desk, message)
            return None
        case m.Propose():
            return lobby.propose(desk, message)
        case m.Settle():
            return lobby.settle(desk, message)
        case m.Ask(_, what) if what in SEATING:
            return SEATING[what](desk, message)
        case m.Ask(seat, "leave"):
            coming.leave(desk, seat)
            return None
        case m.Ask(_, "go_on") if desk.room.live is not None:
            return standing.go_on(desk)
        case _:
            return idle(desk) or played(desk, message)


def idle(desk: Desk) -> Refusal:
    """Refuse what needs a game that is going on."""
    live = desk.room.live
    if live is None or live.game != desk.room.game:
        return "no_game", say("refusal-no-game")
    if live.state.table.over:
        return "game_over", say("refusal-game-over")
    if live.paused:
        return "paused", say("refusal-paused")
    return None


def played(desk: Desk, message: Played) -> Refusal:
    """Do what a seat asks in a game that is going on, or return why not."""
    match message:
        case m.Slap():
            return presses.slap(desk, message)
        case m.Flip():
            return presses.flip(desk, message)
        case m.Collect():
            return presses.collect(desk, message)
        case m.Gesture():
            return presses.gesture(desk, message)
        case m.Ask(seat, "pause"):
            return standing.pause(desk, seat)
        case m.Ask(seat, "hurry"):
            return standing.hurry(desk, seat)
        case _:
            return manner(desk, message)


def manner(desk: Desk, ask: m.Ask) -> Refusal:
    """Do one of the acts at the table, or return why not."""
    try:
        match ask.what:
            case "disrupt":
                return disrupting.disrupt(desk, ask.seat)
            case "resume":
                carry_out(desk, Resume(ask.seat), desk.engine_time())
            case "beat":
                return vote(desk, Beat(ask.seat, ask.target, ask.ms))
            case "accuse":
                return vote(desk, Accuse(ask.seat, ask.target))
            case _:
                return "unknown", say("refusal-unknown", what=ask.what)
    except Illegal as illegal:
        return presses.said(desk, illegal)
    return None
