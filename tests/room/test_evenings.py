"""No result is ever undone, no table hangs, no card is lost: evenings between homes (F11)."""

import os
from concurrent.futures import ProcessPoolExecutor
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from firsthand.rules import Rules
from tests.room.evening import RULES, Evening, Home

pytestmark = pytest.mark.uncounted

TABLES, MANY = 300, 100_000
"""An evening is one table with a game of its own, from the deal on."""

ACTS = 40
RTTS = (0, 5, 40, 120, 300)

seats = st.integers(0, 3)


class Evenings(RuleBasedStateMachine):
    """People at one table do whatever they like."""

    def __init__(self) -> None:
        super().__init__()
        self.evening: Evening | None = None

    @initialize(
        rules=st.sampled_from(RULES),
        rtts=st.lists(st.sampled_from(RTTS), min_size=2, max_size=4),
        bots=st.sampled_from([0, 0, 1, 2]),
        seed=st.integers(0, 2**32),
    )
    def begin(self, rules: Rules, rtts: list[int], bots: int, seed: int) -> None:
        self.evening = Evening(rules, rtts, bots, seed)

    @property
    def on(self) -> Evening:
        assert self.evening is not None
        return self.evening

    def home(self, seat: int) -> Home:
        return self.on.homes[seat % len(self.on.homes)]

    @rule(ms=st.integers(0, 900))
    def wait(self, ms: int) -> None:
        self.on.pass_by(ms)

    @rule(ms=st.integers(0, 700))
    def flip(self, ms: int) -> None:
        self.on.flip()
        self.on.pass_by(ms)

    @rule(seat=seats, ms=st.integers(0, 400))
    def slap(self, seat: int, ms: int) -> None:
        self.on.pass_by(ms)
        self.on.slap(self.home(seat))

    @rule(first=seats, ms=st.integers(100, 450), apart=st.integers(0, 60))
    def race(self, first: int, ms: int, apart: int) -> None:
        self.on.flip()
        self.on.pass_by(ms + 500)
        for place in range(len(self.on.homes)):
            self.on.slap(self.home(first + place))
            self.on.pass_by(apart)

    @rule(seat=seats)
    def slap_late(self, seat: int) -> None:
        self.on.slap(self.home(seat), back=1)

    @rule(seat=seats)
    def twice(self, seat: int) -> None:
        self.on.again(self.home(seat))

    @rule(seat=seats)
    def close(self, seat: int) -> None:
        self.on.close(self.home(seat))

    @rule(seat=seats)
    def back(self, seat: int) -> None:
        self.on.back(self.home(seat))

    @rule(seat=seats, hidden=st.booleans())
    def hide(self, seat: int, *, hidden: bool) -> None:
        self.on.hide(self.home(seat), hidden=hidden)

    @rule(seat=seats, what=st.sampled_from(["disrupt", "resume"]))
    def knock(self, seat: int, what: str) -> None:
        self.on.knock(self.home(seat), what)

    @invariant()
    def goes_on(self) -> None:
        if self.evening is not None:
            self.evening.check_goes_on()

    def teardown(self) -> None:
        if self.evening is not None:
            self.evening.check_settled()


TestEvenings = Evenings.TestCase
TestEvenings.settings = settings(
    max_examples=TABLES, stateful_step_count=30, deadline=None, print_blob=True
)


def spent(seed: int) -> int:
    """Spend an evening by one seed, and return how many races were won."""
    luck = Random(seed)  # noqa: S311 - not for secrets
    rtts = [luck.choice(RTTS) for _ in range(luck.randint(2, 4))]
    evening = Evening(luck.choice(RULES), rtts, luck.choice([0, 0, 1, 2]), seed)
    for _ in range(ACTS):
        act(evening, luck)
        evening.check_goes_on()
    evening.check_settled()
    return evening.races


def act(evening: Evening, luck: Random) -> None:
    """Let somebody do something."""
    home, doing = luck.choice(evening.homes), luck.random()
    if doing < 0.5:
        evening.flip()
        evening.pass_by(luck.randint(500, 1_000))
        for other in luck.sample(evening.homes, luck.randint(1, len(evening.homes))):
            evening.slap(other)
            evening.pass_by(luck.randint(0, 40))
    elif doing < 0.65:
        evening.slap(home, back=luck.randint(0, 1))
    elif doing < 0.8:
        evening.pass_by(luck.randint(0, 900))
    elif doing < 0.85:
        evening.again(home)
    elif doing < 0.88:
        evening.close(home)
    elif doing < 0.94:
        evening.back(home)
    elif doing < 0.98:
        evening.hide(home, hidden=luck.random() < 0.4)
    else:
        evening.knock(home, luck.choice(["disrupt", "resume"]))


def test_evenings_have_races() -> None:
    assert sum(map(spent, range(20))) > 20


@pytest.mark.soak
def test_f11_no_award_changes_in_many_evenings() -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        races = sum(pool.map(spent, range(MANY), chunksize=200))
    assert races > MANY
