"""A census of tiny games: all choices to a depth, counted and in order.

Presets are counted with flips in turn, slaps and collections. What no preset has is counted in
`VARIANTS`, a choice or two less deep, where gestures and flips out of turn are choices too. Not
counted is what one game with hands laid out and one hand a race cannot show: see `UNCOUNTED`.

``python -m tests.census`` writes the figures anew, for a change of the rules that is meant.
"""

import hashlib
import json
import sys
from collections import Counter
from typing import Any

import msgspec

from firsthand import actions as a
from firsthand.errors import Illegal
from firsthand.game import State, apply, deadline
from firsthand.law.types import NOBODY
from firsthand.rules import presets
from tests.cases import DATA
from tests.tabletop import Tabletop

DEALS = {"7H JS 7C | KD 7S QH": 6, "JH 4S | 9C JD 9S | 2C": 5}
"""Hands, and how many choices deep their games are followed."""

SHALLOWER = 2
"""How many choices less deep the variants are followed."""

VARIANTS: dict[str, dict[str, Any]] = {
    "ratscrew, burned": {
        "turn.out_of_turn": "burn",
        "challenge.on_empty": "owner_wins",
        "penalty.to": "each_player",
        "penalty.card": "bottom",
        "lead.after_challenge": "left_of_winner",
        "lead.after_slap": "left_of_winner",
        "comeback.until": "next_pile",
        "collect.window_ms": None,
    },
    "ratscrew, severe": {
        "challenge.on_empty": "next_seat",
        "challenge.slaps": "never",
        "penalty.to": "lose_pile",
        "penalty.when_empty": "ignore",
        "lead.after_challenge": "turn_order",
        "lead.after_slap": "turn_order",
        "comeback.until": "next_slap",
        "comeback.answering": False,
        "slap.once_per_card": False,
        "end.lone_holder": "wins",
    },
    "ratscrew, locked": {
        "challenge.cancel_ranks": ["9"],
        "collect.order": "reverse",
        "comeback.patterns": ["rank:7"],
        "end.dead_pile": "draw",
        "penalty.when_empty": "lockout",
        "slap.flipper_allowed": False,
        "slap.lockout_cards": 1,
        "slap.lockout_ms": 150,
        "slap.lockout_until": "pile",
        "slap.late_grace_ms": 0,
    },
    "slapjack, called": {
        "slap.gesture": "word:Slapjack",
        "slap.without_gesture": "bad",
        "turn.timeout_ms": 150,
        "penalty.out_at": 1,
        "end.flips": 3,
        "end.level": "draw",
    },
    "ratscrew, free": {"penalty.enabled": False, "end.time_ms": 350, "end.window_ms": 250},
}
"""Presets with options that no preset has."""

UNCOUNTED = ("deal.", "match.", "pack.", "seats.", "tie.")
"""Sections of options that such games do not show; tapes, twins and clause tests do."""

FILE = DATA / "census.json"


def choices(state: State, at: int, *, odd: bool) -> list[tuple[int, a.AnyAction]]:
    """Return what may be done next: flips, slaps by each seat, collecting, and what time brings.

    With ``odd`` also gestures, where there are any, and flips out of turn.
    """
    table = state.table
    moves: list[tuple[int, a.AnyAction]] = []
    if table.turn != NOBODY:
        moves.append((at + 100, a.Flip(table.turn)))
    moves += [(at + 100, a.Slap((a.Hand(seat, at + 100),))) for seat in range(table.seats)]
    if table.lost:
        moves.append((at + 100, a.Collect(table.owed)))
    if odd and state.rules.slap.gesture is not None:
        moves += [(at + 50, a.Gesture(seat, "Slapjack")) for seat in range(table.seats)]
    if odd and table.turn != NOBODY:
        moves.append((at + 100, a.Flip((table.turn + 1) % table.seats)))
    due = deadline(state)
    if due is not None:
        moves.append((due.at, a.Tick()))
    return moves


class Census:
    """Counts of all games from one deal, and a digest of their events in order."""

    def __init__(self, depth: int, *, odd: bool) -> None:
        self.odd = odd
        self.nodes = [0] * (depth + 1)
        self.refused = 0
        self.ends = Counter[str]()
        self.events = Counter[str]()
        self.order = hashlib.sha256()

    def walk(self, state: State, at: int, depth: int) -> None:
        """Visit all that may follow."""
        self.nodes[depth] += 1
        if state.table.over:
            self.ends[str(list(state.table.winners))] += 1
            return
        if depth == len(self.nodes) - 1:
            return
        for time, action in choices(state, at, odd=self.odd):
            try:
                after, events = apply(state, action, time)
            except Illegal as refusal:
                self.refused += 1
                self.order.update(refusal.kind.encode())
                continue
            self.events.update(type(event).__name__ for event in events)
            self.order.update(msgspec.json.encode(events))
            self.walk(after, time, depth + 1)

    def told(self) -> dict[str, Any]:
        """Return the figures."""
        return {
            "nodes": self.nodes,
            "refused": self.refused,
            "ends": dict(sorted(self.ends.items())),
            "events": dict(sorted(self.events.items())),
            "order": self.order.hexdigest()[:16],
        }


def census(name: str, hands: str) -> dict[str, Any]:
    """Count all games of a preset, or of a variant, from a deal."""
    odd = name in VARIANTS
    count = Census(DEALS[hands] - SHALLOWER * odd, odd=odd)
    count.walk(Tabletop(hands, name.split(",", maxsplit=1)[0], VARIANTS.get(name)).state, 0, 0)
    return count.told()


def counted() -> tuple[str, ...]:
    """Return the names of the presets and variants that are counted."""
    return (*presets(), *VARIANTS)


def main() -> None:
    """Write the file."""
    figures = {name: {hands: census(name, hands) for hands in DEALS} for name in counted()}
    FILE.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {len(figures)} rule sets\n")


if __name__ == "__main__":
    main()
