"""A census of tiny games: all choices to a depth, counted and in order.

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

FILE = DATA / "census.json"


def choices(state: State, at: int) -> list[tuple[int, a.AnyAction]]:
    """Return what may be done next: flips, slaps by each seat, collecting, and what time brings."""
    table = state.table
    found: list[tuple[int, a.AnyAction]] = []
    if table.turn != NOBODY:
        found.append((at + 100, a.Flip(table.turn)))
    found += [(at + 100, a.Slap((a.Hand(seat, at + 100),))) for seat in range(table.seats)]
    if table.lost:
        found.append((at + 100, a.Collect(table.owed)))
    due = deadline(state)
    if due is not None:
        found.append((due.at, a.Tick()))
    return found


class Census:
    """Counts of all games from one deal, and a digest of their events in order."""

    def __init__(self, depth: int) -> None:
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
        for time, action in choices(state, at):
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
    """Count all games of a preset from a deal."""
    count = Census(DEALS[hands])
    count.walk(Tabletop(hands, name).state, 0, 0)
    return count.told()


def main() -> None:
    """Write the file."""
    figures = {name: {hands: census(name, hands) for hands in DEALS} for name in presets()}
    FILE.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {len(figures)} presets\n")


if __name__ == "__main__":
    main()
