"""Temperaments: what their words say is what they do."""

import re
from statistics import mean

import pytest

from firsthand.bots import (
    TEMPERAMENTS,
    Moment,
    NoSuchTemperament,
    Temperament,
    at_card,
    temperament,
)
from firsthand.bots.error_rates import CHANCES, ErrorRates, chance, falls
from firsthand.dice import seeded
from firsthand.law.types import NEVER
from firsthand.notation import parse_cards
from firsthand.rules import preset
from firsthand.sentences import text
from firsthand.table import Table

LOOKS = 6_000
DOUBLE, NEAR, PLAIN = "7H 7C", "7H 8C", "7H JC"


def looks(temper: Temperament, pile: str) -> list[int]:
    """After how many ms a hand fell on a pile, of many looks."""
    rules, dice = preset("ratscrew"), seeded(7)
    table = Table(
        (9, 9), 0, parse_cards(pile),
        out=(False, False), recent=(1, 0), flips=2, fines=(None, None), locked=(False, False),
    )  # fmt: skip
    fell = []
    for _ in range(LOOKS):
        wishes, dice = at_card(temper, rules, table, 0, Moment(2, 1_000), dice)
        fell += [wish.at - 1_000 for wish in wishes]
    return fell


@pytest.fixture(params=list(TEMPERAMENTS.values()), ids=list(TEMPERAMENTS))
def temper(request: pytest.FixtureRequest) -> Temperament:
    temperament: Temperament = request.param
    return temperament


def said(temper: Temperament) -> tuple[float, float]:
    """The share of misses and of near misses that the words speak of."""
    miss, near = re.fullmatch(
        r"Each misses 1 in (\d+) and falls for 1 near miss in (\d+)\.", text(temper.mistakes(3))
    ).groups()  # type: ignore[union-attr]  # that it matches is the test
    return 1 / int(miss), 1 / int(near)


def test_the_words_are_true(temper: Temperament) -> None:
    miss, near = said(temper)
    assert 1 - len(looks(temper, DOUBLE)) / LOOKS == pytest.approx(miss, abs=0.015)
    assert len(looks(temper, NEAR)) / LOOKS == pytest.approx(near, abs=0.007)


def test_near_misses_fool_more_than_other_cards(temper: Temperament) -> None:
    assert len(looks(temper, NEAR)) > 5 * len(looks(temper, PLAIN))


def test_they_differ_in_the_order_of_their_names() -> None:
    gentle, steady, sharp, matching = TEMPERAMENTS.values()
    assert (matching.miss, matching.fooled, matching.slip) == (1_000, 250, 10)
    assert (matching.soonest, matching.latest) == (steady.soonest, steady.latest)
    for kinder, keener in ((gentle, steady), (steady, sharp)):
        assert mean(kinder.reactions) > mean(keener.reactions) + 100
        assert kinder.miss > keener.miss
        assert kinder.fooled > keener.fooled
        assert kinder.latest > keener.latest


def test_a_temperament_is_found_by_name() -> None:
    assert temperament(" Sharp ") is TEMPERAMENTS["sharp"]


def test_an_unknown_one_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(NoSuchTemperament, match="did you mean gentle"):
        temperament("gentel")
    with pytest.raises(NoSuchTemperament, match="there are gentle, steady, sharp"):
        temperament("angry")


def test_a_hand_falls_by_chance_alone() -> None:
    rates = ErrorRates(1_000, 250, 10)
    assert (chance(rates, 1, 0), chance(rates, 0, 1), chance(rates, 0, 0)) == (9_000, 250, 10)
    assert falls(rates, 1, 0, 8_999, 321) == 321
    assert falls(rates, 1, 0, 9_000, 321) == NEVER
    assert falls(rates, 0, 0, 10, 321) == NEVER
    assert max(chance(rates, 1, 0), CHANCES) == CHANCES
