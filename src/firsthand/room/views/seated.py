"""Who sits at a table and what is agreed to, as each connection is shown it."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from firsthand.bots import temperament
from firsthand.bots.wording import bot_sentences
from firsthand.judge import Policy, jitter, measured
from firsthand.law.types import NOBODY
from firsthand.record import HANDICAP_MOST, Device
from firsthand.record.sealing import server_hash, terms
from firsthand.room.messages import DealView, Keeping, Seated, SeatView
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.rules.options import TOUCH_MS
from firsthand.sentences import Sentence, say

PLAIN = Policy()
UNSURE = 25
"""The least jitter of a line, in ms, that makes times unsure."""


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
    return terms(room.rules.digest, kept(room), handicaps(room))


def kept(room: Room) -> dict[str, Any]:
    """Return how a table is kept as records say it: a dealer only where one is named."""
    plain: dict[str, Any] = msgspec.to_builtins(keeping(room))
    if room.named == NOBODY:
        del plain["dealer"]
    return plain


def handicaps(room: Room) -> tuple[int, ...]:
    """Return the handicaps of all seats, in ms; none where nobody has one."""
    amounts = tuple(seat.handicap if seat.key else 0 for seat in room.seats)
    return amounts if any(amounts) else ()


def devices(room: Room) -> tuple[Device, ...]:
    """Return what each seat agreed with, where the rules ask for it."""
    if room.rules.tie.devices == "off":
        return ()
    return tuple(seat.device if seat.agreed else "" for seat in room.seats)


def keeping(room: Room) -> Keeping:
    """Return how a table is kept, beside its rules."""
    times = (room.away_ms, room.delay_ms)
    return Keeping(room.pace, room.away, *times, room.slow_screens, room.named)


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
        device=seat.device,
        handicap=seat.handicap if seat.key else 0,
    )


RACES = 8
"""The number of races from which on a person's pace is known."""
BEHIND = 40
"""How many ms somebody is behind the fastest to be suggested a handicap."""
MADE_UP = 0.75
"""The part of that time which is suggested."""


def with_suggestions(room: Room) -> tuple[SeatView, ...]:
    """Return who sits where, with the handicaps that the room suggests from what all saw."""
    left = {
        index: seat.reaction - seat.handicap - touch_ms(room, seat)
        for index, seat in enumerate(room.seats)
        if seat.key and not seat.is_bot and seat.raced >= RACES
    }
    views = [seat_view(seat) for seat in room.seats]
    for index, reaction in left.items():
        behind = round(reaction - min(left.values()))
        if behind >= BEHIND:
            more = round(behind * MADE_UP / 10) * 10
            suggested = min(HANDICAP_MOST, views[index].handicap + more)
            views[index] = replace(views[index], behind=behind, suggested=suggested)
    return tuple(views)


def touch_ms(room: Room, seat: Seat) -> int:
    """Return how many ms earlier a seat's hands count for its device."""
    return TOUCH_MS if room.rules.tie.devices == "class" and seat.device == "touch" else 0


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
    bots = [seat for seat in room.seats if seat.is_bot]
    tempers = tuple(temperament(seat.temperament) for seat in bots if not seat.is_own_bot)
    own = tuple(seat.name for seat in bots if seat.is_own_bot)
    return *bot_sentences(tempers, now.theta), *own_bot_sentences(own)


def own_bot_sentences(names: tuple[str, ...]) -> tuple[Sentence, ...]:
    """Return what people read about bots of the host's own, by their names."""
    return (say("bots-own-here", n=len(names), names=names),) if names else ()


def seated(room: Room, conn: int, key: str) -> Seated:
    """Return the message that tells a connection where it sits, and at what table."""
    return Seated(
        code=room.code,
        key=key,
        yours=tuple(index for index, seat in enumerate(room.seats) if seat.conn == conn),
        seats=with_suggestions(room),
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
