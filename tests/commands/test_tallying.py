"""What the commands of the laboratory share: words, progress, and how a run ends."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from firsthand.commands.laboratory import tallying
from firsthand.errors import FirsthandError, Malformed
from firsthand.intervals import Interval
from firsthand.lab import cluster
from firsthand.lab.running import Ended
from firsthand.rules import amended, preset
from firsthand.sentences import say

House = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("stopped", "status", "said"),
    [
        (KeyboardInterrupt(), 130, "firsthand: interrupted after 7 games\n"),
        (
            OSError(errno.ENOSPC, "No space left on device", "a.csv"),
            2,
            "firsthand: a.csv: No space left on device; stopped after 7 games\n",
        ),
        (
            OSError(errno.ENOSPC, "No space left on device"),
            2,
            "firsthand: No space left on device; stopped after 7 games\n",
        ),
        (OSError("spoilt"), 2, "firsthand: spoilt; stopped after 7 games\n"),
        (
            Malformed(say("lab-lost")),
            2,
            (
                "firsthand: a batch was given up: each worker that played it was lost; "
                "stopped after 7 games\n"
            ),
        ),
    ],
)
def test_a_run_that_stopped_says_why_and_how_far_it_came(
    stopped: BaseException, status: int, said: str, capsys: House
) -> None:
    with pytest.raises(SystemExit) as ended:
        tallying.finish(Ended(1.0, 0.0, stopped), 7)
    assert ended.value.code == status
    assert capsys.readouterr().err == said


def test_a_run_that_came_to_its_end_ends_nothing(capsys: House) -> None:
    tallying.finish(Ended(1.0, 0.0, None), 7)
    assert capsys.readouterr().err == ""


def grown(games: int, half_width: float, precision: float) -> Any:
    cards = SimpleNamespace(mean=252.204, half_width=half_width)
    return SimpleNamespace(games=games, cards=cards, precision=precision)


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, *, is_one: bool = True) -> StringIO:
    shown = StringIO()
    screen = Console(file=shown, force_terminal=is_one, width=100)
    monkeypatch.setattr(tallying, "Console", lambda **_: screen)
    return shown


def test_a_terminal_shows_how_far_it_is_and_how_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = on_a_terminal(monkeypatch)
    with tallying.progress(1000, 0.0) as on_estimate:
        on_estimate(grown(400, 9.19, 0.04))
    assert "400/1000" in shown.getvalue()
    assert "252.20 ± 9.19 cards" in shown.getvalue()


@pytest.mark.parametrize(("precision", "total"), [(0.02, "400/1600"), (0.2, "400/9000")])
def test_with_a_precision_it_shows_how_many_games_that_takes(
    precision: float, total: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = on_a_terminal(monkeypatch)
    with tallying.progress(9000, 0.01) as on_estimate:
        on_estimate(grown(400, float("inf"), precision))
    assert total in shown.getvalue()
    assert "252.20 - cards" in shown.getvalue()


def test_a_file_is_spared_the_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = on_a_terminal(monkeypatch, is_one=False)
    with tallying.progress(1000, 0.0) as on_estimate:
        on_estimate(grown(400, 9.19, 0.04))
    assert shown.getvalue() == ""


def test_where_the_system_cannot_say_all_processors_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert tallying.threads_of(0) == 6
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert tallying.threads_of(0) == 1


def test_as_many_sit_down_as_there_are_players_or_as_is_usual() -> None:
    rules = preset("ratscrew")
    assert tallying.seats_of(rules, 3, "steady,sharp") == 3
    assert tallying.seats_of(rules, None, "steady,sharp") == 2
    assert tallying.seats_of(rules, None, "steady") == 4
    assert tallying.seats_of(amended(rules, {"seats.max": 3}), None, "steady") == 3
    assert tallying.seats_of(amended(rules, {"seats.min": 5}), None, "steady") == 5


@pytest.mark.parametrize("word", ["0%", "100%", "-1%", "nan", "inf", "", "%"])
def test_a_precision_lies_between_nothing_and_all(word: str) -> None:
    with pytest.raises(Malformed, match="is no precision: write a percentage"):
        tallying.part_of(word)
    assert tallying.part_of(" 0.5% ") == 0.005


def test_a_cluster_plays_where_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def workers(address: str) -> Iterator[str]:
        yield f"workers of {address}"

    monkeypatch.setattr(cluster, "Cluster", workers)
    with tallying.crew_of(1, "tcp://host:8786") as crew:
        assert str(crew) == "workers of tcp://host:8786"


def test_rules_are_named_as_they_were_asked_or_by_their_own_name() -> None:
    assert tallying.asked_rules("ers").name == "ratscrew"
    asked = tallying.asked_rules("ratscrew penalty.count=2")
    assert (asked.name, asked.rules.penalty.count) == ("ratscrew penalty.count=2", 2)
    with pytest.raises(FirsthandError, match="did you mean 'ratscrew'"):
        tallying.asked_rules("ratscrow")


@pytest.mark.parametrize(
    ("value", "unit", "shown"),
    [
        (0.1234, "percent", "+12.34%"),
        (-0.1234, "percent", "-12.34%"),
        (0.0, "percent", "+0.00%"),
        (-1.5, "none", "-1.50"),
        (1234.567, "none", "+1234.57"),
    ],
)
def test_a_difference_has_its_sign(value: float, unit: Any, shown: str) -> None:
    assert tallying.signed(value, unit) == shown


def test_figures_are_written_alike() -> None:
    assert tallying.figure(1234.5) == "1234.50"
    assert tallying.percent(0.4711) == "47.11%"
    assert tallying.span(Interval(0.4711, 0.5149)) == "47.11% to 51.49%"
    assert tallying.difference_span(Interval(-0.01, 0.02)) == "-1.00% to +2.00%"
    assert tallying.reach(9.194) == "± 9.19"
    assert tallying.reach(float("inf")) == "-"
