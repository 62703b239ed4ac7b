"""Cards, packs, and how a card is written."""

import pytest

from firsthand.cards import (
    RANK_NAMES,
    SUIT_NAMES,
    Rank,
    Suit,
    card,
    format_card,
    pack,
    parse_card,
    rank,
    suit,
)

ALL = pack(1, 4)


@pytest.mark.parametrize("one", ALL, ids=format_card)
def test_a_card_comes_back_from_its_text(one: int) -> None:
    assert parse_card(format_card(one)) == one
    assert card(rank(one), suit(one)) == one


def test_cards_are_small_numbers() -> None:
    assert len(set(ALL)) == 56
    assert min(ALL) == 4
    assert max(ALL) == 63
    assert card(Rank.QUEEN, Suit.HEART) == parse_card("QH") == 49


@pytest.mark.parametrize(
    "text", ["", "1H", "11H", "H", "QX", "qh", "10", "JK", "JK0", "JK5", "JK12", "JKH", " QH", "٢H"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write a rank"):
        parse_card(text)


def test_packs() -> None:
    assert len(pack()) == 52
    assert pack(2, 3) == pack() + pack() + tuple(parse_card(f"JK{n}") for n in (1, 2, 3))
    assert format_card(pack(1, 5)[-1]) == "JK1", "a fifth joker looks like the first"


def test_every_rank_and_suit_has_a_name() -> None:
    assert set(RANK_NAMES) == set(Rank)
    assert set(SUIT_NAMES) == set(Suit)
