"""Verdicts and refusals in plain English."""

import msgspec
import pytest

from firsthand.errors import GameOver, Illegal, NoCards, OutOfTurn, PileOwed
from firsthand.notation import parse_cards
from firsthand.room.views import wording
from firsthand.rules import Rules, amended, preset, slap_rule
from firsthand.rules.english import listed
from firsthand.sentences import say, text
from firsthand.table import Table
from tests.words import said

NAMES = ("Ann", "Ben")


def lying(pile: str) -> Table:
    no = (False, False)
    return Table((9, 9), 0, parse_cards(pile), gestured=no, locked=no, recent=(0, 1), beats=(0, 0))


@pytest.mark.parametrize(
    ("name", "pile", "line", "cards"),
    [
        ("double", "2H 7C 7D", "double 7-7", (0, 1)),
        ("sandwich", "7H KC 7D", "sandwich 7-K-7", (0, 1, 2)),
        ("big_mac", "AH 2C 10D AS", "big Mac A-2-10-A", (0, 1, 2, 3)),
        ("top_bottom", "7H 2C 9D 10C 3S 4S 7S", "top and bottom 7…7", (0, 6)),
        ("sum:10", "3H 7C", "tens 3-7", (0, 1)),
        ("marriage", "2H QH KC", "marriage Q-K", (0, 1)),
        ("run:4", "9H 5H 6C 7D 8S", "four in a row 5-6-7-8", (0, 1, 2, 3)),
        ("rank:J", "2H JS", "jack of spades", (0,)),
        ("rank:2,J", "JS 2H", "2 of hearts", (0,)),
        ("joker", "2H JK2", "joker", (0,)),
        ("count", "9H 2C", "count 2", (0,)),
    ],
)
def test_what_a_pile_made(name: str, pile: str, line: str, cards: tuple[int, ...]) -> None:
    rule, lain = slap_rule(name), parse_cards(pile)
    assert said(wording.right(230.6, rule, lain)) == f"231 ms: {line}"
    assert wording.cards_of_pattern(rule, lain) == cards


BIG = preset("ratscrew_full_house")


@pytest.mark.parametrize(
    ("rules", "pile", "line", "why"),
    [
        (
            preset("ratscrew"), "2C KH 7S", "not a slap: 7 on K",
            "Not a slap: 7 on K makes no double and no sandwich.",
        ),
        (
            preset("ratscrew"), "10S", "not a slap: 10",
            "Not a slap: 10 is no double and no sandwich.",
        ),
        (preset("ratscrew"), "-", "not a slap: no card there", "Not a slap: there was no card."),
        (preset("slapjack"), "2C QS", "not a slap: Q on 2", "Not a slap: Q is no jack."),
        (
            BIG, "9C KH 8S", "not a slap: 8 on K",
            "Not a slap: 8 on K makes none of the seven slaps of this table.",
        ),
        (
            preset("ratscrew_strict"), "7C 7S", "not a slap: 7 on 7",
            "Not a slap: the challenge was already lost.",
        ),
        (
            amended(preset("ratscrew"), {"challenge.slaps": "never"}), "7C 7S",
            "not a slap: 7 on 7", "Not a slap: no challenge is slapped here.",
        ),
    ],
)  # fmt: skip
def test_why_a_slap_was_false(rules: Rules, pile: str, line: str, why: str) -> None:
    table = lying(pile)
    assert said(wording.wrong(table.pile)) == line
    assert said(wording.why_wrong(rules, table, 0)) == why


def test_what_a_false_slap_cost() -> None:
    assert [text(say("verdict-costs", n=paid)) for paid in (1, 2, 11)] == [
        "It costs one card.", "It costs two cards.", "It costs 11 cards.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "changes", "why"),
    [
        ({}, {"frozen_at": 5}, "the pile was being rebuilt"),
        ({"slap.flipper_allowed": False}, {}, "nobody slaps a card of their own"),
        ({}, {"beats": (400, 0)}, "slaps wait 400 ms after this seat's cards"),
        ({"slap.gesture": "salute"}, {}, "salute first"),
        ({"slap.gesture": "word:Snap"}, {}, "call “Snap” first"),
        ({"slap.lockout_ms": 850}, {}, "a false slap locks you out for a while"),
        (
            {"slap.gesture": "salute", "slap.lockout_ms": 850}, {"gestured": (True, False)},
            "a false slap locks you out for a while",
        ),
        (
            {"slap.lockout_until": "pile"}, {"locked": (True, True)},
            "a false slap locks you out until a pile is taken",
        ),
        (
            {"slap.lockout_ms": 850}, {"recent": ()},
            "a false slap locks you out for a while",
        ),
    ],
)  # fmt: skip
def test_why_a_slap_did_not_count(
    options: dict[str, object], changes: dict[str, object], why: str
) -> None:
    rules = amended(preset("ratscrew"), options)
    table = msgspec.structs.replace(lying("7C 8S"), **changes)
    assert said(wording.why_void(rules, table, 0, 250)) == f"It did not count: {why}."


def test_who_was_late_learns_who_had_the_pile() -> None:
    assert said(wording.why_late("Ann")) == "Too late: Ann had the pile."
    assert said(wording.why_late("")) == "Too late: the next card was quicker."


@pytest.mark.parametrize(
    ("illegal", "changes", "said"),
    [
        (OutOfTurn(0, "x"), {"turn": 1}, "It is Ben's turn."),
        (OutOfTurn(0, "it is not your turn: nobody is to flip"), {},
         "It is not your turn: nobody is to flip."),
        (PileOwed(0, "x"), {"challenger": 1, "lost": True}, "Ben takes the pile first."),
        (PileOwed(0, "the pile is owed"), {}, "The pile is owed."),
        (GameOver(0, "x"), {}, "This game is over."),
        (NoCards(0, "x"), {}, "You have no cards left to turn."),
    ],
)  # fmt: skip
def test_refusals_name_people(illegal: Illegal, changes: dict[str, object], said: str) -> None:
    table = msgspec.structs.replace(lying("7C"), **changes)
    assert text(wording.refusal(illegal, table, NAMES)) == said


def test_lists_read_like_lists() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b"], "or") == "a or b"


def test_a_hand_without_cards_is_told_what_it_may_slap() -> None:
    rules = amended(preset("ratscrew"), {"comeback.patterns": ["rank:J", "tens"]})
    empty = Table((0, 9), 0, parse_cards("7H 7C"))
    why = "Not a slap: with no cards you may slap jack or tens only."
    assert said(wording.why_wrong(rules, empty, 0)) == why
    plain = Table((0, 9), 0, parse_cards("7H 8C"))
    assert (
        said(wording.why_wrong(rules, plain, 0)) == "Not a slap: 8 on 7 makes no jack and no tens."
    )
