"""Slapjack, S-01 to S-13: players, pack, dealer, deal, turns."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import pack, rank
from firsthand.dice import seeded, shuffled
from firsthand.errors import RulesError
from firsthand.game import deal, first_dealer
from firsthand.rules import preset, presets
from tests.tabletop import Tabletop, cards, rules_of

SLAPJACKS = [name for name in presets() if name.startswith("slapjack")]
DECK = pack()


def test_s_01_no_points_are_kept() -> None:
    fields = set(Tabletop("7H | 4S", "slapjack").table.__struct_fields__)
    assert not {"score", "scores", "points"} & fields


@pytest.mark.parametrize("name", SLAPJACKS)
def test_s_02_two_to_six_may_play(name: str) -> None:
    rules = preset(name)
    assert (rules.seats.min, rules.seats.max) == (2, 6)
    assert [seats for seats in range(12) if not rules.seats_allowed(seats)] == [2, 3, 4, 5, 6]
    assert rules_of(name, {"seats.max": 10}).seats_allowed(10) == ""


@pytest.mark.parametrize("name", SLAPJACKS)
def test_s_03_the_jokers_are_taken_out(name: str) -> None:
    assert preset(name).pack.jokers == 0
    with pytest.raises(RulesError, match="take the jokers out"):
        rules_of(name, {"pack.jokers": 2})


def test_s_03_jokers_stay_where_they_may_be_slapped() -> None:
    rules = rules_of("slapjack", {"pack.jokers": 2, "slap.patterns": ["rank:J", "joker"]})
    assert rules.cards == 54


def test_s_04_there_is_one_pile_for_all() -> None:
    table = Tabletop("7H 2C | 4S 9D | 10C 6H", "slapjack")
    table.flip(0, 1, 2)
    assert table.table.pile == cards("7H 4S 10C")


def test_s_05_the_dealer_is_drawn() -> None:
    rules = preset("slapjack")
    assert rules.deal.dealer == "random"
    dealers = Counter(first_dealer(rules, 4, DECK, seeded(seed))[0] for seed in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 60
    assert first_dealer(rules, 4, DECK, seeded(5)) == first_dealer(rules, 4, DECK, seeded(5))


def test_s_05_or_the_last_seat_deals() -> None:
    rules = rules_of("slapjack", {"deal.dealer": "last"})
    assert first_dealer(rules, 5, DECK, seeded(1)) == (4, (), seeded(1))


def test_s_05_or_the_lowest_card_that_was_cut() -> None:
    rules = rules_of("slapjack", {"deal.dealer": "cut"})
    rounds = Counter[int]()
    for seed in range(60):
        dealer, shown, dice = first_dealer(rules, 6, DECK, seeded(seed))
        level = list(range(6))
        for cut in shown:
            assert len(cut) == len(set(cut)) == len(level)
            lowest = min(rank(card) for card in cut)
            level = [s for s, card in zip(level, cut, strict=True) if rank(card) == lowest]
        assert level == [dealer], "those who tie cut again until one is lowest"
        assert dice != seeded(seed)
        rounds[len(shown)] += 1
    assert rounds[1] > rounds[2] > 0


def test_s_05_the_cut_is_recorded() -> None:
    shown = (cards("7H 2C"),)
    event = deal(preset("slapjack"), 2, DECK, seeded(0), dealer=1, shown=shown)[1]
    assert (event.dealer, event.first, event.shown) == (1, 0, shown)


def test_s_06_every_order_is_equally_likely() -> None:
    """Pearson's test over all 24 orders of four cards: 23 degrees of freedom, 99.9 %."""
    each = 100
    seen = Counter(shuffled("JQKA", seeded(seed))[0] for seed in range(24 * each))
    assert seen.keys() == set(permutations("JQKA"))
    assert sum((count - each) ** 2 / each for count in seen.values()) < 49.7


def test_s_06_a_seed_fixes_the_shuffle() -> None:
    first, dice = shuffled(DECK, seeded(8))
    assert shuffled(DECK, seeded(8))[0] == first
    assert sorted(first) == sorted(DECK)
    assert shuffled(DECK, seeded(9))[0] != first
    assert shuffled(DECK, dice)[0] != first


def test_s_07_the_pack_is_dealt_clockwise_until_it_is_gone() -> None:
    state, event = deal(preset("slapjack"), 4, DECK, seeded(0), dealer=3)
    assert event.counts == (13, 13, 13, 13)
    assert [hand[-1] for hand in state.stocks] == list(DECK[:4])
    assert [hand[0] for hand in state.stocks] == list(DECK[48:])


def test_s_08_uneven_hands_are_normal() -> None:
    assert deal(preset("slapjack"), 6, DECK, seeded(0))[1].counts == (9, 9, 9, 9, 8, 8)


def test_s_09_no_hand_is_looked_at() -> None:
    state, event = deal(preset("slapjack"), 2, DECK, seeded(0))
    open_table = msgspec.json.decode(msgspec.json.encode([state.table, event]))
    assert set(numbers(open_table)) <= {0, 1, 26, -1}


def numbers(value: object) -> list[int]:
    """Return every number that a view holds."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [number for part in value for number in numbers(part)]
    return [value] if type(value) is int else []


def test_s_10_the_dealers_left_begins() -> None:
    """SJ-36."""
    state, event = deal(preset("slapjack"), 4, DECK, seeded(0), dealer=1)
    assert event.first == state.table.turn == 2
    table = Tabletop("7H 2C | 4S 9D | 10C 6H", "slapjack", first=2, dealer=1)
    table.flip(2, 0, 1, 2)
    assert table.pile == "10C 7H 4S 6H"


def test_s_11_a_turn_is_one_card_face_up_for_all() -> None:
    table = Tabletop("7H 2C | 4S 9D", "slapjack")
    table.flip(0)
    assert (table.pile, table.hands) == ("7H", "2C | 4S 9D")


def test_s_12_nobody_is_first_to_see_a_card() -> None:
    table = Tabletop("7H 2C | 4S 9D", "slapjack")
    assert table.do(a.Flip(0), 10) == (
        e.Flipped(at=10, seat=0, cards=cards("7H"), duel=table.table.duel),
    )


@pytest.mark.parametrize("face", ["J", "Q", "K", "A"])
def test_s_13_a_turn_is_one_card_whatever_it_is(face: str) -> None:
    table = Tabletop(f"{face}H 2C | 4S 9D | 10C 6H", "slapjack")
    table.flip(0)
    assert table.challenge == ""
    assert table.turn == 1
    table.flip(1)
    assert table.turn == 2
