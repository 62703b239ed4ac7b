"""The script of the playable lesson: what lies on the table at each of its steps, by the real law.

Each path is a whole game of two from one deal: the learner is seat 0, Pip is seat 1. Path N is the
one on which Pip was first N times before the learner slapped.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from firsthand.actions import AnyAction, Flip, Hand, Slap
from firsthand.cards import Card, pack, parse_card
from firsthand.dice import seeded
from firsthand.events import AnyEvent, Slapped
from firsthand.game import State, apply, deal
from firsthand.room.views import wording
from firsthand.rules import preset, slap_rule

SCRIPT = Path(__file__).parents[2] / "web" / "src" / "screens" / "lesson" / "script.json"
RULES = preset("ratscrew")
LEARNER, PIP = 0, 1
BETWEEN = 1000
"""From one act to the next, in ms."""

OPENING = "1:9D 0:4S 1:QH 0:10C 0:JC 1:KS 0:AH 1:2D 1:3C 1:7S 1:KD 0:7H"
"""Whose cards come down, in order, until the first slap."""
AGAIN = ("1:5C 0:5H", "1:9C 0:9H")
"""What comes after a slap by Pip."""
LEFT = "0:3D 1:10H 0:6S 1:QC 0:2H 0:8C"
"""What comes after a slap by the learner: no card of it may be slapped."""
ASKS = {0: "flip", 2: "two", 3: "one", 4: "answered", 11: "sandwich"}
"""What is asked of the learner after a card of the opening, by its place."""


class Step(NamedTuple):
    """An act, the card that it must turn, and what is asked of the learner after it."""

    action: AnyAction
    card: Card | None = None
    ask: str = ""


class Played(NamedTuple):
    """An act as the engine did it."""

    before: State
    after: State
    events: tuple[AnyEvent, ...]
    step: Step


def path(misses: int) -> list[Step]:
    """Return the acts of a path, without what ends it."""
    steps = [_flip(word, ASKS.get(place, "")) for place, word in enumerate(OPENING.split())]
    for place, pair in enumerate(AGAIN[:misses]):
        first, second = pair.split()
        ask = "double" if place == 0 else "again"
        steps += [_slap(PIP), _flip(first), _flip(second, ask)]
    return [*steps, _slap(LEARNER), *_left()]


def _left() -> Iterator[Step]:
    *words, last = LEFT.split()
    yield from (_flip(word) for word in words)
    yield _flip(last, "leave")


def _flip(word: str, ask: str = "") -> Step:
    seat, card = word.split(":")
    return Step(Flip(int(seat)), parse_card(card), ask)


def _slap(seat: int) -> Step:
    return Step(Slap((Hand(seat, 0),)))


def stocked(steps: list[Step]) -> tuple[Card, ...]:
    """Return the deck that gives both seats the cards that they turn, in their order."""
    turned = {LEARNER: [], PIP: []}  # type: dict[int, list[Card]]
    for step in steps:
        if isinstance(step.action, Flip) and step.card is not None:
            turned[step.action.seat].append(step.card)
    used = set(chain(*turned.values()))
    rest = iter([card for card in pack() if card not in used])
    hands = {
        seat: [*cards, *(next(rest) for _ in range(26 - len(cards)))]
        for seat, cards in turned.items()
    }
    # Dealt one at a time from the dealer's left, the first card to the bottom.
    return tuple(hands[seat][25 - turn] for turn in range(26) for seat in (PIP, LEARNER))


def played(misses: int, end: AnyAction | None = None) -> list[Played]:
    """Play a path at the engine."""
    steps = [*path(misses), *([Step(end)] if end else [])]
    state, _ = deal(RULES, 2, stocked(steps), seeded(1), dealer=LEARNER)
    found = []
    for number, step in enumerate(steps):
        action = step.action
        at = number * BETWEEN
        if isinstance(action, Slap):
            action = Slap((Hand(action.hands[0].seat, at),))
        after, events = apply(state, action, at)
        found.append(Played(state, after, events, step))
        state = after
    return found


def frame(act: Played) -> dict[str, Any]:
    """Return what the page shows after an act."""
    table = act.after.table
    shown: dict[str, Any] = {"counts": table.counts, "burned": table.burned}
    if act.step.card is not None:
        shown["card"] = int(act.step.card)
    if act.step.ask:
        shown["ask"] = act.step.ask
    if table.challenger >= 0:
        owed = {"by": table.challenger, "left": table.tries, "lost": table.lost}
        raised = table.challenger != act.before.table.challenger
        shown["challenge"] = owed | ({"card": int(table.pile[-1])} if raised else {})
    return shown | verdict(act)


def verdict(act: Played) -> dict[str, Any]:
    """Return what a slap came to: by whom, in a line, with the pattern and its cards."""
    slaps = [event for event in act.events if isinstance(event, Slapped)]
    if not slaps:
        return {}
    pile = act.before.table.pile
    [slap] = slaps
    if not slap.patterns:
        return {"slap": slap.seat, "line": msgspec.to_builtins(wording.wrong(pile))}
    rule = slap_rule(slap.patterns[0])
    return {
        "slap": slap.seat,
        "line": msgspec.to_builtins(wording.right(0, rule, pile)),
        "patterns": slap.patterns,
        "marked": wording.cards_of_pattern(rule, pile),
    }


@cache
def script() -> str:
    """Return the script as the page reads it."""
    paths = []
    for misses in range(3):
        acts = played(misses, Slap((Hand(LEARNER, 0),)))
        *steps, wrong = map(frame, acts)
        paths.append({"steps": steps, "wrong": wrong})
    return json.dumps(paths, separators=(",", ":")) + "\n"
