"""Games played at random under random rules, with their records."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from firsthand import actions as a
from firsthand.errors import Illegal
from firsthand.game import State, apply, slappable
from firsthand.record import (
    DealList,
    Entry,
    ListedSeat,
    Record,
    Sealing,
    begun,
    sealed,
    sealed_together,
)
from firsthand.record.evidence import written
from firsthand.record.hand import JudgedHand
from firsthand.record.sealing import nonce_hash, server_hash, terms
from firsthand.rules import Rules, preset
from tests.drawing import drawn_rules

replace = msgspec.structs.replace
NAMES = ("Ann", 'Bo "the hand"', "Çağla", "D\u2028E", "", "Fay", "Gus", "Hal")
SALT = bytes(range(32))


def wishes(state: State, chance: random.Random, at: int) -> list[Callable[[], a.AnyAction]]:
    """Return what somebody may think of doing; flips the most often."""
    seats = range(state.table.seats)
    seat, other = chance.choice(seats), chance.choice(seats)
    flip: Callable[[], a.AnyAction] = lambda: a.Flip(state.table.turn)  # noqa: E731 - a list of them
    hands = chance.sample(seats, chance.randint(1, min(3, len(seats))))
    return [
        *([flip] * 12),
        lambda: a.Slap(tuple(a.Hand(seat, at + chance.randint(0, 30)) for seat in hands)),
        lambda: a.Slap(tuple(a.Hand(seat, at) for seat in hands), tuple(reversed(hands))),
        lambda: a.Collect(state.table.owed),
        lambda: a.Gesture(seat),
        lambda: a.Drop(state.table.turn, 2),
        lambda: a.Disrupt(seat),
        lambda: a.Resume(seat),
        lambda: a.Beat(seat, other, 400),
        lambda: a.Accuse(seat, other),
        lambda: a.Leave(seat) if chance.random() < 0.1 else a.Tick(),
        a.Tick,
    ]


KEEPING = {"away": "bot", "away_ms": 60_000, "delay_ms": 0, "pace": 700}
SERVER = bytes(range(32, 64))


def sealing(rules: Rules, names: tuple[str, ...], **changes: Any) -> Sealing:
    """What server and pages made at a table: the second seat is a bot's, the rest one page's."""
    seats = tuple(
        ListedSeat("bot" if seat == 1 else "person", name) for seat, name in enumerate(names)
    )
    nonces = tuple(b"" if seat.kind == "bot" else SALT for seat in seats)
    listed = DealList(
        code="QXYZ",
        game=3,
        digest=terms(rules.digest, KEEPING),
        server_hash=server_hash(SERVER),
        seats=seats,
        hashes=tuple(nonce and nonce_hash("QXYZ", 3, 0, SALT) for nonce in map(bytes.hex, nonces)),
    )
    return replace(Sealing(listed, KEEPING, SERVER, nonces, 1), **changes)


def played_together(names: tuple[str, ...] = NAMES[:3], **changes: Any) -> Record:
    """Return the record of a game of Ratscrew at a table, with its first two flips."""
    rules = preset("ratscrew")
    record, state = begun(sealed_together(rules, sealing(rules, names), **changes))
    for at in (700, 1400):
        action = a.Flip(state.table.turn)
        state, events = apply(state, action, at)
        record = record.append(Entry(at, action, events))
    return record


def played(seed: int, rules: Rules | None = None, moves: int = 120) -> Record:
    """Return the record of a game in which anybody does anything."""
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    rules = rules or drawn_rules(chance.choice)
    names = NAMES[: chance.randint(2, rules.seats.max or 6)]
    dealer = chance.choice([None, 1])
    header = sealed(rules, names, seed << 200 | seed, SALT, dealer=dealer, notes={"seed": seed})
    record, state = begun(header)
    at = 0
    for number in range(moves):
        if state.table.over:
            break
        at += chance.choice([0, 1, 50, 300, 1200])
        action = chance.choice(wishes(state, chance, at))()
        try:
            state, events = apply(state, action, at)
        except Illegal:
            continue
        record = record.append(Entry(at, action, events, [number] if number % 9 == 0 else None))
    return record


def dead_heat(level: float | None, *times: float) -> Record:
    """Return a game of Ann and Wren to its first slap; Wren, who is next, takes it.

    Their hands fell at the times given, the first of them Ann's.
    """
    record, state = begun(sealed(preset("ratscrew"), ("Ann", "Wren"), 3, SALT, dealer=1))
    at = 0
    while not (slappable(state) and state.table.turn == 1):
        at += 600
        action = a.Flip(state.table.turn) if state.table.owed < 0 else a.Collect(state.table.owed)
        state, events = apply(state, action, at)
        record = record.append(Entry(at, action, events, None))
    first = min(times)
    hands = [
        JudgedHand(seat, time, time, 0, time, "claim", time - first)
        for seat, time in enumerate(times)
    ]
    slap = a.Slap(tuple(a.Hand(hand.seat, at + round(hand.credited)) for hand in hands), (1, 0))
    state, events = apply(state, slap, at + 600)
    return record.append(Entry(at + 600, slap, events, written(7, hands, level=level)))
