"""Matches at a table: rounds, the tally, who deals next, and the match after it (S-26, A-53)."""

from firsthand.events import Dealt
from firsthand.room import messages as m
from firsthand.rules import amended, preset
from tests.room.table import Table, one, told

WON = ("QH 2C", "3S")
"""Seat 0 flips a queen that seat 1 cannot answer."""


def match(**options: object) -> Table:
    given = {f"match.{name}": value for name, value in options.items()}
    return Table(amended(preset("ratscrew"), given)).begin()


def round_won(table: Table) -> m.Seated:
    """Play a round that seat 0 wins, and return what it was told then."""
    table.rig(*WON)
    table.flip(0)
    table.run(6_000)
    assert table.table.winners == (0,)
    return told(table.out, m.Seated, 1)[-1]


def again(table: Table) -> m.Seated:
    table.give_secret()
    return told(table.agree(1, 0), m.Seated, 1)[-1]


def standing(seated: m.Seated) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    return seated.round, seated.rounds, seated.score, seated.champions


def test_a_match_is_over_once_it_is_decided_and_the_next_one_starts_from_nothing() -> None:
    table = match(rounds=3, mode="best_of")
    assert standing(told(table.out, m.Seated, 1)[-1]) == (1, 3, (0, 0), ())
    assert standing(round_won(table)) == (1, 3, (1, 0), ())
    assert standing(again(table)) == (2, 3, (1, 0), ())
    assert standing(round_won(table)) == (2, 3, (2, 0), (0,))
    assert standing(again(table)) == (1, 3, (0, 0), ())


def test_all_rounds_of_a_fixed_match_are_played() -> None:
    table = match(rounds=3)
    for number in (1, 2):
        assert standing(round_won(table)) == (number, 3, (number, 0), ())
        again(table)
    assert standing(round_won(table)) == (3, 3, (3, 0), (0,))


def test_single_games_go_on_counting_and_have_no_champion() -> None:
    table = match()
    round_won(table)
    again(table)
    assert standing(round_won(table)) == (2, 1, (2, 0), ())


def test_the_winner_deals_where_that_is_agreed() -> None:
    for dealer, deals in (("winner", 0), ("loser", 1)):
        table = match(rounds=5, dealer=dealer)
        round_won(table)
        table.give_secret()
        dealt = one(table.agree(1, 0), m.Happened).events[0]
        assert isinstance(dealt, Dealt)
        assert dealt.dealer == deals


def test_the_deal_goes_on_to_the_left_in_a_new_match() -> None:
    table = match(rounds=2, mode="first_to")
    dealer = table.live.header.dealer
    for number in range(1, 4):
        round_won(table)
        again(table)
        assert table.live.header.dealer == (dealer + number) % 2
