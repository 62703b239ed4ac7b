"""The law of slaps and endings, asked directly where play can hardly tell."""

import pytest

from firsthand.law.ending import closing, idling, level
from firsthand.law.sight import Sight, blank
from firsthand.law.slaps import (
    REACH,
    Touch,
    banished,
    judged,
    next_flipper,
    slapped_before,
    slapped_too,
    tie_winner,
)
from firsthand.law.types import NEVER, NOBODY, Duel, Flow, Judged, Seats
from tests.tabletop import rules_of

TOUCH = Touch(
    playing=1, frozen=0, slappable=0, size=0, flipper=1, gestured=0, since_flip=10,
    since_taken=NEVER, since_fine=NEVER, since_first=NEVER, cards_since_fine=0, shut=0, beat=50,
)  # fmt: skip


def flow(turn: int = NOBODY, *, challenger: int = NOBODY, lost: int = 0, out: int = 0) -> Flow:
    """Four seats, all with cards."""
    return Flow(Duel(turn, challenger, 0, lost), Seats(4, 0b1111 & ~out, out, 0, 0))


def test_a_beat_and_a_flipper_need_a_pile() -> None:
    law = rules_of("ers", {"slap.flipper_allowed": False}).law
    assert judged(law, TOUCH) == Judged.FALSE
    assert judged(law, TOUCH._replace(size=1)) == Judged.VOID
    assert judged(law, TOUCH._replace(size=1, flipper=0)) == Judged.VOID
    assert judged(law, TOUCH._replace(size=1, flipper=0, beat=10)) == Judged.FALSE


def test_what_is_judged_first() -> None:
    law = rules_of("ers").law
    live = TOUCH._replace(slappable=1, size=3, beat=0)
    assert judged(law, live) == Judged.VALID
    assert judged(law, live._replace(playing=0, frozen=1)) == Judged.REFUSED
    assert judged(law, live._replace(frozen=1)) == Judged.VOID
    assert judged(rules_of("beggar_my_neighbour").law, live) == Judged.REFUSED


@pytest.mark.parametrize(("draw", "seat"), [(0, 0), (1, 2), (2, 3), (3, 0)])
def test_a_lot_counts_the_tied_seats(draw: int, seat: int) -> None:
    law = rules_of("ers", {"tie.goes_to": "random"}).law
    assert tie_winner(law, flow(1), 0b1101, 2, 1, draw) == seat


def test_whom_ties_count_from() -> None:
    assert next_flipper(flow(2), last=2) == 2
    assert next_flipper(flow(challenger=3, lost=1), last=0) == 3
    assert next_flipper(flow(), last=3) == 0
    assert next_flipper(flow(out=0b0011), last=3) == 2


def test_few_cards_may_be_none() -> None:
    law = rules_of("ers", {"penalty.out_at": 1, "penalty.when_empty": "ignore"}).law
    assert [banished(law, flow(0), 1, held) for held in (0, 1, 2)] == [True, True, False]
    mild = rules_of("ers", {"penalty.when_empty": "ignore"}).law
    assert not banished(mild, flow(0), 1, 0)
    assert not banished(law, flow(0, challenger=1), 1, 0)


def test_windows_open_only_for_something() -> None:
    law = rules_of("ers", {"turn.timeout_ms": 700}).law
    assert idling(law, flow(2)) == 700
    assert idling(law, flow()) == NEVER
    empty = Flow(Duel(NOBODY, NOBODY, 0, 0), Seats(4, 0, 0, 0, 0))
    assert closing(law, empty, 1) == 3000
    assert closing(law, empty, 0) == NEVER
    assert closing(law, flow(2), 1) == NEVER
    owed = Flow(Duel(NOBODY, 1, 0, 1), Seats(4, 0, 0, 0, 0))
    assert closing(law, owed, 1) == NEVER


def test_one_biggest_hand_wins_where_level_hands_draw() -> None:
    law = rules_of("ers", {"end.level": "draw"}).law
    assert level(law, 0b0100) == 0b0100
    assert level(law, 0b0101) == 0
    assert level(rules_of("ers").law, 0b0101) == 0b0101


def test_nothing_to_see() -> None:
    assert blank() == Sight(0, 0, 0, 0)


@pytest.mark.parametrize("step", [1, 7, REACH - 1, REACH, 1_000])
def test_r_9_cards_are_remembered_fifty_flips_deep(step: int) -> None:
    assert slapped_before(slapped_too(0, 0, 49), 0, 49)
    assert slapped_too(0, 0, 50) == 0
    cards, known = 0, set[int]()
    for flips in range(0, 6 * step, step):
        for behind in (0, 3, REACH - 1, REACH, -1):
            cards = slapped_too(cards, 0 if behind else step, behind)
            known |= {flips - behind} if behind >= 0 else set()
            assert 0 <= cards < 1 << REACH
        reach = {flips - depth for depth in range(REACH)}
        remembered = {flips - depth for depth in range(-2, 70) if slapped_before(cards, 0, depth)}
        assert remembered == known & reach
        later = {flips - depth for depth in range(70) if slapped_before(cards, 5, depth + 5)}
        assert later == remembered
