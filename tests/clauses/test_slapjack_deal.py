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
from firsthand.room import messages as m
from firsthand.rules import preset, presets
from tests.room.table import Table as Room
from tests.room.table import one
from tests.tabletop import Tabletop, cards, rules_of

SLAPJACKS = [name for name in presets() if name.startswith("slapjack")]
DECK = pack()


FACTS = {
    "counts", "dealer", "pile", "burned", "turn", "challenger", "tries", "lost", "out", "comebacks",
    "gestured", "recent", "fines", "locked", "beats", "votes", "flips", "piles", "flipped_at",
    "taken_at", "lost_at", "turn_at", "frozen_at", "ready", "stood", "over", "winners",
}  # fmt: skip
"""All that an open table holds: cards, turns and times, but no points."""


def test_s_01_no_points_are_kept() -> None:
    """Whoever has the cards wins, however many piles the others have won."""
    table = Tabletop("JH 7H 2C | JS | 9D", "slapjack")
    assert set(table.table.__struct_fields__) == FACTS
    table.flip(0)
    assert table.slap(1) == {1: "won"}
    table.flip(1)
    assert table.slap(1) == {1: "won"}
    table.do(a.Leave(1))
    table.do(a.Leave(2))
    assert table.winners == [0]
    assert [taken.seat for taken in table.of(e.PileTaken)] == [1, 1, 0]


@pytest.mark.parametrize("seat", range(3))
def test_s_01_a_jack_and_one_hand_are_all_it_takes(seat: int) -> None:
    """Nothing is added up, called or shown: of all ranks the jack alone is slapped."""
    assert (preset("slapjack").slap.patterns, preset("slapjack").slap.gesture) == (
        ("rank:J",),
        None,
    )
    won = set()
    for word in "A 2 3 4 5 6 7 8 9 10 J Q K".split():
        table = Tabletop(f"{word}H 7H | 4S 9D | 10C 6H", "slapjack", pile="AC KD")
        table.flip(0)
        verdict = table.slap(seat)[seat]
        won |= {word} if verdict == "won" else set()
        assert len(table.of(e.Slapped)) == 1
    assert won == {"J"}


@pytest.mark.parametrize("name", SLAPJACKS)
def test_s_02_two_to_six_may_play(name: str) -> None:
    rules = preset(name)
    assert (rules.seats.min, rules.seats.max) == (2, 6)
    assert [seats for seats in range(12) if not rules.seats_allowed(seats)] == [2, 3, 4, 5, 6]
    assert rules_of(name, {"seats.max": 10}).seats_allowed(10) is None


@pytest.mark.parametrize("name", SLAPJACKS)
def test_s_03_the_jokers_are_taken_out(name: str) -> None:
    assert preset(name).pack.jokers == 0
    with pytest.raises(RulesError, match="take the jokers out"):
        rules_of(name, {"pack.jokers": 2})


def test_s_03_jokers_stay_where_they_may_be_slapped() -> None:
    rules = rules_of("slapjack", {"pack.jokers": 2, "slap.patterns": ["rank:J", "joker"]})
    assert rules.cards == 54


def test_s_04_there_is_one_pile_for_all() -> None:
    """Whoever turned the cards, all lie in the open on one pile, which every seat wins alike."""
    ways = set()
    for seat in range(3):
        table = Tabletop("7H 2C | 4S 9D | JC 6H", "slapjack")
        for flipper, pile in enumerate(("7H", "7H 4S", "7H 4S JC")):
            table.flip(flipper)
            assert table.table.pile == cards(pile)
        assert table.slap(seat) == {seat: "won"}
        assert table.table.pile == ()
        assert [count - 1 for count in table.table.counts] == [3 * (seat == n) for n in range(3)]
        (taken,) = table.of(e.PileTaken)
        assert taken.seat == seat
        ways.add((taken.why, taken.size))
    assert ways == {("slap", 3)}


def test_s_04_all_at_the_table_are_shown_the_same_pile() -> None:
    room = Room("slapjack", ("Ann", "Ben", "Eve"), ()).begin()
    room.rig("7H 2C", "4S 9D", "JC 6H")
    for seat in range(3):
        out = room.flip(seat)
        out += room.pass_to(room.now + 2_000)
        seen = {conn: one(out, m.Happened, conn).table.pile for conn in (1, 2, 3)}
        assert set(seen.values()) == {cards("7H 4S JC")[: seat + 1]}


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
