"""Games between bots: their own code among temperaments, what goes wrong in it, and results."""

import math
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import firsthand as fh
from firsthand.bots.bot import numbered
from firsthand.bots.temperament import STRATEGIES, TEMPERAMENTS
from firsthand.dice import game_seed
from firsthand.errors import Malformed, RulesError
from firsthand.library import playing
from firsthand.library.results import WinShare
from tests.drawing import drawn_rules


class Keen(fh.Bot):
    """Slaps whatever may be slapped."""

    def at_card(self, view: fh.View, rng: Random) -> float | None:
        return rng.uniform(230, 320) if view.patterns else None


class Odd(fh.Bot):
    """Answers what it is told to."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def at_card(self, view: fh.View, rng: Random) -> float | None:
        del view, rng
        if isinstance(self.answer, Exception):
            raise self.answer
        reaction: float | None = self.answer
        return reaction


def test_a_bot_of_ones_own_wins_by_what_it_sees() -> None:
    result = fh.play("ratscrew", [Keen(), "steady", "gentle"], games=6, seed=1)
    assert result.names == ("Keen", "steady", "gentle")
    assert result.wins["Keen"] == WinShare(6, 6)
    assert result.wins["Keen"].interval.low > 0.6
    assert str(result.wins["Keen"]) == "100.0 % (95 %: 61.0 to 100.0 %)"
    assert str(result).splitlines()[0] == "Keen: 100.0 % (95 %: 61.0 to 100.0 %)"
    assert repr(result) == "<Results of 6 games of Keen, steady, gentle>"
    assert (result.drawn, result.faults) == (0, ())


def test_the_same_seed_gives_the_same_games_and_every_record_is_true() -> None:
    one, two = (fh.play("slapjack", [Keen(), "sharp"], games=3, seed=5) for _ in range(2))
    assert one.columns() == two.columns()
    assert list(one.records) == list(two.records)
    assert [record.check() for record in one.records[:2]] == [None, None]
    assert len(one.records) == 3
    assert one.records[-1].header.seed == game_seed(5, 2)
    assert one.records[2].header.notes["players"] == ["Keen", "sharp"]


@pytest.mark.parametrize("seed", range(30))
def test_drawn_rules_and_temperaments_play_and_verify(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_CARDS", 150)
    random = Random(seed)  # noqa: S311 - the same rules every time
    rules = drawn_rules(random.choice)
    known = list((TEMPERAMENTS | STRATEGIES).values())
    seats = random.randint(max(2, rules.seats.min), max(4, rules.seats.min))
    cast: list[fh.Bot] = [random.choice(known) for _ in range(seats - 1)]
    result = fh.play(rules, [Keen(), *cast], games=1, seed=seed)
    record = result.records[0]
    assert record.check() is None
    kinds = [type(event).__name__ for event in record.events]
    row = {name: column[0] for name, column in result.columns().items()}
    assert row["cards"] == kinds.count("Flipped")
    assert row["tricks"] == kinds.count("PileTaken")
    assert result.faults == ()


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        (ValueError("no\n idea"), "at_card raised ValueError: no idea"),
        ("soon", "at_card returned 'soon': write ms from 0 to 3600000, or None"),
        ("300", "at_card returned '300'"),
        (True, "at_card returned True"),
        (-1, "at_card returned -1"),
        (math.nan, "at_card returned nan"),
        (math.inf, "at_card returned inf"),
        (1e9, "at_card returned 1000000000.0"),
        ([], "at_card returned \\[\\]"),
    ],
)
def test_what_a_bot_does_wrong_costs_its_move_alone(answer: Any, wrong: str) -> None:
    with pytest.warns(fh.BotWarning, match=f"Odd, at .* ms: {wrong}.* moves were lost"):
        result = fh.play("ratscrew", [Odd(answer), "sharp"], games=1)
    assert str(result.faults[0]).startswith("Odd, at 700 ms: at_card")
    assert result.records[0].check() is None
    assert result.columns()["won_0"] == [0]


def test_an_interrupt_is_no_fault_of_a_bot() -> None:
    class Stop(fh.Bot):
        def at_card(self, view: fh.View, rng: Random) -> float | None:
            del view, rng
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fh.play("ratscrew", [Stop(), "sharp"], games=1)


def test_a_bot_sees_what_every_eye_sees() -> None:
    seen: list[fh.View] = []

    class Watcher(fh.Bot):
        name = "Argus"

        def begin(self, view: fh.View, rng: Random) -> None:
            del rng
            assert view.pile == ()
            assert view.cards == 26
            assert view.at == 0

        def at_card(self, view: fh.View, rng: Random) -> float | None:
            del rng
            assert len(view.pile) == len(view.table.pile)
            assert view.patterns == () or view.pile
            seen.append(view)
            return None

        def at_turn(self, view: fh.View, rng: Random) -> float | None:
            del view, rng
            return 0

    result = fh.play("ratscrew", [Watcher(), "steady"], games=1)
    assert result.names[0] == "Argus"
    assert {view.seat for view in seen} == {0}
    assert any(view.patterns for view in seen)
    assert seen[0].pile[0] in {fh.cards.format_card(card) for card in fh.cards.pack()}
    flips = [e for e in result.records[0].events if type(e).__name__ == "Flipped"]
    assert all(b.at - a.at >= 700 for a, b in pairwise(flips))


def test_a_bot_that_says_nothing_flips_at_the_pace() -> None:
    assert fh.play("ratscrew", [fh.Bot(), "sharp"], games=1).columns()["won_0"] == [0]
    result = fh.play("beggar_my_neighbour", [fh.Bot(), fh.Bot()], games=1, pace=500)
    assert result.names == ("Bot", "Bot 2")
    assert result.records[0].check() is None
    assert result.columns()["slaps"] == [0]


def tied(rules: str) -> dict[str, set[int]]:
    """Who comes to what where two hands always fall 3 ms apart."""
    cast = [Odd(None), Odd(240), Odd(243)]
    result = fh.play(f"ratscrew {rules} penalty.enabled=false end.flips=120", cast, games=1, seed=3)
    assert result.records[0].check() is None
    came: dict[str, set[int]] = {}
    for event in result.records[0].events:
        if isinstance(event, fh.events.Slapped):
            came.setdefault(event.verdict, set()).add(event.seat)
    return came


def test_hands_within_the_band_go_by_the_tie_rule() -> None:
    assert tied("")["won"] == {1, 2}
    assert tied("tie.goes_to=arrival")["won"] == {1}
    assert tied("tie.goes_to=random")["won"] == {1, 2}
    near = tied("tie.goes_to=next_flipper")
    assert (near["won"], near.get("awarded")) == ({1, 2}, None)
    assert 0 in tied("tie.goes_to=next_flipper tie.window_ms=10")["awarded"]


def test_a_temperament_is_a_bot() -> None:
    steady = fh.Temperament.load("steady")
    assert isinstance(steady, fh.Bot)

    class Calm(fh.Bot):
        def at_card(self, view: fh.View, rng: Random) -> float | None:
            ms = steady.at_card(view, rng)
            return None if ms is None else ms + 100

    result = fh.play("ratscrew", [Calm(), steady], games=2)
    assert result.columns()["won_0"] != [0, 0]


def test_matching_bots_follow_the_others() -> None:
    result = fh.play("ratscrew", ["matching", Keen(), "matching"], games=1)
    record = result.records[0]
    assert record.header.matched is not None
    assert record.header.matched.sides.bots == (0, 2)
    assert record.check() is None


def test_results_become_frames() -> None:
    result = fh.play("ratscrew", ["sharp", "steady"], games=2)
    table = result.to_arrow()
    assert table.num_rows == 2
    assert table.column_names[:4] == ["game", "cards", "tricks", "slaps"]
    assert table.column_names[-4:] == ["won_0", "won_1", "false_0", "false_1"]
    assert set(table["end"].to_pylist()) == {"all_cards"}


def test_frames_of_libraries_that_are_not_there_say_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = fh.play("ratscrew", ["sharp", "steady"], games=1)
    for module, to_frame in (("polars", result.to_polars), ("pandas", result.to_pandas)):
        monkeypatch.setitem(__import__("sys").modules, module, None)
        with pytest.raises(ImportError, match=r"needs pip install 'firsthand\[frames\]'"):
            to_frame()


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"games": 0}, "games 0 is no whole number from 1 on"),
        ({"seed": -1}, "seed -1 is out of range"),
        ({"pace": 0}, "pace 0 is no whole number from 1 on"),
        ({"pace": 1 << 40}, "a pace of 1099511627776 ms is out of range"),
        ({"bots": ["steady"]}, "these rules are for 2 to 52 players, not for 1"),
        ({"bots": ["stedy", "sharp"]}, "'stedy' is no temperament: did you mean steady"),
        ({"bots": [Keen, "sharp"]}, r"Keen is a class: write Keen\(\) for a bot of it"),
        ({"bots": [3, "sharp"]}, "3 is no bot: write a name as in 'steady'"),
        ({"rules": "slapjak"}, "did you mean 'slapjack'"),
    ],
)
def test_what_cannot_be_played_says_what_would_be_right(given: dict[str, Any], wrong: str) -> None:
    asked: dict[str, Any] = {"rules": "ratscrew", "bots": ["steady", "sharp"], "games": 1, **given}
    with pytest.raises(fh.errors.FirsthandError, match=wrong):
        fh.play(**asked)
    assert issubclass(RulesError, fh.errors.FirsthandError)
    assert issubclass(Malformed, ValueError)


def test_names_that_come_again_are_numbered() -> None:
    assert numbered(["a", "a 2", "a", "a"]) == ("a", "a 2", "a 3", "a 4")
