"""Tables in time steps: the kernel's are those of the engine, step by step."""

from random import Random

import numpy as np
import pytest

from firsthand.bots import temperament
from firsthand.bots.time_steps import FLIP, NOTHING, SLAP
from firsthand.dice import WORD, game_seed
from firsthand.env.stepping import Steps
from firsthand.errors import FirsthandError
from firsthand.lab.compiling import COMPILES
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.batch import seed_game
from firsthand.lab.kernel.chance import below, luck
from firsthand.lab.kernel.minds import LOW
from firsthand.lab.kernel.positions import Arrays
from firsthand.lab.layout import setup_of
from firsthand.lab.stepping import Tables, TableSettings
from firsthand.rules import Rules, amended, preset, presets
from tests.drawing import drawn_rules

pytestmark = [
    pytest.mark.usefixtures("checked"),
    pytest.mark.uncounted,
    *([pytest.mark.soak] if COMPILES else []),  # compiling takes a minute
]

TABLES = 2
STEPS = 300 if COMPILES else 60
SEED = 77


class Drawn(Random):
    """What a game's chance comes to in the kernel, where the engine's environment asks for it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.board = [0] * p.VARIED
        base = [SEED >> 32 * place & WORD for place in range(8)]
        seed_game(Arrays(setup_of(preset("ratscrew"), 2), self.board, []), base, number)

    def getrandbits(self, _bits: int) -> int:
        return game_seed(SEED, self.number)

    def randrange(self, start: int, _stop: int | None = None, _step: int = 1) -> int:
        return below(luck(self.board) & LOW, start)


class Twin(Steps):
    """The engine's environment with the chance of a game by its number."""

    def begin(self, seed: int) -> None:
        self.rng = Drawn(seed)
        self.deal()


def chosen(random: Random) -> int:
    return random.choices((NOTHING, FLIP, SLAP), (1, 6, random.choice((1, 1, 6))))[0]


def compared(setting: TableSettings, steps: int) -> tuple[int, int]:
    """Compare as many steps; return how many games ended, and how many were given up."""
    random, tables = Random(5), Tables(setting)  # noqa: S311 - the same actions every time
    seats, given = setting.agents, (setting.step_ms, setting.latency, setting.pace)
    twins = [Twin(setting.rules, seats, step_ms=given[0], latency=given[1], pace=given[2])
             for _ in range(setting.tables)]  # fmt: skip
    games = list(range(setting.tables))
    for twin, game in zip(twins, games, strict=True):
        twin.begin(game)
    lived, over, given_up = [0] * setting.tables, 0, 0
    tables.begin(SEED)
    for count in range(steps):
        doing = [chosen(random) for _ in range(tables.rows)]
        rows = [slice(table * seats, table * seats + seats) for table in range(setting.tables)]
        stepped = tables.step(doing)
        for table, (twin, row) in enumerate(zip(twins, rows, strict=True)):
            twin.step(doing[row])
            lived[table] += 1
            ended = twin.over or lived[table] >= setting.most_steps
            where = count, table
            seen = np.array([twin.seen(seat) for seat in range(seats)])
            assert stepped.over[row].tolist() == [twin.over] * seats, where
            assert stepped.given_up[row].tolist() == [ended and not twin.over] * seats, where
            assert np.allclose(stepped.paid[row], twin.rewards(), rtol=1e-6), where
            if ended:
                assert np.array_equal(stepped.last[row], seen), where
                over, given_up = over + twin.over, given_up + (not twin.over)
                games[table] += setting.tables
                twin.begin(games[table])
                lived[table] = 0
                seen = np.array([twin.seen(seat) for seat in range(seats)])
            assert np.array_equal(stepped.seen[row], seen), where
    return over, given_up


@pytest.mark.parametrize("name", presets())
def test_every_preset_steps_as_the_engine_does(name: str) -> None:
    rules, number = preset(name), presets().index(name)
    seats = max(rules.seats.min, 2 + number % 3)
    compared(
        TableSettings(rules, TABLES, seats, (), (50, 120)[number % 2], number % 4, 100, 400), STEPS
    )


def test_games_that_end_or_are_given_up_do_so_as_the_engines_do() -> None:
    short = amended(preset("ratscrew"), {"end.time_ms": 3_100})
    over, given_up = compared(TableSettings(short, TABLES, 2, (), 200, 0, 100, 5_000), STEPS)
    assert (over > 0, given_up) == (True, 0)
    over, given_up = compared(
        TableSettings(preset("slapjack"), TABLES, 2, (), 50, 1, 100, 25), STEPS
    )
    assert (over, given_up > 0) == (0, True)


def test_won_games_pay_as_the_engines_do() -> None:
    limited = amended(preset("ratscrew"), {"end.flips": 9})
    over, _ = compared(TableSettings(limited, TABLES, 3, (), 200, 0, 100, 5_000), STEPS)
    assert over > 0


@pytest.mark.parametrize("seed", range(16 if COMPILES else 4))
def test_drawn_rules_step_as_the_engine_does(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - the same rules every time
    rules: Rules = drawn_rules(random.choice)
    seats = random.choice([number for number in range(2, 9) if not rules.seats_allowed(number)])
    compared(
        TableSettings(rules, TABLES, seats, (), random.choice((40, 300)), 1, 250, 300), STEPS // 3
    )


@pytest.mark.parametrize("names", [("steady", "sharp"), ("after_any_face", "after_any_face")])
def test_bots_play_to_the_end_against_seats_that_do_nothing_but_flip(
    names: tuple[str, ...],
) -> None:
    """Some piles are taken by time before a hand falls that was meant for them."""
    cast = tuple(map(temperament, names))
    rules = amended(preset("ratscrew"), {"collect.window_ms": 50})
    tables = Tables(TableSettings(rules, TABLES, 1, cast, 200, 0, 100, 20_000))
    paid, flipped = tables.begin(1).paid, 0
    for _ in range(4_000 if COMPILES else 100):
        stepped = tables.step([FLIP] * tables.rows)
        paid = paid + stepped.paid
        flipped += int(stepped.seen[:, :42].sum())
        assert stepped.seen.min() >= 0
        assert stepped.seen.max() <= 1
    assert flipped > 0
    assert paid.any() or not COMPILES


def seen_from(tables: Tables, seed: int) -> list[object]:
    first = tables.begin(seed).seen.tolist()
    return [first, *(tables.step([FLIP, SLAP]).seen.tolist() for _ in range(60))]


def test_the_same_seed_steps_the_same_and_another_one_does_not() -> None:
    tables = Tables(TableSettings(preset("slapjack"), 2, 1, (temperament("steady"),)))
    first = seen_from(tables, 4)
    assert seen_from(tables, 4) == first
    assert seen_from(tables, 5) != first


def test_what_cannot_be_stepped_is_said() -> None:
    rules = preset("ratscrew")
    for setting, words in (
        (TableSettings(rules, 0, 2), "tables 0"),
        (TableSettings(rules, 1, 2, latency=-1), "latency -1"),
        (TableSettings(rules, 1, 2, step_ms=3_600_001), "step_ms 3600001 .* at most 3600000"),
        (TableSettings(rules, 1, 1), "seats"),
    ):
        with pytest.raises(FirsthandError, match=words):
            Tables(setting)
    with pytest.raises(FirsthandError, match=r"shape \(3,\)"):
        Tables(TableSettings(rules, 1, 2)).step([0, 0, 0])
