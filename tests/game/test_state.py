"""What the law is told about a game."""

from firsthand.game.builder import StepBuilder
from firsthand.game.primitives import latest
from firsthand.game.state import clock, flow, see
from firsthand.law.sight import blank, laid
from firsthand.law.types import NOBODY, Duel, Flow, Seats
from tests.tabletop import Tabletop, cards


def test_a_sight_is_what_was_laid() -> None:
    pile = cards("7H 8C JK2")
    sight = blank()
    assert see(()) == sight
    for number, card in enumerate(pile, 1):
        sight = laid(sight, card)
        assert see(pile[:number]) == sight


def test_a_deep_pile_keeps_its_bottom_and_its_size() -> None:
    pile = cards("7H 8C 9D 10S") * 6
    sight = see(pile)
    assert (sight.faces, sight.bottom) == (24, 7)
    assert sight.ranks & 15 == 10
    laying = blank()
    for card in pile:
        laying = laid(laying, card)
    assert laying == sight


def test_a_flow_names_who_holds_cards_who_is_out_and_who_has_had_it() -> None:
    table = Tabletop("4S | 7H 2C 5C | 9S 5D | 3D", options={"comeback.limit": 1})
    table.flip(0)
    assert flow(table.state) == Flow(Duel(1, -1, 0, 0), Seats(4, 0b1110, 0, 0, 0))
    none = Tabletop("4S | 7H 2C 5C | 9S 5D | 3D", options={"comeback.limit": 0})
    none.flip(0)
    assert flow(none.state).seats == Seats(4, 0b1110, 0b0001, 0b1110, 0)


def test_the_latest_flipper_is_still_in() -> None:
    table = Tabletop("4S 3S | 7H 2C | 9S 5D")
    assert latest(StepBuilder(table.state, 0), NOBODY) == NOBODY
    table.flip(0, 1, 2, 0)
    assert table.table.recent == (0, 2, 1)
    assert latest(StepBuilder(table.state, 0), NOBODY) == 0
    assert latest(StepBuilder(table.state, 0), 0) == 2


def test_a_clock_stands_still_with_the_table() -> None:
    table = Tabletop("4S 3S | 7H 2C").table
    assert clock(table, 700) == 700
