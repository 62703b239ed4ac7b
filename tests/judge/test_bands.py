"""The band within which hands are level: narrower where the two first were measured finely."""

from math import inf

import pytest

from firsthand.judge import Lag, LagTracker, agreed, landed, revealed
from firsthand.rules import amended, preset
from tests.judge.races import BOT, HERE, POLICY, final, race
from tests.judge.test_lag import AT_CARD, slap

FINE = Lag(fine=True)
THREE_APART = {0: (310.0, 300.0), 1: (313.0, 303.0)}


@pytest.mark.parametrize(
    ("lags", "reason", "band"),
    [
        ((FINE, FINE, HERE), "fastest", 2),
        ((FINE, HERE, FINE), "tie", 4),
        ((HERE, FINE, FINE), "tie", 4),
    ],
)
def test_both_of_the_first_hands_are_to_be_measured_finely(
    lags: tuple[Lag, ...], reason: str, band: int
) -> None:
    verdict = final(race(THREE_APART, lags=lags))
    assert (verdict.reason, verdict.band) == (reason, band)


def test_a_bot_has_no_page() -> None:
    given = {0: (310.0, 300.0), 1: (303.0, 303.0)}
    verdict = final(race(given, lags=(FINE, BOT, FINE)))
    assert (verdict.reason, verdict.band) == ("tie", 4)


def test_hands_within_the_narrow_band_are_level_still_and_the_evidence_says_why() -> None:
    verdict = final(race({0: (310, 300), 1: (312, 302)}, lags=(FINE, FINE, HERE)))
    assert (verdict.reason, verdict.band) == ("tie", 2)
    assert [hand.fine for hand in verdict.evidence] == [True, True]


def test_a_hand_that_was_not_believed_is_not_fine() -> None:
    clamped = final(race({0: (310, 300), 1: (347, 200)}, lags=(FINE, FINE, HERE)))
    assert [hand.fine for hand in clamped.evidence] == [True, False]
    assert (clamped.reason, clamped.band) == ("tie", 4)


def test_a_wider_band_that_a_table_agreed_to_stands_and_so_does_that_of_one_screen() -> None:
    rules = amended(preset("ratscrew"), {"tie.window_ms": 3})
    assert (agreed(rules).band, agreed(rules).band_fine) == (4, 3)
    wide = amended(preset("ratscrew"), {"tie.window_ms": 25})
    assert (agreed(wide).band, agreed(wide).band_fine) == (25, 25)
    screen = agreed(preset("ratscrew"), screen=True)
    assert screen.band == screen.band_fine == POLICY.band_screen


def played(step: float, excesses: list[float]) -> LagTracker:
    """A line of 40 ms after slaps that took so many ms longer than that."""
    found = AT_CARD._replace(step=step)
    for late in excesses:
        found = landed(POLICY, found, slap(40 + late))
    return revealed(POLICY, found)


@pytest.mark.parametrize(
    ("step", "excesses", "fine"),
    [
        (1, [2, 18] * 4, False),
        (1, [6, 14] * 4, True),
        (0, [6, 14] * 4, True),
        (1.1, [6, 14] * 4, False),
        (inf, [6, 14] * 4, False),
        (1, [6, 14] * 3, False),
        (1, [2, 40] * 12 + [6, 14] * 12, True),
    ],
)
def test_a_page_measures_finely_by_its_clock_and_by_how_alike_its_messages_are(
    step: float, excesses: list[float], *, fine: bool
) -> None:
    assert played(step, excesses).at_reveal.fine is fine
