"""One step of a room."""

from firsthand.actions import Accuse, Beat, Resume
from firsthand.errors import Illegal
from firsthand.law.types import NOBODY
from firsthand.room import messages as m
from firsthand.room.builder import Desk
from firsthand.room.play import disrupting, moves, pausing
from firsthand.room.play.effects import carry_out
from firsthand.room.play.lag import awaits, ponged, renew, written
from firsthand.room.play.votes import vote
from firsthand.room.refusals import Refusal
from firsthand.room.room import Room
from firsthand.room.schedule import advance, upcoming
from firsthand.room.seats import (
    agreeing,
    away,
    hosting,
    joining,
    leaving,
    lobby,
    returning,
    seating,
)
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
    desk.wake(upcoming(desk), hosting.host_waited_for(desk))
    return desk.room, tuple(desk.out)


def take(desk: Desk, given: AnyInput) -> None:
    """Take an input in; a wake-up brings nothing but its time."""
    match given:
        case Joined():
            refusal = joining.join(desk, given)
            if refusal is not None:
                desk.refuse(given.conn, "join", *refusal)
        case Connected():
            returning.come_back(desk, given)
            renew(desk, given.conn)
        case Sent():
            written(desk, given)
        case Closed(_, conn):
            returning.close(desk, conn)
        case Said(_, conn, message):
            hear(desk, conn, message)
        case Secret():
            agreeing.draw(desk, given)
        case _:
            pass


def hear(desk: Desk, conn: int, message: m.Asked) -> None:
    """Take in a browser's message; whatever has no effect is refused with its reason."""
    what = tag_of(message)
    if isinstance(message, m.Visibility):
        away.hide(desk, conn, hidden=message.hidden)
        return
    if message == LEAVE and any(conn == looker for looker, _ in desk.room.onlookers):
        leaving.look_away(desk, conn)
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


def tag_of(message: m.Asked) -> str:
    """Return what a message asks, as it travels."""
    return str(message.__struct_config__.tag)


LEAVE = m.Leave(NOBODY)
"""What who looks on says to go."""


Manner = m.Disrupt | m.Resume | m.Beat | m.Accuse
Played = m.Slap | m.Flip | m.Collect | m.Gesture | m.Pause | m.Hurry | Manner
Seating = m.ObjectTo | m.PassHost | m.VoteOut | m.Spare | m.Leave | m.GoOn
Dealing = m.Agree | m.Nonce | m.Propose | m.Settle | m.HostAct


def answered(desk: Desk, message: Dealing | m.Watermark | Seating | Played) -> Refusal:
    """Do what a seat asks, or return why not."""
    match message:
        case m.Agree() | m.Nonce():
            return agreeing.said(desk, message)
        case m.Watermark():
            if desk.running:
                moves.watermark(desk, message)
            return None
        case m.Propose():
            return lobby.propose(desk, message)
        case m.Settle():
            return lobby.settle(desk, message)
        case m.SeatBot() | m.FreeSeat() | m.Kick() | m.RemoveSeat() | m.Rename():
            return seating.about_seat(desk, message)
        case m.AddSeat() | m.DealNow():
            return seating.about_table(desk, message)
        case _:
            return seated(desk, message)


def seated(desk: Desk, message: Seating | Played) -> Refusal:
    """Do what a seat asks about the people of the table, or return why not."""
    match message:
        case m.ObjectTo(seat):
            return lobby.object_to(desk, seat)
        case m.PassHost():
            return hosting.host(desk, message)
        case m.VoteOut(seat, target):
            return leaving.vote_out(desk, seat, target)
        case m.Spare(seat, target):
            return leaving.spare(desk, seat, target)
        case m.Leave(seat):
            leaving.leave(desk, seat)
            return None
        case m.GoOn():
            return pausing.go_on(desk) if desk.room.live is not None else idle(desk)
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
            return moves.slap(desk, message)
        case m.Flip():
            return moves.flip(desk, message)
        case m.Collect():
            return moves.collect(desk, message)
        case m.Gesture():
            return moves.gesture(desk, message)
        case m.Pause(seat):
            return pausing.pause(desk, seat)
        case m.Hurry(seat):
            return pausing.hurry(desk, seat)
        case _:
            return manner(desk, message)


def manner(desk: Desk, message: Manner) -> Refusal:
    """Do one of the acts at the table, or return why not."""
    try:
        match message:
            case m.Disrupt(seat):
                return disrupting.disrupt(desk, seat)
            case m.Resume(seat):
                carry_out(desk, Resume(seat), desk.engine_time())
            case m.Beat(seat, target, ms):
                return vote(desk, Beat(seat, target, ms))
            case _:
                return vote(desk, Accuse(message.seat, message.target))
    except Illegal as illegal:
        return moves.said(desk, illegal)
    return None
