"""Learns when a slap on suspicion pays, at three penalties (pip install 'firsthand[lab,rl]').

Its hand falls before all others, whatever the newest card is; the study `risk-slap` plays seven
fixed habits of that kind. The cross-entropy method finds weights: some minutes on two processors.
"""

from concurrent.futures import ProcessPoolExecutor
from statistics import mean, stdev

import numpy as np

from firsthand.env import FLIP, SLAP, VectorTable
from firsthand.lab import simulate

RULES = "ratscrew slap.patterns=[double sandwich tens run_any:3 top_bottom marriage] penalty.count="
HABITS = ["after_any_face", "after_jack_to_king", *(f"from_{n}_cards" for n in range(2, 7))]
SEEDS = range(5)
KINDS, TABLES, STEPS, ROUNDS, GAMES, FACTS = 64, 8, 4000, 16, 16, 14


def facts(seen):
    """Return what suspicion goes by: faces, aces, an open challenge, sizes of pile and hand."""
    cards, size = seen[:, :42].reshape(-1, 3, 14), seen[:, 42:43]
    faces, aces, sizes = cards[:, :, 10:13].sum(2), cards[:, :, 0], size * 52 > [1.5, 2.5, 3.5, 4.5]
    rest = [sizes, size, seen[:, 45:46] + seen[:, 46:47], seen[:, 47:48], seen[:, 49:50] < 0.1]
    return np.concatenate([faces, aces, *rest], 1)


def play(tables, weights, seed, *, steps=0, games=0):
    """Return the rewards of tables: of what ended within some steps, or of their first games."""
    seen, _ = tables.reset(seed=seed)
    total, ended, count = np.zeros(len(seen)), np.zeros(len(seen)), 0
    while count < steps or (ended < games).any():
        acts, new = np.full(len(seen), FLIP), np.flatnonzero(seen[:, 48] == 0)
        acts[new[(facts(seen[new]) * weights[new]).sum(1) > 0]] = SLAP
        seen, paid, over, given_up, _ = tables.step(acts)
        total += paid * ((ended < games) | (count < steps))
        ended, count = ended + (over | given_up), count + 1
    return total


def learned(penalty, seed):
    """Return the share of games that are won by the weights which were found."""
    rng = np.random.default_rng(seed)
    tables = VectorTable(KINDS * TABLES, f"{RULES}{penalty}", ["reflexive"], step_ms=175, latency=0)
    middle, spread = np.zeros(FACTS), np.ones(FACTS)
    for number in range(ROUNDS):
        tried = rng.normal(middle, spread, (KINDS, FACTS))
        won = play(tables, np.repeat(tried, TABLES, 0), 1000 * seed + number, steps=STEPS)
        best = tried[np.argsort(won.reshape(KINDS, TABLES).sum(1))[-KINDS // 6 :]]
        middle, spread = best.mean(0), best.std(0) + 0.3 / (number + 1)
    rewards = play(tables, np.tile(middle, (KINDS * TABLES, 1)), seed, games=GAMES)
    return (1 + rewards.mean() / GAMES) / 2


def habit(name, penalty):
    """Return the share of games that one of the study's habits wins from the same seat."""
    return simulate(f"{RULES}{penalty}", [name, "reflexive"], games=40_000, seed=1).share(0).mean


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        runs = {each: [pool.submit(learned, each, seed) for seed in SEEDS] for each in (1, 2, 3)}
        for penalty, run in runs.items():
            shares = [100 * each.result() for each in run]
            sure = 2.776 * stdev(shares) / len(shares) ** 0.5  # 95 % of Student's t, five seeds
            most, best = max((100 * habit(name, penalty), name) for name in HABITS)
            won = f"{mean(shares):.1f} % +- {sure:.1f} % learned"
            print(f"penalty {penalty}: {won}, {most:.1f} % for {best}", flush=True)
