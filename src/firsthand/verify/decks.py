"""Deal lists: published deals of Beggar-My-Neighbour, each with how it went.

Hands are top card first; ``-`` is any plain card. A state repeats when both hands, as court or
plain, and the leader do, at a trick's start.
"""

import json
from typing import Any, NamedTuple

from firsthand import actions as a
from firsthand.cards import Rank, card
from firsthand.dice import seeded
from firsthand.events import AnyEvent, PileTaken, Won
from firsthand.game import State, apply, carry, set_up
from firsthand.game.dealing import mark
from firsthand.notation import format_cards, format_event
from firsthand.rules import preset
from firsthand.sentences import say
from firsthand.verify.located import Spot
from firsthand.verify.report import Failure

FACES = {
    "-": card(Rank.TWO, 0),
    "J": card(Rank.JACK, 0),
    "Q": card(Rank.QUEEN, 0),
    "K": card(Rank.KING, 0),
    "A": card(Rank.ACE, 0),
}
SIDES = ("A", "B")
FIELDS = (
    "name", "hand_a", "hand_b", "first", "status", "cards", "tricks", "winner", "pre_cards",
    "pre_tricks", "cyc_cards", "cyc_tricks",
)  # fmt: skip
COMPARED = FIELDS[4:]


class Course(NamedTuple):
    """How a deal went: the end, and for a loop when the repeated state was first there."""

    cards: int
    tricks: int
    won: Won
    since: tuple[int, int] | None

    def as_json(self) -> dict[str, Any]:
        """Return this as a deal list writes it."""
        winner = SIDES[self.won.winners[0]] if len(self.won.winners) == 1 else None
        course: dict[str, Any] = {"cards": self.cards, "tricks": self.tricks, "winner": winner}
        if self.since is None:
            return {"status": "finished", **course}
        cards, tricks = self.since
        return {
            "status": "loop",
            **course,
            "pre_cards": cards,
            "pre_tricks": tricks,
            "cyc_cards": self.cards - cards,
            "cyc_tricks": self.tricks - tricks,
        }


class Deal:
    """A deal that has been read and can be played."""

    def __init__(self, spot: Spot) -> None:
        """Check the whole deal, or raise `Unreadable`."""
        self.spot = spot
        spot.refuse_slips(FIELDS, ("deck", "source", "verified", "winner_note"))
        self.hands = (self._hand("hand_a"), self._hand("hand_b"))
        self.first = self._word("first", SIDES, "A")
        if spot.get("status") is not None:
            self._word("status", ("finished", "loop"))
        if spot.get("winner") is not None:
            self._word("winner", SIDES)
        for name in COMPARED[1:]:
            if name != "winner" and spot.get(name) is not None:
                spot.take(name, int)

    def _word(self, name: str, known: tuple[str, ...], default: Any = ...) -> int:
        word = self.spot.take(name, str, default)
        if word in known:
            return known.index(word)
        raise self.spot.wrong(say("verify-word", name=repr(name), known=known, word=repr(word)))

    def _hand(self, name: str) -> tuple[int, ...]:
        text = self.spot.take(name, str)
        if text and set(text) <= FACES.keys():
            return tuple(FACES[letter] for letter in text)
        known = " ".join(FACES)
        raise self.spot.wrong(say("verify-faces", name=repr(name), known=known, text=repr(text)))

    def run(self) -> Failure | None:
        """Play the deal and compare."""
        tape: list[AnyEvent] = []
        rules = preset("beggar_my_neighbour")
        came = course(set_up(rules, self.hands, seeded(0), first=self.first), tape).as_json()
        wrong = [
            name
            for name in COMPARED
            if self.spot.get(name) is not None and self.spot[name] != came.get(name)
        ]
        if not wrong:
            return None
        side = SIDES[self.first]
        return Failure(
            self.spot.line,
            say("verify-deal", name=str(self.spot.get("name", "?"))),
            say("verify-leads", one=self.spot["hand_a"], two=self.spot["hand_b"], side=side),
            ", ".join(f"{name} {json.dumps(self.spot[name])}" for name in wrong),
            ", ".join(f"{name} {json.dumps(came.get(name))}" for name in wrong),
            (
                "rules beggar_my_neighbour",
                f"hands {' / '.join(format_cards(hand) for hand in self.hands)}",
                f"{self.first} leads",
                *(format_event(event) for event in tape),
            ),
        )


def course(state: State, tape: list[AnyEvent]) -> Course:
    """Play a deal to its end, adding its events to a tape."""
    starts = {mark(state): (0, 0)}
    tricks = 0
    while True:
        after, events = apply(state, a.Flip(state.table.turn), state.table.flips)
        tape += events
        if len(events) == 1:
            state = after
            continue
        for event in events:
            if isinstance(event, Won):
                since = starts[mark(state)] if event.why == "repeat" else None
                return Course(state.table.flips, tricks, event, since)
            state = carry(state, event)
            if isinstance(event, PileTaken):
                tricks += 1
                starts.setdefault(mark(state), (state.table.flips, tricks))
        state = after
