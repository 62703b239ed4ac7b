"""Games whose races are recorded with evidence, as a table of people and one bot writes them."""

import random

import msgspec

from firsthand import actions as a
from firsthand.game import State, apply, slappable
from firsthand.record import Entry, Record, begun, sealed_together
from firsthand.record.evidence import written
from firsthand.record.hand import JudgedHand
from firsthand.rules import Rules
from tests.record.games import sealing

BOT = 1
"""The seat of `sealing` on which a bot sits."""
BEHIND = (0, 23, 60, 140)
"""How far hands fall behind the first, in ms: more than a dead heat, so that the first is first."""
PACE = 700


def raced(rules: Rules, names: tuple[str, ...] = ("Ann", "Pip", "Cleo"), seed: int = 5) -> Record:
    """Play a game in which every pile that may be slapped is, and now and then another one."""
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    record, state = begun(sealed_together(rules, sealing(rules, names)))
    at = shown = card = 0
    slapped = False
    while not state.table.over:
        right = bool(state.table.pile) and slappable(state)
        wrong = bool(state.table.pile) and not slapped and chance.random() < 0.06
        at += PACE
        action: a.AnyAction = a.Collect(state.table.owed) if state.table.lost else a.Flip(0)
        evidence = None
        slapped = right or wrong
        if slapped:
            hands = drawn(chance, len(names), 3 if right else 1)
            falls = tuple(a.Hand(hand.seat, shown + round(hand.credited)) for hand in hands)
            action = a.Slap(falls, tuple(hand.seat for hand in hands) if right else ())
            evidence = written(card, hands, level=0)
        elif isinstance(action, a.Flip):
            action, shown, card = a.Flip(state.table.turn), at, card + 1
        state, record = done(state, record, Entry(at, action, (), evidence))
    return record


def done(state: State, record: Record, entry: Entry) -> tuple[State, Record]:
    """Take an action, and write it down."""
    state, events = apply(state, entry.action, entry.at)
    return state, record.append(msgspec.structs.replace(entry, events=events))


def drawn(chance: random.Random, seats: int, most: int) -> tuple[JudgedHand, ...]:
    """Return the hands of a race in their order, each timed as its line allows."""
    first = chance.randint(220, 480)
    falling = chance.sample(range(seats), chance.randint(1, min(most, seats)))
    hands = []
    for seat, behind in zip(falling, BEHIND, strict=False):
        ms = first + behind + (0 if seat == BOT else chance.randint(0, 9) / 10)
        way = 0 if seat == BOT else chance.randint(8, 40)
        how = "drawn" if seat == BOT else "claim"
        allowance = 0 if seat == BOT else way + 9
        hands.append(JudgedHand(seat, ms, ms + way, allowance, ms, how, ms - first))  # type: ignore[arg-type]  # one of two literals
    return tuple(hands)
