"""Published deals of Beggar-My-Neighbour: cards and tricks exact, loops with their periods."""

from typing import Any, NamedTuple

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.dice import seeded
from firsthand.game import apply, carry, set_up
from firsthand.game.dealing import mark
from firsthand.rules import Rules
from tests.cases import load
from tests.tabletop import cards, rules_of

pytestmark = pytest.mark.uncounted

DECKS: dict[str, dict[str, Any]] = {
    f"{deck['deck']} {deck['name']}": deck for deck in load("beggar_decks.json")
}
FACES = {"-": "2S", "J": "JS", "Q": "QS", "K": "KS", "A": "AS"}
BEGGAR = rules_of("beggar_my_neighbour")
LOOPING = "52 Casella 2024 non-terminating"
RECORD = next(name for name, deck in DECKS.items() if deck["cards"] == 8344)


class Course(NamedTuple):
    """How a deal went: cards and tricks, how it ended, and when its last state was first seen."""

    cards: int
    tricks: int
    winners: tuple[int, ...]
    why: str
    before: tuple[int, int] | None


def hand(text: str) -> tuple[int, ...]:
    return cards(" ".join(FACES[letter] for letter in text))


def course(hands: tuple[str, str], *, first: int = 0, rules: Rules = BEGGAR) -> Course:
    """Play a deal to its end."""
    state = set_up(rules, tuple(hand(text) for text in hands), seeded(0), first=first)
    starts = {mark(state): (0, 0)}
    tricks = 0
    while True:
        after, events = apply(state, a.Flip(state.table.turn), state.table.flips)
        for event in events:
            if isinstance(event, e.Won):
                before = starts[mark(state)] if event.why == "repeat" else None
                return Course(state.table.flips, tricks, event.winners, event.why, before)
            state = carry(state, event)
            if isinstance(event, e.PileTaken):
                tricks += 1
                starts.setdefault(mark(state), (state.table.flips, tricks))
        state = after


def dealt(name: str) -> tuple[str, str]:
    return DECKS[name]["hand_a"], DECKS[name]["hand_b"]


def length(played: Course) -> tuple[int, int]:
    return played.cards, played.tricks


@pytest.mark.parametrize("name", DECKS)
def test_deal(name: str) -> None:
    deck = DECKS[name]
    played = course(dealt(name), first="AB".index(deck["first"]))
    assert length(played) == (deck["cards"], deck["tricks"])
    if deck["status"] == "loop":
        assert played.why == "repeat"
        assert played.winners == ()
        assert played.before == (deck["pre_cards"], deck["pre_tricks"])
        cycle = deck["cards"] - deck["pre_cards"], deck["tricks"] - deck["pre_tricks"]
        assert cycle == (deck["cyc_cards"], deck["cyc_tricks"])
    else:
        assert played.why in {"all_cards", "last_one_in"}
        assert played.winners == ("AB".index(deck["winner"]),)


def test_the_deals_are_all_there() -> None:
    assert len(DECKS) == 64
    assert sum(deck["status"] == "loop" for deck in DECKS.values()) == 27


@pytest.mark.parametrize(
    ("name", "leads", "reversed_hands", "reversed_piles"),
    [
        (LOOPING, (156, 21), (632, 86), (141, 21)),
        (RECORD, (553, 83), (123, 18), (243, 37)),
    ],
    ids=["loop", "record"],
)
def test_wrong_conventions_give_other_figures(
    name: str,
    leads: tuple[int, int],
    reversed_hands: tuple[int, int],
    reversed_piles: tuple[int, int],
) -> None:
    first, second = dealt(name)
    assert length(course((first, second), first=1)) == leads
    assert length(course((first[::-1], second[::-1]))) == reversed_hands
    rules = rules_of("beggar_my_neighbour", {"collect.order": "reverse"})
    assert length(course((first, second), rules=rules)) == reversed_piles
