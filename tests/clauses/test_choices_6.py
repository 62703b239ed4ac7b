"""What the sources leave open, A-90 to A-94: options asked for since the first version."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import parse_card
from firsthand.game.state import slappable_by
from firsthand.law.types import Duel
from firsthand.record import opening, sealed
from tests.tabletop import Tabletop, rules_of


def test_a_94_cards_may_be_taken_out_before_the_deal() -> None:
    """Three hands are even without a two; cut, dealt and won with the cards that are left."""
    rules = rules_of("ers", {"pack.without": ["2C"], "deal.dealer": "cut"})
    assert rules.cards == len(rules.deck) == 51
    assert parse_card("2C") not in rules.deck
    for seed in range(20):
        header = sealed(rules, ("A", "B", "C"), seed, bytes(32))
        state, dealt = opening(header)
        assert dealt.counts == (17, 17, 17)
        assert sorted(card for hand in state.stocks for card in hand) == sorted(rules.deck)
        assert parse_card("2C") not in [card for shown in dealt.shown for card in shown]
    two = rules_of("ers", {"pack.decks": 2, "pack.without": ["2C"]})
    assert two.deck.count(parse_card("2C")) == 1


def in_vain(hands: str, first: int = 0, **options: Any) -> Tabletop:
    """A game in which a last card that answers no challenge is the end."""
    dotted = {key.replace("__", "."): value for key, value in options.items()}
    return Tabletop(hands, "ers", {"comeback.answering": False, **dotted}, first=first)


def test_a_91_a_last_card_that_answers_no_challenge_puts_out_at_once() -> None:
    """The pattern that it makes is another's; the tries that are left are the next seat's."""
    table = in_vain("5H KH 2C | 5C 5S | 9D 6C 3D")
    table.flip(0, 1, 2, 0, 1)
    assert table.of(e.SeatOut) == [
        e.SeatOut(at=500, seat=1, why="unanswered", duel=Duel(2, 0, 2, 0)),
    ]
    assert (table.challenge, table.turn, table.out) == ("0:2", 2, [1])


LAST_JACK = {"challenge__tries": {"Q": 2}, "bonus__last_jack": "auto_win"}


@pytest.mark.parametrize(
    ("hands", "flips", "options", "out"),
    [
        ("JH 2C | 5S | 9D 3D", (0, 1), {}, [1]),
        ("JH 2C | QS | 9D 3D", (0, 1), {}, []),
        ("JH 2C | 10S | 9D 3D", (0, 1), {"challenge__cancel_ranks": ["10"]}, []),
        ("JH 2C | JK1 | 9D 3D", (0, 1), {}, [1]),
        ("JH 2C | JK1 | 9D 3D", (0, 1), {"challenge__tries": {"J": 1, "joker": 1}}, []),
        ("9H 2C | 5S | 9D 3D", (0, 1), {}, []),
        ("KH 2C | 5S | 9D 3D", (0,), {"comeback__answering": True}, []),
        (
            "QH JC | 5S | 9D 3D",
            (0, 1),
            LAST_JACK,
            [1],
        ),
        (
            "QH 2C | JS | 9D 3D",
            (0, 1),
            LAST_JACK,
            [],
        ),
    ],
)
def test_a_91_what_answers_and_what_stops(
    hands: str, flips: tuple[int, ...], options: dict[str, Any], out: list[int]
) -> None:
    table = in_vain(hands, **options)
    table.flip(*flips)
    assert table.out == out


def test_a_91_the_challenger_plays_the_rest_of_its_own_challenge() -> None:
    """A-13: it lives while its challenge is open, and is owed the pile."""
    table = in_vain("KH 2C | 5S | 9D", challenge__on_empty="next_seat", collect__window_ms=None)
    table.flip(0, 1)
    assert (table.out, table.turn) == ([1], 2)
    table.flip(2)
    assert (table.out, table.winners) == ([1, 2], [0])
    both = in_vain("KH 2C | 5S | 9D 3C | 8D", challenge__on_empty="next_seat", first=3)
    both.flip(3, 0, 1, 2)
    assert (both.out, both.challenge, both.turn) == ([1], "0:1", 2)
    own = in_vain("KH 2C | 5S | 9D", challenge__on_empty="next_seat", first=2)
    own.flip(2, 0, 1)
    assert (own.out, own.challenge, own.turn) == ([1], "0:2", 0)
    own.flip(0)
    assert (own.out, own.owed) == ([1], 0)


def locking(hands: str, *flips: int, **options: Any) -> Tabletop:
    """A game in which some seats have flipped."""
    dotted = {key.replace("__", "."): value for key, value in options.items()}
    table = Tabletop(hands, "ers", dotted)
    table.flip(*flips)
    return table


UNTIL_PILE = {"slap__lockout_until": "pile"}


def test_a_92_a_lock_ends_with_the_next_pile_whoever_takes_it() -> None:
    table = locking("7H 2C 8C | 4S 9D | 4C 6H | JS", 0, **UNTIL_PILE)
    assert table.slap(0) == {0: "bad"}
    assert table.table.locked == (True, False, False, False)
    assert table.slap(0) == {0: "void"}, "and free"
    table.flip(1, 2)
    assert table.slap(0, 3, times={0: 350, 3: 360}, at=360) == {0: "void", 3: "won"}
    assert table.table.locked == (False,) * 4
    assert table.slap(0, at=1000) == {0: "bad"}


def test_a_92_it_holds_with_penalties_off_and_begins_with_no_free_slap() -> None:
    table = locking("7H 2C | 4S 9D", 0, penalty__enabled=False, **UNTIL_PILE)
    assert [table.slap(1), table.slap(1)] == [{1: "bad"}, {1: "void"}]
    assert table.of(e.Locked) == [e.Locked(at=200, seat=1)]
    assert table.hands == "2C | 4S 9D"


def test_a_92_the_pile_lost_by_that_slap_does_not_count() -> None:
    table = locking("7H 2C | 4S 9D | 5C 6C", 0, 1, penalty__to="lose_pile", **UNTIL_PILE)
    table.slap(2)
    assert table.table.locked == (False, False, True)
    table.flip(1)
    table.slap(0)
    assert [type(event) for event in table.log[-3:]] == [e.Slapped, e.PileTaken, e.Locked]
    assert table.table.locked == (True, False, False), "the taking freed seat 2 alone"


def test_a_92_a_locked_seat_may_flip_and_collect() -> None:
    table = locking("JH 2C 3C | 4S 9D 8D | 5C 6C", 0, **UNTIL_PILE)
    table.slap(0)
    table.flip(1)
    assert (table.owed, table.table.locked[0]) == (0, True)
    table.do(a.Collect(0))
    assert table.table.locked == (False,) * 3
    table.slap(1, at=2000)
    table.flip(0, at=2100)
    table.flip(1, at=2200)
    assert table.table.locked[1]


def test_a_93_no_cards_and_a_false_slap_are_a_lock_not_the_end() -> None:
    table = locking("7H | 4S 9D | 5C 6C", 0, penalty__when_empty="lockout")
    assert table.slap(0) == {0: "bad"}
    assert (table.out, table.table.locked[0]) == ([], True)
    assert table.slap(1) == {1: "bad"}
    assert not table.table.locked[1], "it had a card"


@pytest.mark.parametrize(
    ("options", "locked", "out"),
    [
        ({}, True, []),
        ({"penalty__out_at": 1}, False, [0]),
        ({"penalty__enabled": False}, False, []),
        ({"penalty__when_empty": "ignore"}, False, []),
        ({"comeback__until": "next_turn"}, True, []),
    ],
)
def test_a_93_when_it_locks(options: dict[str, Any], *, locked: bool, out: list[int]) -> None:
    table = locking("7H | 4S 9D | 5C 6C", 0, **{"penalty__when_empty": "lockout", **options})
    table.slap(0)
    assert (table.table.locked[0], table.out) == (locked, out)


def test_a_93_a_challenger_is_spared_and_interference_locks_too() -> None:
    table = locking("JH | 4S 9D | 5C 6C", 0, penalty__when_empty="lockout")
    table.slap(0)
    assert not any(table.table.locked)
    other = locking("7H | 4S 9D | 5C 6C", 0, penalty__when_empty="lockout")
    for by in (1, 2):
        other.do(a.Accuse(by, 0))
    assert other.of(e.Locked) == [e.Locked(at=300, seat=0)]


def empties(hands: str, *flips: int, **options: Any) -> Tabletop:
    """A game of Slapjack with doubles and sandwiches; who has no cards may slap jacks alone."""
    dotted = {key.replace("__", "."): value for key, value in options.items()}
    rules = {"comeback.patterns": ["rank:J"], "collect.order": "pile", **dotted}
    table = Tabletop(hands, "slapjack_doubles_sandwiches", rules)
    table.flip(*flips)
    return table


def test_a_90_an_empty_hand_is_judged_by_its_own_patterns() -> None:
    table = empties("5H | 7C 2C 8S | 7D 2S 4S", 0, 1, 2, comeback__until="unlimited")
    assert table.live(), "for those who hold cards"
    assert not slappable_by(table.state, 0)
    assert table.slap(0, 1, times={0: 350, 1: 360}, at=360) == {0: "bad", 1: "won"}
    assert table.out == [0]
    assert table.of(e.Slapped)[-1].patterns == ("double",)


def test_a_90_from_the_moment_the_last_card_lies_there() -> None:
    """The own last card makes a double that the seat may not slap; a jack it may."""
    double = empties("7H 7S | 7C | 9D 3S", 0, 1, comeback__until="unlimited")
    assert double.slap(1) == {1: "bad"}
    jack = empties("7H 7S | JC | 9D 3S", 0, 1)
    assert jack.slap(1) == {1: "won"}
    assert jack.of(e.Slapped)[-1].patterns == ("rank:J",)
    assert jack.of(e.PileTaken)[-1].comeback


def test_a_90_a_pattern_that_only_empty_hands_may_slap() -> None:
    """A pile is slappable if some seat still in could slap it; not once all hold cards."""
    options = {"comeback__until": "unlimited", "slap__patterns": ["double"]}
    table = empties("JH 4C | 5S | 9D 3S", 0, **options)
    assert not table.live()
    table = empties("5H | JS 4C | 9D 3S", 0, 1, **options)
    assert table.live()
    assert table.slap(2, 0, times={2: 250, 0: 260}, at=260) == {2: "bad", 0: "won"}
    assert table.of(e.Slapped)[-1].patterns == ("rank:J",)


def test_a_90_passed_over_on_a_double_it_may_not_slap_it_is_out_at_once() -> None:
    other = empties("7H | 7S 2C | 9D 3S", 0, 1)
    assert other.out == []
    three = empties("5C | 7S 2C | 7D 3S", 0, 1, 2)
    assert three.out == [0], "the turn came round, and the double is not for it"
    jack = empties("5C | 7S 2C | JD 3S", 0, 1, 2)
    assert jack.out == [], "a jack gives it time"


def test_a_90_a_covered_double_is_no_trigger_for_it() -> None:
    options = {"comeback__until": "next_trigger"}
    table = empties("5C | 7S 2C 3D | 7D JS 4H", 0, 1, 2, 1, **options)
    assert table.out == []
    table.flip(2, 1)
    assert table.out == [0], "the jack was covered"


def test_a_90_all_hands_empty_the_pile_is_dead_at_once() -> None:
    table = empties("5C | 7S | 7D", 0, 1, 2, comeback__until="unlimited")
    assert (table.why, table.winners) == ("all_cards", [2])


def test_a_90_a_challenger_with_no_cards_is_spared_and_judged_alike() -> None:
    options = {"comeback.patterns": ["sandwich"]}
    table = Tabletop("KH | KC 2C 3C | 9D 4S", "ers", options)
    table.flip(0, 1)
    assert table.live()
    assert table.slap(0) == {0: "bad"}
    table = Tabletop("5H KH | KC | 9D 4S 6S", "ers", options, first=1)
    table.flip(1, 2)
    assert not slappable_by(table.state, 1)
    assert (table.slap(1), table.out) == ({1: "bad"}, [])
