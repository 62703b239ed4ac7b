"""Near misses: one rank or one card short of a pattern."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.bots.near_misses import is_near_miss, retopped, without
from firsthand.cards import pack
from firsthand.game.state import see
from firsthand.notation import parse_cards
from firsthand.rules import slap_rule

PACK = pack(1, 4)
piles = st.lists(st.sampled_from(PACK), min_size=2, max_size=20).map(tuple)


@pytest.mark.parametrize(
    ("patterns", "pile", "near"),
    [
        ("double", "7H 8C", True),
        ("double", "7H 9C", False),
        ("double", "7H", False),
        ("sandwich", "7H KC 8D", True),
        ("sandwich", "7H KC 2S 7D", True),
        ("sandwich", "7H KC 2S 9D 7S", False),
        ("double", "JK1 KH", False),
        ("double", "KH JK1", False),
        ("rank:J", "JH 10C", True),
        ("rank:J", "2H QC", True),
        ("rank:J", "2H KC", False),
        ("rank:A", "2H KC", False),
        ("marriage", "QH QC", True),
        ("top_bottom", "7H 2C 9D 6S", True),
        ("top_bottom", "7H 7C", False),
        ("double sandwich", "2H 8C 9D QC", False),
    ],
)
def test_what_is_near(patterns: str, pile: str, near: bool) -> None:  # noqa: FBT001 - a table of cases
    rules = tuple(slap_rule(name).pattern for name in patterns.split())
    assert is_near_miss(rules, see(parse_cards(pile))) == near


@given(piles, st.integers(1, 13))
def test_another_rank_on_top_is_seen_as_if_it_lay_there(pile: tuple[int, ...], rank: int) -> None:
    changed = (*pile[:-1], rank << 2 | pile[-1] & 3)
    assert retopped(see(pile), rank) == see(changed)


@given(piles, st.data())
def test_a_card_left_out_is_seen_as_if_it_did_not_lie_there(
    pile: tuple[int, ...], data: st.DataObject
) -> None:
    depth = data.draw(st.integers(2, min(len(pile), 14)))
    left = pile[: len(pile) - depth] + pile[len(pile) - depth + 1 :]
    seen, really = without(see(pile), depth), see(left)
    assert (seen.faces, seen.bottom) == (really.faces, really.bottom)
    kept = (1 << 4 * 14) - 1
    assert seen.ranks & kept == really.ranks & kept
    assert seen.suits & kept == really.suits & kept
