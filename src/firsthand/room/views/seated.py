"""Who sits where, and what is agreed to: what each connection is shown of a table's seats."""

from typing import Literal

import msgspec

from firsthand.bots import temperament
from firsthand.bots.words import company
from firsthand.judge import Policy, jitter, measured
from firsthand.law.types import NOBODY
from firsthand.record.sealing import server_hash, terms
from firsthand.room.messages import DealView, Keeping, Seated, SeatView
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.sentences import Sentence

PLAIN = Policy()
UNSURE = 25
"""A line whose jitter is at least so many ms makes times unsure."""


def deal_view(room: Room) -> DealView:
    """Return what there is to agree to: the next deal."""
    return DealView(
        game=room.game + room.dealt,
        digest=digest_of(room),
        server_hash=server_hash(room.secret.server) if room.secret is not None else "",
        called_off=room.called,
    )


def digest_of(room: Room) -> str:
    """Return the digest of all that people agree to at a table."""
    return terms(room.rules.digest, msgspec.to_builtins(keeping(room)))


def keeping(room: Room) -> Keeping:
    """Return how a table is kept, beside its rules."""
    return Keeping(room.pace, room.away, room.away_ms, room.delay_ms)


def seat_view(seat: Seat) -> SeatView:
    """Return who sits on a seat, for people."""
    if seat.is_free:
        return SeatView("", "free")
    return SeatView(
        name=seat.name,
        kind="person" if seat.key else "left" if seat.left else "bot",
        temperament=seat.temperament,
        here=not seat.is_away and not seat.left,
        objects=seat.objects,
        pauses=seat.pausing,
        against=seat.against,
        unsure=unsure(seat),
    )


def unsure(seat: Seat) -> Literal["", "screen", "line"]:
    """Return what makes a seat's times unsure while it is on probation: its line or its screen."""
    known = measured(PLAIN, seat.line)
    if not seat.key or not known.on_probation:
        return ""
    return "line" if jitter(PLAIN, known) >= UNSURE else "screen"


def bots_in_words(room: Room) -> tuple[Sentence, ...]:
    """Return what people read about the bots at a table, in sentences."""
    live = room.live
    now = room.matching if live is None or live.game != room.game else live.matching
    bots = tuple(temperament(seat.temperament) for seat in room.seats if seat.is_bot)
    return company(bots, now.theta)


def seated(room: Room, conn: int, key: str) -> Seated:
    """Return the message that tells a connection where it sits, and at what table."""
    return Seated(
        code=room.code,
        key=key,
        yours=tuple(index for index, seat in enumerate(room.seats) if seat.conn == conn),
        seats=tuple(map(seat_view, room.seats)),
        rules=room.rules_view,
        pace=room.pace,
        agreed=tuple(seat.agreed for seat in room.seats),
        score=room.match.tally,
        game=room.game,
        round=room.round,
        rounds=room.match.rounds,
        mode=room.match.mode,
        champions=room.match.winners if room.match.rounds > 1 else (),
        open=room.open,
        host=room.host,
        keeping=keeping(room),
        vouched=room.vouched,
        disrupts=asks_to_stop(room),
        watching=sum(conn != NOWHERE for conn, _ in room.onlookers),
        changed=room.changed,
        bots=bots_in_words(room),
        deal=deal_view(room),
        chosen=room.chosen,
    )


def asks_to_stop(room: Room) -> int:
    """Return the seat that says the pile was knocked while no other agrees, or `NOBODY`."""
    live = room.live
    return NOBODY if live is None or live.request is None else live.request.seat
