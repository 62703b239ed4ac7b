"""What a room knows of its connections' lag: round trips, and when a card was written to whom."""

from collections.abc import Iterable
from math import isfinite

import msgspec

from firsthand.judge import (
    Lag,
    LagTracker,
    Policy,
    Race,
    answered,
    jitter,
    lag_of,
    landed,
    measured,
    sampled,
    tunnelled,
    turned,
    unvouched,
)
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Reveal
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.room.types import DURING_HANDS, Ponged, Send, Sent
from firsthand.room.views.seated import unsure
from firsthand.sentences import say

BACK = Lag(measured=False)
"""Who came back after the card was shown is judged by arrival, and not waited for."""

DRAWN = Lag(drawn=True)
"""A bot has no line."""

PLAIN = Policy()
BEHIND = unvouched(PLAIN)

replace = msgspec.structs.replace


def measuring(room: Room) -> Policy:
    """Return what is measured of a line goes by at a table."""
    return PLAIN if room.vouched else BEHIND


def lags(step: StepBuilder) -> tuple[Lag, ...]:
    """Return what the judge may know of each seat's line, in the newest race."""
    returned, linked = step.live.returned, dict(step.live.linked)
    return tuple(
        linked.get(index)
        or (
            DRAWN
            if seat.is_bot
            else BACK
            if index in returned
            else lag_of(measuring(step.room), seat.line)
        )
        for index, seat in enumerate(step.room.seats)
    )


def ground(step: StepBuilder, reveal: Reveal) -> Race:
    """Return what is known about a card before anybody reached for it."""
    sent = reveal.to or (reveal.sent,) * len(step.room.seats)
    if reveal.k < step.live.newest.k:
        return Race(reveal.k, False, sent, stood(step))
    return Race(reveal.k, False, sent, lags(step), watermarks=step.live.watermarks)


def stood(step: StepBuilder) -> tuple[Lag, ...]:
    """Return what is known of each seat's line in races on earlier cards."""
    return tuple(DRAWN if seat.is_bot else seat.line.stood for seat in step.room.seats)


def audit_hands(step: StepBuilder, hands: Iterable[JudgedHand], *, counts: bool = True) -> None:
    """Note how the hands of people were credited.

    Nothing is held against a line that was not measured, nor learnt from hands on earlier cards.
    """
    for credit in hands:
        seat = step.room.seats[credit.seat]
        if seat.is_bot:
            continue
        known = counts and seat.line.stood.measured
        line = landed(measuring(step.room), seat.line, credit) if known else seat.line
        clamped = seat.clamped + (credit.how == "clamped")
        step.change_seat(credit.seat, slaps=seat.slaps + 1, clamped=clamped)
        audited(step, credit.seat, line)


def audit_flip(step: StepBuilder, credit: JudgedHand) -> None:
    """Note how a person's flip or collection was credited."""
    line = step.room.seats[credit.seat].line
    if line.stood.measured:
        audited(step, credit.seat, turned(measuring(step.room), line, credit))


def audited(step: StepBuilder, index: int, line: LagTracker) -> None:
    """Keep what was learnt of a line; all hear when its times become unsure, or sure again."""
    before = unsure(step.room.seats[index])
    step.change_seat(index, line=line)
    if unsure(step.room.seats[index]) != before:
        step.send_seated_if_open()


def ponged(room: Room, given: Ponged) -> tuple[Room, tuple[Send, ...]]:
    """Note a round trip, and tell the connection how its line is, if it should hear."""
    newest = room.live.newest.k if room.live is not None else NOWHERE
    seats, told = [], []
    for seat in room.seats:
        if seat.conn != given.conn or not isfinite(given.rtt):
            seats.append(seat)
            continue
        policy, during = measuring(room), given.k == DURING_HANDS
        line = (
            answered(policy, seat.line, given.rtt, given.tcp_info)
            if given.k == newest >= 0
            else sampled(policy, seat.line, given.rtt, given.tcp_info, during=during)
        )
        seats.append(replace(seat, line=line._replace(heard=given.heard)))
        told.append(seats[-1])
    out = (Send(given.conn, line_view(told)),) if given.tells and told else ()
    if not told and given.tells and any(conn == given.conn for conn, _ in room.onlookers):
        out = (
            Send(
                given.conn,
                line_view([Seat("", line=sampled(measuring(room), LagTracker(), given.rtt))]),
            ),
        )
    room = replace(room, seats=tuple(seats)) if told else room
    if told and not room.tunnel_told and tunnelled(PLAIN, told[0].line):
        notices = warned(room)
        return replace(room, tunnel_told=bool(notices)), (*out, *notices)
    return room, out


def warned(room: Room) -> tuple[Send, ...]:
    """Return what a table is told of a tunnel, nothing while its host is away.

    Only the host hears how the server is to be started.
    """
    host = room.seats[room.host]
    if host.conn == NOWHERE:
        return ()
    who = "you" if tunnelled(PLAIN, host.line) else "friends"
    to_host, to_guest = say("notice-tunnel-host", who=who), say("notice-tunnel-guest")
    conns = dict.fromkeys(seat.conn for seat in room.seats if seat.conn != NOWHERE)
    return tuple(Send(conn, m.Notice(to_host if conn == host.conn else to_guest)) for conn in conns)


def awaits(room: Room, k: int) -> bool:
    """Return whether a verdict may depend on the round trip of reveal ``k``."""
    live = room.live
    if live is None or live.newest.k != k or live.halted_at >= 0:
        return False
    return bool(live.hands or live.postponed) or live.wish is not None


def line_view(seats: list[Seat]) -> m.Line:
    """Return what a connection hears of its own line, from the seats there."""
    line = seats[0].line
    known = measured(PLAIN, line)
    return m.Line(
        rtt=known.min_rtt if known.measured else min(line.rtts),
        jitter=jitter(PLAIN, known),
        clamped=sum(seat.clamped for seat in seats),
        slaps=sum(seat.slaps for seat in seats),
        measured=known.measured,
        probation=known.on_probation
        or any(measured(PLAIN, seat.line).on_probation for seat in seats[1:]),
    )


def written(step: StepBuilder, given: Sent) -> None:
    """Note that a reveal was written later than planned: its seats' time runs from then."""
    live = step.room.live
    if live is None or live.newest.k != given.k:
        return
    newest, at = live.newest, live.played(given.when)
    to = tuple(
        at if seat.conn == given.conn else newest.sent_to(index)
        for index, seat in enumerate(step.room.seats)
    )
    step.change_game(reveals=(*live.reveals[:-1], replace(newest, to=to)))


def renew(step: StepBuilder, conn: int) -> None:
    """A new connection has a line of its own; what is known of the hands stays."""
    for index, seat in enumerate(step.room.seats):
        if seat.conn == conn:
            line = LagTracker(spent=seat.line.spent, audit=seat.line.audit)
            step.change_seat(index, line=line)
