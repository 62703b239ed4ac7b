"""What the sources leave open, A-16 to A-24: lost chances, false slaps, ties, who gets a card."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import NoSuchSeat
from firsthand.rules import preset
from tests.tabletop import Tabletop

UNTIL = ["unlimited", "next_turn", "next_trigger", "next_pile", "next_slap"]


def table_of(hands: str, name: str = "ers", pile: str = "", **options: Any) -> Tabletop:
    """A game with options as keywords, their dot written as two strokes."""
    dotted = {key.replace("__", "."): value for key, value in options.items()}
    return Tabletop(hands, name, dotted, pile=pile)


def why_out(table: Tabletop) -> list[tuple[int, str]]:
    """Tell who went out, and why."""
    return [(event.seat, event.why) for event in table.of(e.SeatOut)]


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


def test_a_18_a_penalty_larger_than_the_hand_takes_the_hand() -> None:
    table = table_of("4S 5H | 7H 2C | 9S 5D", penalty__count=3)
    table.flip(0, 1)
    table.slap(0)
    assert table.hands == " | 2C | 9S 5D"
    assert table.out == []
    table.flip(2)
    assert table.turn == 1


@pytest.mark.parametrize(
    ("empty_pile", "verdict", "pile"), [("penalise", "bad", "(4S)"), ("ignore", "ignored", "")]
)
def test_a_19_a_slap_at_nothing(empty_pile: str, verdict: str, pile: str) -> None:
    table = table_of("4S 5H | 7H 2C", slap__empty_pile=empty_pile)
    assert table.slap(0) == {0: verdict}
    assert table.pile == pile


def won(grace: int = 500) -> Tabletop:
    """A game whose pile was slapped at 1000 ms."""
    table = table_of("4S 5H 6H | 4H 2C | 9S 5D", slap__late_grace_ms=grace)
    table.flip(0, 1)
    table.slap(2, at=1000)
    return table


@pytest.mark.parametrize(
    ("grace", "at", "verdict"),
    [(500, 1500, "late"), (500, 1501, "bad"), (0, 1000, "late"), (0, 1001, "bad")],
)
def test_a_20_a_hand_just_after_the_award_is_late(grace: int, at: int, verdict: str) -> None:
    assert won(grace).slap(0, at=at) == {0: verdict}


def test_a_20_while_the_pile_is_empty() -> None:
    table = won()
    table.flip(2, at=1100)
    assert table.slap(0, at=1200) == {0: "bad"}


def test_a_20_a_collected_pile_gives_grace_too() -> None:
    table = table_of("JS 5H | 4H 2C")
    table.flip(0, at=0)
    table.flip(1, at=10)
    table.do(a.Collect(0), 200)
    assert table.slap(1, at=700) == {1: "late"}


def tied(
    goes_to: str, *seats: int, seed: int = 1, window: int = 0, turn: int = 3
) -> dict[int, str]:
    """Let hands fall together on a double, when a seat of five is to flip."""
    options = {"tie.goes_to": goes_to, "tie.window_ms": window}
    hands = ["2C 3C", "2D 3D", "2H 3H", "2S 3S", "4C 5C"]
    before = (turn - 1) % 5
    hands[before] = "7H 9C"
    table = Tabletop(" | ".join(hands), "ers", options, pile="7S", first=before, seed=seed)
    table.flip(before, at=0)
    assert table.turn == turn
    return table.slap(*seats, at=500)


@pytest.mark.parametrize(
    ("turn", "seats", "winner"),
    [(3, (2, 4), 4), (3, (2, 1), 1), (3, (3, 4), 3), (0, (4, 2), 2), (4, (3, 0, 1), 0)],
)
def test_a_21_a_dead_heat_goes_to_the_nearest_hand(
    turn: int, seats: tuple[int, ...], winner: int
) -> None:
    verdicts = tied("closest_to_next_flipper", *seats, turn=turn)
    assert verdicts == {seat: "won" if seat == winner else "lost" for seat in seats}


def test_a_21_or_to_who_flips_next() -> None:
    assert tied("next_flipper", 2, 4) == {2: "lost", 4: "lost", 3: "awarded"}
    assert tied("next_flipper", 2, 3) == {2: "lost", 3: "won"}


def test_a_21_or_to_who_arrived_first() -> None:
    assert tied("arrival", 4, 2) == {4: "won", 2: "lost"}
    assert tied("arrival", 2, 4) == {2: "won", 4: "lost"}


def test_a_21_or_to_one_of_them_by_lot() -> None:
    winners = set()
    for seed in range(40):
        verdicts = tied("random", 1, 2, 4, seed=seed)
        assert sorted(verdicts.values()) == ["lost", "lost", "won"]
        winners |= {seat for seat, verdict in verdicts.items() if verdict == "won"}
        assert verdicts == tied("random", 1, 2, 4, seed=seed)
    assert winners == {1, 2, 4}


def test_a_21_a_lot_uses_up_the_dice() -> None:
    options = {"tie.goes_to": "random"}
    table = Tabletop("7H 2C | 7S 9D", "ers", options)
    table.flip(0, 1)
    dice = table.state.dice
    table.slap(0, 1)
    assert table.of(e.PileTaken)[0].drawn
    assert table.state.dice != dice


@pytest.mark.parametrize(("apart", "verdicts"), [(20, ["lost", "won"]), (21, ["won", "lost"])])
def test_a_21_hands_within_the_window_are_tied(apart: int, verdicts: list[str]) -> None:
    table = table_of("7H 2C | 7S 9D | 10C 6H", tie__window_ms=20)
    table.flip(0, 1)
    raced = table.slap(0, 2, at=900, times={0: 500, 2: 500 + apart})
    assert [raced[0], raced[2]] == verdicts


def test_a_21_with_nobody_on_turn_counting_starts_at_the_seat_owed() -> None:
    for goes_to, verdicts in [
        ("closest_to_next_flipper", {0: "won", 2: "lost"}),
        ("next_flipper", {0: "lost", 2: "lost", 3: "awarded"}),
    ]:
        hands = "9D 6C | 7C 8D | 10C 6H | JH 2C"
        table = Tabletop(hands, "ers", {"tie.goes_to": goes_to}, pile="9S", first=3)
        table.flip(3, 0)
        assert table.owed == 3
        assert table.slap(0, 2) == verdicts


def test_a_21_in_the_endgame_counting_starts_left_of_the_last_flipper() -> None:
    for goes_to, verdicts in [
        ("closest_to_next_flipper", {0: "lost", 3: "won"}),
        ("next_flipper", {0: "lost", 3: "lost", 2: "awarded"}),
    ]:
        table = table_of("9D | 9C |  | ", tie__goes_to=goes_to)
        table.flip(0, 1)
        assert table.slap(0, 3) == verdicts


def test_a_21_in_a_challenge_counting_starts_at_who_is_to_flip() -> None:
    table = table_of("KH 2C | 4S 4D 9D | 10C 6H")
    table.flip(0, 1, 1)
    assert table.turn == 1
    assert table.slap(2, 1) == {1: "won", 2: "lost"}


def test_a_21_in_the_endgame_seats_that_are_out_are_not_counted_from() -> None:
    table = table_of("9D | 9C | 2S | 3S", tie__goes_to="next_flipper")
    table.do(a.Leave(2))
    table.do(a.Leave(3))
    table.flip(0, 1)
    assert table.slap(0, 1) == {0: "won", 1: "lost"}


@pytest.mark.parametrize("name", ["slapjack", "ers"])
def test_a_22_the_latest_flipper_is_the_latest_of_the_game(name: str) -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", name, penalty__to="last_flipper")
    table.flip(0, 1)
    table.slap(2)
    assert table.of(e.Paid)[-1].to == 1
    table.flip(2)
    table.slap(0)
    assert table.of(e.Paid)[-1].to == 2


def test_a_22_a_seat_that_is_out_gets_nothing() -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack")
    table.flip(0, 1)
    table.do(a.Leave(1))
    table.slap(2)
    assert table.of(e.Paid)[-1].to == 0


def test_a_22_a_hand_that_names_an_earlier_card_pays_who_turned_that() -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack")
    table.flip(0, 1)
    table.do(a.Stray(2, at=150, flipper=0))
    assert table.of(e.Paid)[-1].to == 0
    table.do(a.Stray(0, at=160, flipper=0))
    assert table.of(e.Paid)[-1].to == 1, "nobody pays oneself"
    for flipper in (-2, 3):
        with pytest.raises(NoSuchSeat):
            table.do(a.Stray(0, at=160, flipper=flipper))


def test_a_23_the_latest_flipper_pays_the_one_before() -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack")
    table.flip(0, 1)
    table.slap(1)
    assert table.of(e.Paid)[-1].to == 0


@pytest.mark.parametrize("offender", [0, 2])
def test_a_23_where_nobody_else_has_flipped_the_next_seat_gets_the_card(offender: int) -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack", slap__empty_pile="penalise")
    if offender == 0:
        table.flip(0)
    table.slap(offender)
    assert table.of(e.Paid)[-1].to == (offender + 1) % 3


def test_a_23_of_two_players_the_other_always_gets_it() -> None:
    for flips in [(), (0,), (0, 1)]:
        table = table_of("4S 2C 3C | 7H 2D 3D", "slapjack", slap__empty_pile="penalise")
        table.flip(*flips)
        table.slap(0)
        assert table.of(e.Paid)[-1].to == 1


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
