"""What the sources leave open, A-90 to A-94: options asked for since the first version."""

from firsthand.cards import parse_card
from firsthand.record import opening, sealed
from tests.tabletop import rules_of


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
