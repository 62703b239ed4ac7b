"""Egyptian Ratscrew, E-01 to E-15: names, players, pack, deal, turns."""

import dataclasses
from collections import Counter
from typing import get_args

import msgspec
import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Rank, pack, rank
from firsthand.dice import seeded, shuffled
from firsthand.errors import NoSuchSeat, OutOfTurn, RulesError
from firsthand.game import deal
from firsthand.room import messages as m
from firsthand.room.views.rules import bounds, seats_refused
from firsthand.rules import Rules, amended, preset, presets
from firsthand.rules.sheet import lines
from firsthand.sentences import say
from tests.room.meeting import Meeting
from tests.room.table import ANN, BEN, one
from tests.room.table import Table as Room
from tests.tabletop import Tabletop, cards, rules_of, words
from tests.words import said


def dealt(rules: Rules, seats: int, *, dealer: int | None = None, seed: int = 3) -> e.Dealt:
    deck, dice = shuffled(pack(rules.pack.decks, rules.pack.jokers), seeded(seed))
    return deal(rules, seats, deck, dice, dealer=dealer)[1]


@pytest.mark.parametrize(
    "name", ["ers", "egyptian_ratscrew", "egyptian_war", "egyptian_rat_screw", "slap"]
)
def test_e_01_every_name_of_the_game_finds_it(name: str) -> None:
    assert preset(name) == preset("ratscrew")
    assert preset(name.upper().replace("_", " ")) == preset("ratscrew")


def test_e_02_flips_challenges_and_slaps_meet_on_one_pile() -> None:
    table = Tabletop("7H KD 2C | 4S 9D 2H | 10C 9H 3S")
    table.flip(0, 1, 2, 0)
    assert table.pile == "7H 4S 10C KD"
    assert table.challenge == "0:3"
    table.flip(1)
    assert table.slap(2) == {2: "bad"}
    table.flip(1)
    assert table.pile == "(9H) 7H 4S 10C KD 9D 2H"
    assert table.challenge == "0:1"


def test_e_03_who_ends_with_every_card_wins() -> None:
    table = Tabletop("7H 2C | 7C")
    table.flip(0, 1)
    assert table.why == "", "a hand that holds all but the pile has not won yet"
    table.slap(0)
    assert table.hands == "2C 7H 7C | "
    assert table.winners == [0]
    assert table.why == "all_cards"


def test_e_04_two_or_more_may_play() -> None:
    rules = Rules()
    for seats in (2, 3, 6, 8, 52):
        assert rules.seats_allowed(seats) is None
        assert min(dealt(rules, seats).counts) >= 1
    for seats in (0, 1, 53):
        assert rules.seats_allowed(seats) == say("wrong-seats", least=2, most=52, seats=seats)
        with pytest.raises(RulesError, match="these rules are for 2 to 52 players"):
            dealt(rules, seats)


def test_e_04_a_table_offers_two_to_eight_seats() -> None:
    rules = Rules()
    assert bounds(rules) == (2, 8)
    assert [seats for seats in range(12) if not seats_refused(rules, seats)] == [*range(2, 9)]
    assert said(seats_refused(rules, 9)) == "a table here has room for 2 to 8"
    for seats in range(2, 9):
        table = Room(rules, people=tuple("ABCDEFGH"[:seats]), bots=()).begin()
        assert len(table.table.counts) == seats
        assert min(table.table.counts) >= 1


def test_e_05_one_pack_has_thirteen_ranks_in_four_suits() -> None:
    assert preset("ers").pack.decks == 1
    assert len(set(pack())) == 52
    assert {rank(card) for card in pack()} == set(Rank) - {Rank.JOKER}
    assert words(pack()[:13]) == "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"


@pytest.mark.parametrize("seats", range(2, 9))
def test_e_06_three_to_six_is_advice_only(seats: int) -> None:
    """The sheet gives the advice; two, seven or eight are dealt all cards nevertheless."""
    advice = [line.text for line in lines(preset("ers")) if line.topic == "advice"]
    assert advice == ["It is best with three to six."]
    assert preset("ers").seats_allowed(seats) is None
    counts = dealt(preset("ers"), seats).counts
    assert len(counts) == seats
    assert (sum(counts), max(counts) - min(counts)) == (52, min(1, 52 % seats))


@pytest.mark.parametrize("jokers", [0, 1, 2, 5])
def test_e_07_jokers_may_be_added(jokers: int) -> None:
    rules = rules_of("ers", {"pack.jokers": jokers})
    assert rules.cards == 52 + jokers == sum(dealt(rules, 3).counts)
    assert sum(rank(card) == Rank.JOKER for card in pack(1, jokers)) == jokers
    assert preset("ers").pack.jokers == 0


@pytest.mark.parametrize("seats", range(2, 9))
def test_e_08_the_entire_pack_is_dealt(seats: int) -> None:
    event = dealt(Rules(), seats)
    assert sum(event.counts) == 52
    assert event.burned == 0


def test_e_09_cards_are_dealt_face_down() -> None:
    event = dealt(Rules(), 4)
    assert set(event.__struct_fields__) == {
        "at", "counts", "dealer", "first", "burned", "digest", "commitment", "shown",
    }  # fmt: skip
    assert event.shown == ()


def test_e_10_cards_go_round_one_at_a_time() -> None:
    deck = cards("AS 2S 3S 4S 5S 6S 7S 8S")
    state, event = deal(Rules(), 3, pack()[:8], seeded(0), dealer=0)
    assert deck == state_cards(state.stocks)
    assert event.first == 1
    # Seat 1 gets the first card, and it lies at the bottom of the hand.
    assert [words(stock) for stock in state.stocks] == ["6S 3S", "7S 4S AS", "8S 5S 2S"]


