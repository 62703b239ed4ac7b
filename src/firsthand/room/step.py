"""One step of a room: an input goes in, the changed room and its outputs come out."""

from firsthand.actions import Accuse, Beat, Resume
from firsthand.errors import Illegal
from firsthand.law.types import NOBODY
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.play import disrupting, moves, one_screen, pausing
from firsthand.room.play.effects import carry_out
from firsthand.room.play.lag import awaits, ponged, renew, written
from firsthand.room.play.own_bots import take_intent
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
    Answered,
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


def step(room: Room, incoming: AnyInput) -> tuple[Room, tuple[Output, ...]]:
    """Return the room after an input, and what it sends, keeps and waits for.

    Whatever is due before the input's time happens first. The last output is a `WakeAt`, except
    where nothing but a round trip was noted.
    """
    sent: tuple[Send, ...] = ()
    if isinstance(incoming, Ponged):
        room, sent = ponged(room, incoming)
        if not awaits(room, incoming.k):
            return room, sent
    stall = incoming.stall if isinstance(incoming, Said) else 0
    builder = StepBuilder(room, incoming.at, stall)
    builder.out += sent
    agreeing.lapse_list(builder)
    advance(builder)
    take(builder, incoming)
    agreeing.check_list(builder)
    advance(builder)
    builder.wake(upcoming(builder), hosting.host_waited_for(builder))
    return builder.room, tuple(builder.out)


def take(step: StepBuilder, incoming: AnyInput) -> None:
    """Carry out an input; a wake-up only brings its time."""
    match incoming:
        case Joined():
            refusal = joining.join(step, incoming)
            if refusal is not None:
                step.refuse(incoming.conn, "join", *refusal)
        case Connected():
            returning.come_back(step, incoming)
            renew(step, incoming.conn)
        case Sent():
            written(step, incoming)
        case Closed(_, conn):
            returning.close(step, conn)
        case Said(_, conn, message):
            hear(step, conn, message)
        case Secret():
            agreeing.take_secret(step, incoming)
        case Answered():
            take_intent(step, incoming)
        case _:
            pass


def hear(step: StepBuilder, conn: int, message: m.Asked) -> None:
    """Carry out a page's message, or send why it is refused."""
    what = tag_of(message)
    if isinstance(message, m.Visibility):
        away.hide(step, conn, hidden=message.hidden)
        return
    if isinstance(message, m.Frame):
        hear_frame(step, conn, message)
        return
    if message == LEAVE and any(conn == looker for looker, _ in step.room.onlookers):
        leaving.look_away(step, conn)
        return
    refusal = refused_seat(step, conn, message.seat) or answered(step, message)
    if refusal is not None:
        step.refuse(conn, what, *refusal)


def hear_frame(step: StepBuilder, conn: int, frame: m.Frame) -> None:
    """Take in all presses of one frame before any of them is judged."""
    refusal = one_screen.too_many(frame.moves)
    if refusal is not None:
        step.refuse(conn, tag_of(frame), *refusal)
        return
    for press in one_screen.in_order(step, frame.moves):
        hear(step, conn, press)


def refused_seat(step: StepBuilder, conn: int, seat: int) -> Refusal:
    """Refuse a message for a seat that is not the connection's."""
    seats = step.room.seats
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


TableAct = m.Disrupt | m.Resume | m.Beat | m.Accuse | m.Interrupt
Played = m.Slap | m.Flip | m.Collect | m.Gesture | m.Pause | m.Hurry | TableAct
Seating = m.ObjectTo | m.PassHost | m.VoteOut | m.Spare | m.Leave | m.GoOn
Dealing = m.Agree | m.Nonce | m.Propose | m.Settle | m.HostAct


Quiet = m.Watermark | m.Seen


def answered(step: StepBuilder, message: Dealing | Quiet | Seating | Played) -> Refusal:
    """Do what a seat asks, or return why not."""
    match message:
        case m.Agree() | m.Nonce():
            return agreeing.take_answer(step, message)
        case m.Watermark() | m.Seen():
            if step.running:
                moves.note_without_press(step, message)
            return None
        case m.Propose():
            return lobby.propose(step, message)
        case m.Settle():
            return lobby.settle(step, message)
        case m.SeatBot() | m.FreeSeat() | m.Kick() | m.RemoveSeat() | m.Rename() | m.Handicap():
            return seating.about_seat(step, message)
        case m.AddSeat() | m.DealNow():
            return seating.about_table(step, message)
        case _:
            return seated(step, message)


def seated(step: StepBuilder, message: Seating | Played) -> Refusal:
    """Do what a seat asks about the people of the table, or return why not."""
    match message:
        case m.ObjectTo(seat):
            return lobby.object_to(step, seat)
        case m.PassHost():
            return hosting.hand_over(step, message)
        case m.VoteOut(seat, target):
            return leaving.vote_out(step, seat, target)
        case m.Spare(seat, target):
            return leaving.spare(step, seat, target)
        case m.Leave(seat):
            leaving.leave(step, seat)
            return None
        case m.GoOn():
            return pausing.end_pause(step) if step.room.live is not None else idle(step)
        case _:
            return idle(step) or played(step, message)


def idle(step: StepBuilder) -> Refusal:
    """Return why an act is refused while no game is on or its clocks stand still."""
    live = step.room.live
    if live is None or live.game != step.room.game:
        return "no_game", say("refusal-no-game")
    if live.state.table.over:
        return "game_over", say("refusal-game-over")
    if live.paused:
        return "paused", say("refusal-paused")
    if step.room.waits_until >= 0:
        return "paused", say("refusal-all-back")
    return None


def played(step: StepBuilder, message: Played) -> Refusal:
    """Do what a seat asks in a game that is going on, or return why not."""
    if isinstance(message, m.Slap | m.Flip | m.Collect | m.Gesture):
        agreeing.press(step, message.seat, message.device)
    match message:
        case m.Slap():
            return moves.slap(step, message)
        case m.Flip():
            return moves.flip(step, message)
        case m.Collect():
            return moves.collect(step, message)
        case m.Gesture():
            return moves.gesture(step, message)
        case m.Pause(seat):
            return pausing.pause(step, seat)
        case m.Hurry(seat):
            return pausing.hurry(step, seat)
        case _:
            return act_at_table(step, message)


def act_at_table(step: StepBuilder, message: TableAct) -> Refusal:
    """Do one of the acts at the table, or return why not."""
    try:
        match message:
            case m.Interrupt():
                return one_screen.interrupt(step, message)
            case m.Disrupt(seat):
                return disrupting.disrupt(step, seat)
            case m.Resume(seat):
                carry_out(step, Resume(seat), step.engine_time())
            case m.Beat(seat, target, ms):
                return vote(step, Beat(seat, target, ms))
            case _:
                return vote(step, Accuse(message.seat, message.target))
    except Illegal as illegal:
        return moves.refused_by_rules(step, illegal)
    return None
