"""``python -m bench.steps``: how many steps agents take in a second of one processor.

Each row is measured seven times, in processor time; the median and the best are printed.
"""

import sys
from statistics import median
from time import process_time

import numpy as np

from firsthand.bots import temperament
from firsthand.env.stepping import Steps
from firsthand.lab.stepping import Tables, TableSettings
from firsthand.rules import preset

TURNS = 7
STEPS = 500_000
CASES = (
    ("2 agents", "ratscrew", 2, 0, False),
    ("3 agents", "ratscrew", 3, 0, False),
    ("3 agents, own kernel", "ratscrew", 3, 0, True),
    ("1 agent, 2 steady", "ratscrew", 1, 2, False),
    ("4 agents, all slaps", "ratscrew_full_house", 4, 0, False),
)
TABLES = (64, 256, 1024)


def actions(rows: int) -> list[np.ndarray]:
    """Return what agents do in some steps: mostly they flip, and one time in twenty they slap."""
    random = np.random.default_rng(1)
    return [random.choice(3, rows, p=(0.3, 0.65, 0.05)) for _ in range(16)]


def vector(rules: str, tables: int, agents: int, bots: int, *, frozen: bool) -> list[float]:
    """Return agent steps a second, by turn."""
    cast = (temperament("steady"),) * bots
    its = Tables(TableSettings(preset(rules), tables, agents, cast, frozen=frozen))
    doing, rates = actions(its.rows), []
    for _ in range(TURNS):
        number, begun = STEPS // its.rows, process_time()
        for count in range(number):
            its.step(doing[count % len(doing)])
        rates.append(number * its.rows / (process_time() - begun))
    return rates


def engine() -> list[float]:
    """Return agent steps a second of the environment over the engine, by turn."""
    steps, doing, rates = Steps("ratscrew", 3, step_ms=50, latency=4, pace=700), actions(3), []
    for turn in range(TURNS):
        steps.begin(turn)
        begun = process_time()
        for count in range(2_000):
            steps.step([int(each) for each in doing[count % len(doing)]])
            for seat in range(3):
                steps.seen(seat)
        rates.append(3 * 2_000 / (process_time() - begun))
    return rates


def main() -> None:
    """Measure and print every case."""
    sys.stdout.write(f"{'over the engine, 3 agents':<44}{told(engine())}\n")
    for name, rules, agents, bots, frozen in CASES:
        for tables in TABLES:
            rates = vector(rules, tables, agents, bots, frozen=frozen)
            sys.stdout.write(f"{f'{rules}, {name}, {tables} tables':<44}{told(rates)}\n")
            sys.stdout.flush()


def told(rates: list[float]) -> str:
    """Return the median and the best of some rates, in words."""
    return f"{median(rates) / 1e6:6.2f} million a second (best {max(rates) / 1e6:.2f})"


if __name__ == "__main__":
    main()
