"""What the sources leave open about hands that fall together."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from tests.clauses.tables import table_of
from tests.tabletop import Tabletop


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


def test_a_95_the_rules_leave_it_to_the_judge_what_a_device_earns() -> None:
    """They are told when hands came down, and in which order they count."""
    for devices in ("off", "class"):
        table = table_of("7H 2C | 7S 9D | 10C 6H", tie__devices=devices)
        table.flip(0, 1)
        table.do(a.Slap((a.Hand(0, 1300), a.Hand(2, 1340)), (2, 0)), at=1400)
        (taken,) = table.of(e.PileTaken)
        assert taken.seat == 2
        table = table_of("7H 2C | 7S 9D | 10C 6H", tie__devices=devices)
        table.flip(0, 1)
        assert table.slap(0, 2, times={0: 1300, 2: 1340}, at=1400) == {0: "won", 2: "lost"}
