"""Nobody bends a race over real sockets, whatever they say at each hand and each card."""

import asyncio

import pytest

from tests.homes.tables import served
from tests.homes.vetoes import attacked

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize(
    ("races", "tables"), [(100, 6), pytest.param(1_000, 12, marks=pytest.mark.soak)]
)
def test_no_act_of_another_seat_changes_a_race(races: int, tables: int) -> None:
    with served() as port:
        found = asyncio.run(attacked(port, tables=tables, races=races, seed=1))
    assert found.races >= races
    assert not found.changed, "\n".join(found.changed)
