"""Corners of the kernel that drawn games seldom come to."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.bots import temperament
from firsthand.errors import RulesError
from firsthand.game.refusals import REFUSALS
from firsthand.lab import explaining
from firsthand.lab import job as jobs
from firsthand.lab.explaining import explain
from firsthand.lab.job import ENDS, Job, played
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.batch import advance_one
from firsthand.lab.kernel.chance import draw
from firsthand.lab.kernel.deal import deal
from firsthand.lab.kernel.positions import Arrays, Cast
from firsthand.lab.layout import layout_of, setup_of
from firsthand.lab.tape import grouped
from firsthand.record import check
from firsthand.rules import Rules, amended, catalogue, preset
from tests.lab.scripts import Played, asked_game, stacked_game
from tests.lab.twins import agreed, kernel_game
from tests.tabletop import cards

pytestmark = pytest.mark.usefixtures("checked")

RATSCREW = preset("ratscrew")
STEADY = temperament("steady")


def asked(rules: Rules, seats: int, *actions: tuple[int, Any]) -> list[type[Any]]:
    """Play what is asked in both executors; return the kinds of the refusals."""
    game = agreed(rules, seats, 1, asked_game(rules, seats, 1, actions))
    return [REFUSALS[number - 1] for number in game.refusals]


def test_nonsense_is_refused_alike() -> None:
    refusals = asked(
        RATSCREW,
        2,
        (10, a.Flip(2)),
        (20, a.Slap(())),
        (30, a.Slap((a.Hand(0, 30), a.Hand(0, 30)))),
        (40, a.Slap((a.Hand(0, 40),), (1,))),
        (50, a.Stray(0, 50, 7)),
        (60, a.Slap((a.Hand(-1, 60),))),
    )
    seat, move = "NoSuchSeat", "ImpossibleMove"
    assert [kind.__name__ for kind in refusals] == [seat, move, move, move, seat, seat]


def test_votes_count_anew_when_a_seat_leaves() -> None:
    about = [a.Beat(0, 3, 200), a.Beat(1, 3, 300), a.Beat(4, 3, 300), a.Accuse(0, 1)]
    times = [(10 * number, action) for number, action in enumerate(about)]
    game = asked_game(RATSCREW, 6, 1, [*times, (100, a.Leave(5)), (200, a.Leave(0))])
    agreed(RATSCREW, 6, 1, game)
    assert [type(made) for made in game.events].count(e.BeatSet) == 1


def stacked(deck: str, seats: int, options: dict[str, Any], *actions: tuple[int, Any]) -> Played:
    """Play what is asked in both executors with a few cards, the first dealt first to seat 0."""
    rules = amended(RATSCREW, options)
    game = stacked_game(rules, seats, cards(deck), actions)
    return agreed(rules, seats, 1, game)


def test_a_seat_that_the_rules_put_out_meanwhile_pays_nothing() -> None:
    """Seat 0 pays its last card, and the turn passes over 1, which is out before it is judged."""
    options = {"comeback.until": "next_turn", "penalty.when_empty": "ignore"}
    both = a.Slap((a.Hand(0, 450), a.Hand(1, 460)))
    game = stacked(
        "4H 6C 8D 10C 2C 9S 3H QD", 4, options,
        (100, a.Flip(0)), (200, a.Flip(1)), (250, a.Slap((a.Hand(1, 250),))), (300, a.Flip(2)),
        (400, a.Flip(3)), (500, both),
    )  # fmt: skip
    assert [made.seat for made in game.events if isinstance(made, e.Paid)] == [1, 0]
    assert [made.seat for made in game.events if isinstance(made, e.SeatOut)] == [1]
    slaps = [made for made in game.events if isinstance(made, e.Slapped)]
    assert [(made.seat, made.verdict) for made in slaps] == [(1, "bad"), (0, "bad"), (1, "bad")]


def test_the_paid_challenge_may_be_the_end_itself() -> None:
    game = stacked(
        "JH 4S", 2, {"end.time_ms": 500}, (100, a.Flip(0)), (200, a.Flip(1)), (500, a.Tick())
    )
    assert [made.why for made in game.events if isinstance(made, e.Won)] == ["all_cards"]


def test_any_number_of_patterns_is_told() -> None:
    spans = [f"{word}:{n}" for word in ("run", "run_any", "run_wrap", "flush", "color", "parity",
             "trips", "palindrome") for n in range(3, 14)]  # fmt: skip
    sums = [f"sum:{n}" for n in range(2, 21)]
    rules = amended(RATSCREW, {"slap.patterns": [*spans, *sums, "double", "top_bottom"]})
    assert len(rules.patterns) > 62
    flips = [(100 * n, a.Flip(n % 2)) for n in range(1, 30)]
    slaps = [(at + 50, a.Slap((a.Hand(0, at + 50),))) for at, _ in flips]
    game = asked_game(rules, 2, 5, sorted([*flips, *slaps], key=lambda pair: pair[0]))
    agreed(rules, 2, 5, game)
    patterns = [
        name for made in game.events if isinstance(made, e.Slapped) for name in made.patterns
    ]
    places = {rules.slap.patterns.index(name) for name in patterns}
    assert min(places) < 60 <= max(places)


@pytest.mark.parametrize("name", ["ratscrew_full_house", "slapjack_royals"])
def test_windows_tell_what_the_patterns_do(name: str) -> None:
    rules = amended(preset(name), {"penalty.enabled": False})
    flips = [(100 * n, a.Flip(n % 2)) for n in range(1, 40)]
    slaps = [(at + 50, a.Slap((a.Hand(0, at + 50),))) for at, _ in flips]
    game = asked_game(rules, 2, 3, sorted([*flips, *slaps], key=lambda pair: pair[0]))
    one, other = (kernel_game(rules, 2, 3, game, windows=windows) for windows in (True, False))
    assert one == other
    assert setup_of(rules, 2).windowed > 0


def test_every_kind_of_pattern_is_told_one_way_or_the_other() -> None:
    names = [rule.name for rule in catalogue()]
    rules = amended(RATSCREW, {"slap.patterns": names, "pack.jokers": 2})
    setup = setup_of(rules, 4)
    assert setup.windowed + setup.odd + (setup.bottom > 0) == setup.all_of
    assert min(setup.windowed, setup.odd, setup.bottom) > 0


def test_a_number_of_the_dice_that_would_favour_some_is_drawn_anew() -> None:
    board = [0] * p.FRESH
    board[p.WORDS + 1] = 5 << 29
    assert draw(board, 3) == 1
    assert board[p.DRAWN] == 2


def test_an_empty_tape_has_no_rows() -> None:
    assert list(grouped([])) == []


# ---- games of players ------------------------------------------------------------------------


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(RulesError, match="for 2 to 6 players, not for 7"):
        played(Job(preset("slapjack"), (STEADY,) * 7, 1, 0, 1))


def test_a_long_game_gets_a_longer_tape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "ROWS", 10)
    monkeypatch.setattr(jobs, "MOST_CARDS", 50)
    assert check(explain(Job(RATSCREW, (STEADY,) * 3, 1, 0, 1))) is None


def figures(options: dict[str, Any], cast: tuple[str, ...], games: int = 3) -> list[str]:
    """Check some games against the engine, and return how they ended."""
    rules = amended(RATSCREW, options)
    job = Job(rules, tuple(map(temperament, cast)), 3, 0, games)
    for number in range(games):
        assert check(explain(job._replace(first=number))) is None
    return [ENDS[why] for why in played(job).why]


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", 40)
    endless: dict[str, Any] = {"challenge.tries": {}, "slap.patterns": []}
    assert set(figures(endless, ("steady",) * 2)) == {"unfinished"}


def test_time_may_be_up_between_two_quiet_cards() -> None:
    quiet = {"slap.patterns": [], "end.time_ms": 20_000}
    assert figures(quiet, ("steady",) * 4, 5).count("time") >= 3


def test_so_many_flips_may_be_the_end_of_a_quiet_game() -> None:
    assert figures({"slap.patterns": [], "end.flips": 30}, ("steady",) * 4, 2) == ["flips"] * 2


def test_the_last_card_rule_holds_among_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", 52)
    last = {"challenge.tries": {}, "bonus.last_jack": "auto_win", "slap.patterns": []}
    rules = amended(RATSCREW, last)
    reasons = set()
    for number in range(10):
        record = explain(Job(rules, (STEADY,) * 8, 1, number, 1))
        assert check(record) is None
        reasons |= {made.why for made in record.events if isinstance(made, e.PileTaken)}
    assert "last_jack" in reasons


def test_where_nothing_can_come_next_nothing_does() -> None:
    rules = amended(RATSCREW, {"slap.patterns": []})
    setup = setup_of(rules, 2)
    _, board, cards = layout_of(rules, setup)
    table = Arrays(setup, board, cards)
    deal(rules.law, table)
    assert not advance_one(rules.law, table, Cast(0, 0, 700, 100))


def test_close_hands_go_to_whom_the_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", 300)
    for to in ("closest_to_next_flipper", "next_flipper", "arrival", "random"):
        for window in (0, 1, 20):
            figures({"tie.goes_to": to, "tie.window_ms": window}, ("from_2_cards",) * 4, 1)
            figures({"tie.goes_to": to, "tie.window_ms": window}, ("reflexive",) * 8, 2)
