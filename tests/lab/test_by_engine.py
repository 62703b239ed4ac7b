"""Own bots in the laboratory: the engine plays them, and the figures are those of its games."""

import numpy as np
import pytest

import firsthand as fh
from firsthand.bots.own import own_bot
from firsthand.lab import by_engine, job, running
from firsthand.lab.api import job_of
from firsthand.lab.running import Threads, batches, run


class Keen(fh.Bot):
    def at_card(self, view: fh.View, rng: object) -> float | None:
        del rng
        return 250 if view.patterns else None


class Wrong(fh.Bot):
    def at_card(self, view: fh.View, rng: object) -> float | None:
        del view, rng
        raise ValueError("no idea")


def test_the_figures_are_those_of_the_games() -> None:
    asked = job_of("ratscrew", [own_bot(Keen), "sharp"], 5, 9)
    games = running.play(asked)
    columns = fh.play("ratscrew", [Keen(), "sharp"], games=5, seed=9).columns()
    for name in ("cards", "tricks", "slaps", "ms", "winner"):
        assert getattr(games, name).tolist() == columns[name], name
    assert games.won[:, 0].tolist() == columns["won_0"]
    assert games.false[:, 1].tolist() == columns["false_1"]
    assert [job.ENDS[why] for why in games.why] == columns["end"]
    assert (games.winners == np.where(games.winner == 0, 1, 2)).all()
    assert (games.leads >= 0).all()
    assert games.leads.sum() > 0


def test_the_result_does_not_depend_on_the_workers() -> None:
    asked = job_of("ratscrew", [own_bot(Keen), "sharp", "steady"], 20, 3)
    assert [part.games for (part,) in batches(asked)] == [16, 4]
    estimates = []
    for workers in (1, 2):
        with Threads(workers) as crew:
            outcome = run(asked, crew)
            assert outcome.estimate is not None
            estimates.append((outcome.estimate.wins, outcome.estimate.cards.mean))
    assert estimates[0] == estimates[1]


def test_only_bots_of_ones_own_are_left_to_the_engine() -> None:
    assert not by_engine.fits(job_of("ratscrew", ["sharp", "steady"], 5, 9))
    assert running.ready(job_of("ratscrew", [own_bot(Keen), "sharp"], 5, 9))


def test_what_a_bot_does_wrong_is_warned_of() -> None:
    asked = job_of("ratscrew", [own_bot(Wrong), "sharp"], 1, 9)
    with pytest.warns(fh.BotWarning, match="Wrong, at 700 ms: at_card raised ValueError: no idea"):
        by_engine.played(asked)
