"""The deal: commitments, set-ups, refusals."""

import hashlib

import pytest

from firsthand.cards import pack
from firsthand.dice import seeded
from firsthand.errors import RulesError
from firsthand.game import commitment, deal, set_up
from firsthand.law.types import NOBODY
from firsthand.rules import Rules, preset
from tests.tabletop import cards, rules_of


def test_a_commitment_binds_rules_seed_and_salt() -> None:
    digest = Rules().digest
    bound = commitment(digest, 7, b"salt")
    assert (
        bound == hashlib.sha256(bytes.fromhex(digest) + bytes(31) + b"\x07" + b"salt").hexdigest()
    )
    others = {
        commitment(preset("slapjack").digest, 7, b"salt"),
        commitment(digest, 8, b"salt"),
        commitment(digest, 7, b"pepper"),
    }
    assert bound not in others
    assert len(others) == 3


def test_a_deal_carries_its_commitment_and_the_rules_digest() -> None:
    event = deal(Rules(), 2, pack(), seeded(0), commitment="abc")[1]
    assert (event.commitment, event.digest) == ("abc", Rules().digest)


@pytest.mark.parametrize(("name", "seats"), [("ers", 1), ("ers", 53), ("slapjack", 7)])
def test_a_deal_for_too_few_or_too_many_is_refused(name: str, seats: int) -> None:
    with pytest.raises(RulesError) as refusal:
        deal(preset(name), seats, pack(), seeded(0))
    assert (refusal.value.field, refusal.value.value) == ("seats", seats)


def test_a_game_may_be_set_up_by_hand() -> None:
    state = set_up(
        Rules(),
        (cards("2C 3C"), cards("4C")),
        seeded(0),
        pile=cards("7H"),
        burned=cards("8C 9C"),
        first=1,
    )
    table = state.table
    assert (table.counts, table.turn, table.dealer, table.burned) == ((2, 1), 1, 1, 2)
    assert table.pile == cards("7H")
    assert state.burned == cards("8C 9C")
    assert (table.flips, table.piles, table.recent) == (0, 0, ())
    assert (table.flipped_at, table.taken_at, table.challenger) == (-1, -1, NOBODY)


def test_states_are_remembered_only_where_a_repeat_ends_the_game() -> None:
    hands = (cards("2C"), cards("4C"))
    assert set_up(Rules(), hands, seeded(0)).seen == frozenset()
    beggar = preset("beggar_my_neighbour")
    assert len(set_up(beggar, hands, seeded(0)).seen) == 1


def test_a_state_repeats_by_court_or_plain_and_leader() -> None:
    beggar = preset("beggar_my_neighbour")
    stopping = rules_of("beggar_my_neighbour", {"challenge.cancel_ranks": ["10"]})
    one = set_up(beggar, (cards("2C JH"), cards("4C")), seeded(0)).seen
    assert one == set_up(beggar, (cards("9D JS"), cards("10C")), seeded(0)).seen
    assert one != set_up(beggar, (cards("JH 2C"), cards("4C")), seeded(0)).seen
    assert one != set_up(beggar, (cards("2C QH"), cards("4C")), seeded(0)).seen
    assert one != set_up(beggar, (cards("2C JH 4C"), ()), seeded(0)).seen
    assert one != set_up(beggar, (cards("2C JH"), cards("4C")), seeded(0), first=1).seen
    assert one != set_up(stopping, (cards("2C JH"), cards("10C")), seeded(0)).seen