def state_cards(stocks: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(sorted((card for stock in stocks for card in stock), key=pack().index))


def test_e_11_nobody_sees_a_hand() -> None:
    table = Tabletop("7H 2C 5D | 4S 9D 5C")
    table.flip(0, 1)
    seen = msgspec.json.decode(msgspec.json.encode(table.table))
    assert seen["pile"] == list(cards("7H 4S"))
    assert seen["counts"] == [2, 2]
    assert not {"stocks", "hands", "dice", "seed"} & seen.keys()


def test_e_12_uneven_hands_are_dealt_on_from_the_dealers_left() -> None:
    assert dealt(Rules(), 5).counts == (11, 11, 10, 10, 10)
    assert dealt(Rules(), 5, dealer=1).counts == (10, 10, 11, 11, 10)
    assert dealt(Rules(), 7).counts == (8, 8, 8, 7, 7, 7, 7)


def test_e_13_turns_go_round_from_the_dealers_left() -> None:
    assert dealt(Rules(), 4, dealer=2).first == 3
    assert dealt(Rules(), 4, dealer=3).first == 0
    table = Tabletop("7H 2C | 4S 9D | 10C 6H")
    for seat in (0, 1, 2, 0):
        assert table.turn == seat
        for other in {0, 1, 2} - {seat}:
            with pytest.raises(OutOfTurn, match=f"seat {seat} is to flip"):
                table.flip(other)
        table.flip(seat)


def test_e_14_a_turn_is_the_top_card_of_the_own_hand() -> None:
    table = Tabletop("7H 2C | 4S 9D")
    table.flip(0)
    assert (table.pile, table.hands) == ("7H", "2C | 4S 9D")
    table.flip(1)
    assert (table.pile, table.hands) == ("7H 4S", "2C | 9D")


def test_e_15_a_card_is_told_to_all_at_once() -> None:
    table = Tabletop("7H 2C | 4S 9D")
    events = table.do(a.Flip(0), 40)
    (flipped,) = events
    assert isinstance(flipped, e.Flipped)
    assert (flipped.at, flipped.seat, flipped.cards) == (40, 0, cards("7H"))
    said = msgspec.json.encode(table.log)
    for hidden in cards("2C 4S 9D"):
        assert str(hidden).encode() not in said


def test_e_27_extra_slaps_apply_only_where_they_were_agreed() -> None:
    assert preset("ers").slap.patterns == ("double", "sandwich")
    table = Tabletop("3H 2C | 7S 9D | 10C 6H")
    table.flip(0, 1)
    assert table.slap(2) == {2: "bad"}
    agreed = Tabletop("3H 2C | 7S 9D | 10C 6H", "ers", {"slap.patterns": ["double", "tens"]})
    agreed.flip(0, 1)
    assert agreed.slap(2) == {2: "won"}
    assert agreed.state.rules.digest != table.state.rules.digest
    assert dealt(agreed.state.rules, 3).digest == agreed.state.rules.digest


def test_e_43_rules_are_values() -> None:
    """Neither an option can be set, nor can the rules of a state be put in their place."""
    rules, option = preset("ratscrew"), "count"
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(rules.penalty, option, 2)
    with pytest.raises(AttributeError):
        setattr(Tabletop("7H | 4S").state, "rules", rules)  # noqa: B010 - it is tried
    assert amended(rules, {"penalty.count": 2}) != rules


def test_e_43_no_act_changes_the_rules() -> None:
    """A game keeps the rules that it was dealt with, which no preset has, whatever is done."""
    gesture = {"slap.gesture": "salute", "slap.without_gesture": "bad"}
    options = {"penalty.count": 2, "collect.window_ms": None, **gesture}
    table = Tabletop("JH 2C 5D 9C | 4S 9D 3H AC | 8C 6S KD 7D", "ratscrew", options)
    rules = table.state.rules
    acts = (
        a.Gesture(0, "salute"), a.Flip(0), a.Drop(1), a.Collect(0), a.Flip(0), a.Beat(0, 1, 300),
        a.Slap((a.Hand(1, 700),)), a.Stray(2, 710, flipper=0), a.Accuse(0, 2), a.Disrupt(0),
        a.Resume(0), a.Resume(1), a.Resume(2), a.Leave(2), a.Tick(),
    )  # fmt: skip
    assert {type(act) for act in acts} == set(get_args(a.AnyAction))
    for act in acts:
        table.do(act)
        assert table.state.rules is rules, act
    assert table.state.rules == rules_of("ratscrew", options)
    assert rules not in [preset(name) for name in presets()]
    costs = Counter(paid.seat for paid in table.of(e.Paid))
    assert costs == {1: 2, 2: 2}, "two cards for each false slap"


def test_e_43_other_rules_are_for_before_the_deal() -> None:
    """A proposal asks whoever had agreed again; once cards are dealt there is none."""
    other = "ratscrew penalty.count=2"
    table = Meeting(2)
    table.come(BEN)
    table.agree(ANN, 0)
    table.propose(other)
    assert table.room.rules.penalty.count == 2
    assert [seat.agreed for seat in table.room.seats] == [False, False]
    table.agree(BEN, 1)
    assert not table.dealt

    playing = Meeting(2)
    playing.come(BEN)
    playing.agree_all()
    before = playing.live.state
    assert one(playing.propose(other), m.Refused).what == "propose"
    assert playing.room.rules == before.rules == preset("ratscrew")
    assert playing.live.state is before


def test_no_seat_beyond_the_table_may_act() -> None:
    table = Tabletop("7H | 4S")
    for seat in (-1, 2):
        with pytest.raises(NoSuchSeat, match="seats are 0 to 1"):
            table.flip(seat)
