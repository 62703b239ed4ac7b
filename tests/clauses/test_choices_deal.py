"""What the sources leave open about the deal, the number of players, and the order of cards."""

from typing import get_args

import pytest

from firsthand import actions as a
from firsthand.cards import pack, parse_card
from firsthand.dice import seeded
from firsthand.game import deal, first_dealer
from firsthand.record import opening, sealed
from firsthand.rules import preset
from firsthand.sentences import say
from tests.tabletop import Tabletop, cards, rules_of, words


def test_a_38_cards_left_over_may_lie_in_the_centre() -> None:
    rules = rules_of("ers", {"deal.remainder": "centre"})
    state, event = deal(rules, 5, pack(), seeded(0), dealer=4)
    assert event.counts == (10,) * 5
    assert event.burned == state.table.burned == 2
    # The first card left over was laid first: the second slid under it, as penalties do.
    assert words(state.burned) == "KC QC"
    assert state.table.size == 2
    assert deal(rules, 4, pack(), seeded(0))[1].burned == 0


@pytest.mark.parametrize(
    ("order", "hand"),
    [("pile", "2C 8C 5C 7H 7S"), ("reverse", "2C 7S 7H 5C 8C")],
)
def test_a_40_the_order_of_a_won_pile(order: str, hand: str) -> None:
    table = Tabletop("7H 2C | 7S 9D", "ers", {"collect.order": order}, pile="(8C) 5C")
    table.flip(0, 1)
    table.slap(0)
    assert table.hands == f"{hand} | 9D"


def test_a_46_the_deal_begins_left_of_the_dealer_and_hands_are_built_up() -> None:
    state, event = deal(preset("ers"), 2, cards("2S 3S 4S 5S"), seeded(0))
    assert (event.dealer, event.first) == (1, 0), "the last seat deals where nobody is named"
    assert [words(hand) for hand in state.stocks] == ["4S 2S", "5S 3S"]
    last = rules_of("ers", {"deal.dealer": "last"})
    assert first_dealer(last, 3, cards("2S 3S"), seeded(0))[0] == 2


def test_a_50_a_75_all_cards_are_those_in_play() -> None:
    for options, number in [
        ({}, 52), ({"pack.jokers": 2}, 54), ({"pack.decks": 2}, 104),
        ({"pack.decks": 2, "pack.jokers": 4}, 108),
    ]:  # fmt: skip
        assert rules_of("ers", options).cards == number
    assert preset("slapjack_two_deck").cards == 104


def test_a_54_nobody_joins_a_game() -> None:
    names = {kind.__name__ for kind in get_args(a.AnyAction)}
    assert names == {
        "Flip", "Slap", "Stray", "Collect", "Gesture", "Drop", "Disrupt", "Resume", "Beat",
        "Accuse", "Leave", "Tick",
    }  # fmt: skip


def test_a_55_how_many_may_play() -> None:
    assert (preset("ers").seats.min, preset("ers").seats.max) == (2, None)
    assert (preset("slapjack").seats.min, preset("slapjack").seats.max) == (2, 6)
    four = rules_of("ers", {"seats.min": 4, "seats.max": 4})
    assert [seats for seats in range(60) if not four.seats_allowed(seats)] == [4]
    assert four.seats_allowed(5) == say("wrong-seats", least=4, most=4, seats=5)


@pytest.mark.parametrize(
    ("drop", "pile", "hands"),
    [("single", "7H", "JC 3C | 4S"), ("counts", "7H JC", "3C | 4S")],
)
def test_a_59_dropped_cards(drop: str, pile: str, hands: str) -> None:
    table = Tabletop("7H JC 3C | 4S", "slapjack", {"turn.drop": drop})
    table.do(a.Drop(0, 2))
    assert (table.pile, table.hands, table.turn) == (pile, hands, 1)
    assert preset("ers").turn.drop == "single"


@pytest.mark.parametrize(("scope", "kept"), [("won", True), ("whole_hand", False)])
def test_a_61_what_is_shuffled(scope: str, kept: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    options = {"collect.order": "shuffle", "collect.shuffle": scope}
    firsts = set()
    for seed in range(20):
        table = Tabletop("7H 2C 3C | 7S 9D", "ers", options, seed=seed)
        table.flip(0, 1)
        table.slap(0)
        firsts.add(words(table.state.stocks[0][:2]))
    assert (firsts == {"2C 3C"}) == kept


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
