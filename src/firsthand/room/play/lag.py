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
from firsthand.room.builder import Desk
from firsthand.room.live import Reveal
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.room.types import Ponged, Send, Sent
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


def lags(desk: Desk) -> tuple[Lag, ...]:
    """Return what the judge may know of each seat's line, in the newest race."""
    returned, linked = desk.live.returned, dict(desk.live.linked)
    return tuple(
        linked.get(place)
        or (
            DRAWN
            if seat.is_bot
            else BACK
            if place in returned
            else lag_of(measuring(desk.room), seat.line)
        )
        for place, seat in enumerate(desk.room.seats)
    )


def ground(desk: Desk, reveal: Reveal) -> Race:
    """Return what is known about a card before anybody reached for it."""
    sent = reveal.to or (reveal.sent,) * len(desk.room.seats)
    if reveal.k < desk.live.newest.k:
        return Race(reveal.k, False, sent, stood(desk))
    return Race(reveal.k, False, sent, lags(desk), watermarks=desk.live.watermarks)


def stood(desk: Desk) -> tuple[Lag, ...]:
    """Return what is known of each seat's line in races on earlier cards."""
    return tuple(DRAWN if seat.is_bot else seat.line.stood for seat in desk.room.seats)


def audit_hands(desk: Desk, hands: Iterable[JudgedHand], *, counts: bool = True) -> None:
    """Note how the hands of people were credited.

    Nothing is held against a line that was not measured, nor learnt from hands on earlier cards.
    """
    for credit in hands:
        seat = desk.room.seats[credit.seat]
        if seat.is_bot:
            continue
        known = counts and seat.line.stood.measured
        line = landed(measuring(desk.room), seat.line, credit) if known else seat.line
        clamped = seat.clamped + (credit.how == "clamped")
        desk.seat(credit.seat, line=line, slaps=seat.slaps + 1, clamped=clamped)


def audit_flip(desk: Desk, credit: JudgedHand) -> None:
    """Note how a person's flip or collection was credited."""
    line = desk.room.seats[credit.seat].line
    if line.stood.measured:
        desk.seat(credit.seat, line=turned(measuring(desk.room), line, credit))


def ponged(room: Room, given: Ponged) -> tuple[Room, tuple[Send, ...]]:
    """Note a round trip, and tell the connection how its line is, if it should hear."""
    newest = room.live.newest.k if room.live is not None else NOWHERE
    seats, told = [], []
    for seat in room.seats:
        if seat.conn != given.conn or not isfinite(given.trip):
            seats.append(seat)
            continue
        behind = answered if given.k == newest >= 0 else sampled
        line = behind(measuring(room), seat.line, given.trip, given.kernel)._replace(
            heard=given.heard
        )
        seats.append(replace(seat, line=line))
        told.append(seats[-1])
    out = (Send(given.conn, note(told)),) if given.tells and told else ()
    if not told and given.tells and any(conn == given.conn for conn, _ in room.onlookers):
        out = (
            Send(
                given.conn,
                note([Seat("", line=sampled(measuring(room), LagTracker(), given.trip))]),
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
    """Tell whether a verdict may depend on the round trip of reveal ``k``."""
    live = room.live
    if live is None or live.newest.k != k or live.halted_at >= 0:
        return False
    return bool(live.hands or live.held) or live.wish is not None


def note(seats: list[Seat]) -> m.Line:
    """Return what a connection hears of its own line, from the seats there."""
    line = seats[0].line
    known = measured(PLAIN, line)
    return m.Line(
        trip=known.min_rtt if known.measured else min(line.rtts),
        jitter=jitter(PLAIN, known),
        clamped=sum(seat.clamped for seat in seats),
        slaps=sum(seat.slaps for seat in seats),
        measured=known.measured,
        probation=known.on_probation
        or any(measured(PLAIN, seat.line).on_probation for seat in seats[1:]),
    )


def written(desk: Desk, given: Sent) -> None:
    """Note that a reveal was written later than planned: its seats' time runs from then."""
    live = desk.room.live
    if live is None or live.newest.k != given.k:
        return
    newest, at = live.newest, live.played(given.when)
    to = tuple(
        at if seat.conn == given.conn else newest.sent_to(place)
        for place, seat in enumerate(desk.room.seats)
    )
    desk.play(reveals=(*live.reveals[:-1], replace(newest, to=to)))


def renew(desk: Desk, conn: int) -> None:
    """A new connection has a line of its own; what is known of the hands stays."""
    for place, seat in enumerate(desk.room.seats):
        if seat.conn == conn:
            line = LagTracker(spent=seat.line.spent, audit=seat.line.audit)
            desk.seat(place, line=line)
