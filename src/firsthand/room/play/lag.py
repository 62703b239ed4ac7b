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
    """Return the constants by which a room measures lag."""
    return PLAIN if room.vouched else BEHIND


def lags(step: StepBuilder) -> tuple[Lag, ...]:
    """Return the lag of each seat in the race for the newest card, as the judge is given it."""
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


def race_before_hands(step: StepBuilder, reveal: Reveal) -> Race:
    """Return the race for a card as it stood before any hand: send times and lags alone."""
    sent = reveal.to or (reveal.sent,) * len(step.room.seats)
    if reveal.k < step.live.newest.k:
        return Race(reveal.k, False, sent, lags_for_earlier_cards(step))
    return Race(reveal.k, False, sent, lags(step), watermarks=step.live.watermarks)


def lags_for_earlier_cards(step: StepBuilder) -> tuple[Lag, ...]:
    """Return the lag of each seat in races for earlier cards."""
    return tuple(DRAWN if seat.is_bot else seat.line.at_reveal for seat in step.room.seats)


def audit_hands(step: StepBuilder, hands: Iterable[JudgedHand], *, counts: bool = True) -> None:
    """Note how the hands of people were credited.

    Nothing is held against a line that was not measured, nor learnt from hands on earlier cards.
    """
    for credit in hands:
        seat = step.room.seats[credit.seat]
        if seat.is_bot:
            continue
        known = counts and seat.line.at_reveal.measured
        line = landed(measuring(step.room), seat.line, credit) if known else seat.line
        clamped = seat.clamped + (credit.how == "clamped")
        step.change_seat(credit.seat, slaps=seat.slaps + 1, clamped=clamped)
        audited(step, credit.seat, line)


def audit_flip(step: StepBuilder, credit: JudgedHand) -> None:
    """Note how a person's flip or collection was credited."""
    line = step.room.seats[credit.seat].line
    if line.at_reveal.measured:
        audited(step, credit.seat, turned(measuring(step.room), line, credit))


def audited(step: StepBuilder, index: int, line: LagTracker) -> None:
    """Keep a changed lag tracker, and send the seats when its times become unsure or sure."""
    before = unsure(step.room.seats[index])
    step.change_seat(index, line=line)
    if unsure(step.room.seats[index]) != before:
        step.send_seated_if_open()


def ponged(room: Room, pong: Ponged) -> tuple[Room, tuple[Send, ...]]:
    """Note a round trip, and send the connection the figures of its line if it should have them."""
    newest = room.live.newest.k if room.live is not None else NOWHERE
    seats, measured = [], []
    for seat in room.seats:
        if seat.conn != pong.conn or not isfinite(pong.rtt):
            seats.append(seat)
            continue
        policy, during = measuring(room), pong.k == DURING_HANDS
        line = (
            answered(policy, seat.line, pong.rtt, pong.tcp_info)
            if pong.k == newest >= 0
            else sampled(policy, seat.line, pong.rtt, pong.tcp_info, during=during)
        )
        seats.append(replace(seat, line=line._replace(heard=pong.heard)))
        measured.append(seats[-1])
    out = (Send(pong.conn, line_view(measured)),) if pong.tells and measured else ()
    if not measured and pong.tells and any(conn == pong.conn for conn, _ in room.onlookers):
        out = (
            Send(
                pong.conn,
                line_view([Seat("", line=sampled(measuring(room), LagTracker(), pong.rtt))]),
            ),
        )
    room = replace(room, seats=tuple(seats)) if measured else room
    if measured and not room.tunnel_told and tunnelled(PLAIN, measured[0].line):
        notices = warned(room)
        return replace(room, tunnel_told=bool(notices)), (*out, *notices)
    return room, out


def warned(room: Room) -> tuple[Send, ...]:
    """Return the notices on a tunnel, none while the host is away.

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
    """Return the message about a connection's own line, from the seats there."""
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


def written(step: StepBuilder, sent: Sent) -> None:
    """Note that a reveal was written later than planned: its seats' time runs from then."""
    live = step.room.live
    if live is None or live.newest.k != sent.k:
        return
    newest, at = live.newest, live.played(sent.when)
    to = tuple(
        at if seat.conn == sent.conn else newest.sent_to(index)
        for index, seat in enumerate(step.room.seats)
    )
    step.change_game(reveals=(*live.reveals[:-1], replace(newest, to=to)))


def renew(step: StepBuilder, conn: int) -> None:
    """Measure a new connection from its start; the hands that came over the old one stay."""
    for index, seat in enumerate(step.room.seats):
        if seat.conn == conn:
            line = LagTracker(spent=seat.line.spent, audit=seat.line.audit, step=seat.line.step)
            step.change_seat(index, line=line)
