"""The lengths that an independent simulator found over 80 million deals."""

import os

import pytest

from firsthand.lab import simulate


@pytest.mark.soak
def test_eighty_million_deals_are_as_long_as_they_should_be() -> None:
    estimate = simulate(
        "beggar_my_neighbour", ["steady"] * 2, 80_000_000, 1, threads=os.cpu_count() or 1
    )
    assert estimate.cards.mean == pytest.approx(254.76, abs=0.1)
    assert estimate.tricks.mean == pytest.approx(35.26, abs=0.02)
    assert estimate.share(0).mean == pytest.approx(0.4975, abs=0.0005)
    assert [estimate.cards.quantile(percent) for percent in (1, 50)] == [45, 192]
    assert estimate.cards.quantile(99) == pytest.approx(996, abs=1)
    assert estimate.cards.deviation == pytest.approx(206.0, abs=0.2)
    assert estimate.unfinished == 0
