"""What the sources leave open about empty hands: who may slap in, for how long, and with what."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import Out
from firsthand.game import Deadline, deadline
from firsthand.game.state import slappable_by
from firsthand.rules import preset
from tests.clauses.tables import dotted, flipped, jacks, table_of, why_out
from tests.tabletop import Tabletop


def empties(hands: str, *flips: int, **options: Any) -> Tabletop:
    """A game of Slapjack with doubles and sandwiches; who has no cards may slap jacks alone."""
    rules = {"comeback.patterns": ["rank:J"], "collect.order": "pile", **dotted(options)}
    table = Tabletop(hands, "slapjack_doubles_sandwiches", rules)
    table.flip(*flips)
    return table


def test_a_15_no_slap_in() -> None:
    table = Tabletop("4S | 4H 6C | 7C", "ers", {"comeback.limit": 0})
    table.flip(0)
    assert table.out == [0]


@pytest.mark.parametrize(("limit", "out"), [(1, [0]), (2, []), (None, [])])
def test_a_15_a_slap_in_is_used_up_when_the_hand_empties_again(
    limit: int | None, out: list[int]
) -> None:
    options: dict[str, Any] = {"comeback.limit": limit}
    table = flipped("4S | 4H 2C 4D 3C | 9S 9C 5D 6D", 0, 1, **options)
    assert table.slap(0) == {0: "won"}
    table.flip(0, 1, 2, 0)
    assert table.out == out


@pytest.mark.parametrize(("limit", "out"), [(2, [0]), (None, [])])
def test_a_15_every_slap_with_no_cards_counts(limit: int | None, out: list[int]) -> None:
    options: dict[str, Any] = {"comeback.limit": limit}
    table = flipped("4S | 4H 2C 4D 3C | 9S 9C 5D 6D", 0, 1, **options)
    table.slap(0)
    table.flip(0, 1, 2, 0, 1)
    assert table.slap(0) == {0: "won"}
    assert table.table.comebacks == (2, 0, 0)
    table.flip(0, 1, 2, 0, 2, 0, 2, 0, 0)
    assert table.pile == "4S 3C 9C 2C 5D 9S 6D 4H 4D"
    assert table.out == out


def test_a_15_the_chance_is_gone_although_a_slap_is_live() -> None:
    table = Tabletop("4S 7C | 7S 9C | 2C", "ers", {"comeback.limit": 0}, pile="7D")
    table.flip(0, 1, 2)
    assert table.out == [2]
    table.flip(0)
    assert table.out == [0, 2]
    assert table.winners == [1]


@pytest.mark.parametrize(
    ("until", "out"),
    [
        ("unlimited", []),
        ("next_turn", [(0, "turn_came_round")]),
        ("next_trigger", []),
        ("next_pile", []),
        ("next_slap", []),
    ],
)
def test_a_16_a_chance_until_the_turn_comes_round(until: str, out: list[object]) -> None:
    table = table_of("4S | 7H 2C | 9S 5D", comeback__until=until)
    table.flip(0, 1, 2)
    assert why_out(table) == out
    assert table.turn == 1


@pytest.mark.parametrize(
    ("until", "out"),
    [
        ("unlimited", []),
        ("next_turn", [(0, "pile_lost")]),
        ("next_trigger", []),
        ("next_pile", [(0, "pile_lost")]),
        ("next_slap", []),
    ],
)
def test_a_16_a_chance_until_a_pile_is_won(until: str, out: list[object]) -> None:
    table = table_of("4S | JH 2C | 9S 5D", comeback__until=until)
    table.flip(0, 1, 2)
    table.do(a.Collect(1))
    assert why_out(table) == out


@pytest.mark.parametrize(
    ("until", "out"),
    [
        ("unlimited", []),
        ("next_turn", [0]),
        ("next_trigger", [0]),
        ("next_pile", [0]),
        ("next_slap", [0]),
    ],
)
def test_a_16_a_chance_until_a_pile_is_slapped(until: str, out: list[int]) -> None:
    table = table_of("4S | 7H 2C | 7S 5D", comeback__until=until)
    table.flip(0, 1, 2)
    assert table.slap(1) == {1: "won"}
    assert table.out == out


@pytest.mark.parametrize(
    ("until", "out"),
    [
        ("unlimited", []),
        ("next_trigger", [(0, "chance_missed")]),
        ("next_pile", []),
        ("next_slap", []),
    ],
)
def test_a_16_a_chance_until_a_slappable_card_is_covered(until: str, out: list[object]) -> None:
    table = table_of("4S | 4H 2C | 9S 5D", comeback__until=until)
    table.flip(0, 1)
    assert table.live()
    assert table.out == []
    table.flip(2)
    assert why_out(table) == out


def test_a_16_a_card_that_is_not_slappable_may_be_covered() -> None:
    table = table_of("4S | 7H 2C | 9S 5D", comeback__until="next_trigger")
    table.flip(0, 1, 2, 1, 2)
    assert table.out == []


@pytest.mark.parametrize(("when_empty", "out"), [("eliminate", [0]), ("ignore", [])])
def test_a_17_a_false_slap_with_no_cards(when_empty: str, out: list[int]) -> None:
    table = table_of("4S | 7H 2C | 9S 5D", penalty__when_empty=when_empty)
    table.flip(0, 1)
    assert table.slap(0) == {0: "bad"}
    assert table.out == out
    assert preset("slapjack").penalty.when_empty == "eliminate"


def test_a_24_a_card_received_puts_an_empty_hand_back_in_play() -> None:
    table = table_of("4S | 7H 2D 3D | JS 5D 6D", "slapjack", comeback__limit=1)
    table.flip(0)
    table.slap(1)
    assert table.hands == "7H | 2D 3D | JS 5D 6D"
    assert table.table.comebacks == (0, 0, 0)
    table.flip(1, 2)
    assert (table.out, table.turn) == ([], 0)


def test_a_24_also_when_the_chance_was_as_good_as_gone() -> None:
    """The turn has passed over seat 0 while the jack is live; then it gets a card."""
    options = {
        "penalty.to": "each_player",
        "slap.gesture": "salute",
        "slap.without_gesture": "bad",
    }
    table = Tabletop("4S | 7H 2D 3D | JS 5D 6D 8D", "slapjack", options)
    table.flip(0, 1, 2)
    assert (table.out, table.turn) == ([], 1)
    table.slap(2)
    assert table.hands == "5D | 2D 3D 6D | 8D"
    table.flip(1)
    assert (table.out, table.turn) == ([], 2)


def test_a_24_the_others_chances_are_gone_all_the_same() -> None:
    """Seats 0 and 1 have been passed over while the jack is live; only seat 0 gets a card."""
    options = {"slap.gesture": "salute", "slap.without_gesture": "bad"}
    table = Tabletop("4S | 5S | 7H 2D 3D | JS 5D 6D 8D", "slapjack", options)
    table.flip(0, 1, 2, 3)
    assert (table.out, table.turn) == ([], 2)
    table.do(a.Accuse(0, 3))
    table.do(a.Accuse(1, 3))
    table.do(a.Accuse(2, 3))
    assert table.of(e.Paid)[-1].to == 2
    table.flip(2)
    assert table.out == [0, 1]


def test_a_25_the_chance_starts_when_a_penalty_empties_the_hand() -> None:
    table = jacks("4S | 7H 2D 3D | 9S 5D 6D")
    table.flip(0)
    assert table.out == []
    other = jacks("4S 8C | 7H 2D 3D | 9S 5D 6D", 0, 1)
    other.slap(0)
    assert other.hands == " | 2D 3D 8C | 9S 5D 6D"
    assert other.out == []
    other.flip(2)
    assert other.out == [0]


def test_a_25_a_jack_that_is_covered_does_not_end_it() -> None:
    table = jacks("4S | JH 2D 3D | 9S 5D 6D | 8C 9C", 0, 1, 2)
    assert table.out == []
    table.flip(3)
    assert table.out == [0]


def test_a_25_a_live_jack_gives_time_until_the_next_flip() -> None:
    table = jacks("4S | 7H 2D 3D | JS 5D 6D", 0, 1, 2)
    assert table.turn == 1, "the turn has passed over seat 0"
    assert table.out == []
    events = table.do(a.Flip(1))
    assert [type(event) for event in events] == [e.SeatOut, e.Flipped], "out before the card"


def test_a_25_or_until_the_next_award() -> None:
    table = jacks("4S | 7H 2D 3D | JS 5D 6D", 0, 1, 2)
    events = table.do(a.Slap((a.Hand(2, 400),)), 400)
    kinds = [type(event) for event in events]
    assert kinds == [e.Slapped, e.PileTaken, e.SeatOut]
    assert table.out == [0]


def test_a_25_or_until_the_window_has_passed() -> None:
    table = jacks("4S | 7H 2D 3D | JS 5D 6D", 0, 1, 2)
    assert deadline(table.state) == Deadline(300 + 3000 + 1, "close")
    table.wait(3300)
    assert table.out == []
    table.wait(3301)
    assert table.out == [0]
    assert table.of(e.SeatOut)[0].at == 3301
    assert table.live(), "the others may slap on"
    assert deadline(table.state) is None


def test_a_25_the_own_last_card_counts_as_a_jack_in_time() -> None:
    table = jacks("JH | 7H 2D 3D | 9S 5D 6D", 0)
    assert table.slap(0) == {0: "won"}
    assert table.out == []


def test_a_26_a_tie_given_away_ends_the_chance_too() -> None:
    table = jacks("4S | JH 2D 3D | 9S 5D 6D", 0, 1)
    assert table.slap(0, 1) == {0: "lost", 1: "lost", 2: "awarded"}
    assert table.out == [0]


def test_a_26_so_does_the_last_card_rule() -> None:
    table = jacks("4S | JH | 9S 5D 6D", 0, 1, bonus__last_jack="auto_win")
    assert table.out == [0]


def test_a_74_all_empty_on_one_lap_go_out_after_the_last_flipper() -> None:
    table = Tabletop("7H | 4S | 10C | 5D", "slapjack", first=1)
    table.flip(1, 2, 3, 0)
    assert [event.seat for event in table.of(e.SeatOut)] == [1, 2, 3]
    assert table.winners == [0]


def test_a_74_it_waits_while_a_jack_is_live() -> None:
    table = Tabletop("7H | 4S | JC", "slapjack")
    table.flip(0, 1, 2)
    assert table.out == []
    assert table.slap(1) == {1: "won"}
    assert table.winners == [1]
    late = Tabletop("7H | 4S | JC", "slapjack")
    late.flip(0, 1, 2)
    late.wait(300 + 3001)
    assert late.winners == [2]


def test_a_78_a_seat_that_is_out_does_nothing() -> None:
    table = Tabletop("7H 2C | 4S 4C | 10C 6H")
    table.do(a.Leave(1))
    for action in (
        a.Flip(1), a.Drop(1), a.Collect(1), a.Gesture(1), a.Disrupt(1), a.Resume(1),
        a.Beat(1, 0, 100), a.Accuse(1, 0), a.Leave(1), a.Slap((a.Hand(1, 100),)),
        a.Stray(1, at=100, flipper=0),
    ):  # fmt: skip
        with pytest.raises(Out):
            table.do(action)


def test_a_78_in_a_race_it_is_logged_and_has_no_effect() -> None:
    table = Tabletop("7H 2C | 4S 4C | 7C 6H")
    table.do(a.Leave(1))
    table.flip(0, 2)
    assert table.slap(1, 0) == {1: "rejected", 0: "won"}


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
