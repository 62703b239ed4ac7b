"""The environments, by the tests of PettingZoo and Gymnasium themselves."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from firsthand import env as envs
from firsthand.bots.time_steps import width
from firsthand.env import FLIP, SLAP, ParallelTable, SoloEnv
from firsthand.env.stepping import Steps
from firsthand.errors import FirsthandError
from firsthand.rules import preset, presets

SOME = ("ratscrew", "slapjack", "beggar_my_neighbour")
IGNORED = [
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
pytestmark = IGNORED


def seats(rules: str) -> int:
    return max(2, preset(rules).seats.min)


def checked(rules: str) -> None:
    settings = {"rules": rules, "seats": seats(rules), "most_steps": 200, "pace": 50}
    parallel_api_test(envs.parallel_env(**settings), num_cycles=100)
    parallel_seed_test(lambda: envs.parallel_env(**settings), num_cycles=50)
    api_test(envs.env(**settings), num_cycles=50)
    seed_test(lambda: envs.env(**settings), num_cycles=25)


@pytest.mark.parametrize("rules", SOME)
def test_pettingzoo_accepts_them(rules: str) -> None:
    checked(rules)


@pytest.mark.soak
@pytest.mark.parametrize("rules", presets())
def test_pettingzoo_accepts_them_under_every_preset(rules: str) -> None:
    checked(rules)


def test_gymnasium_accepts_the_one_against_bots() -> None:
    check_env(SoloEnv(most_steps=100), skip_render_check=True)


def test_a_game_of_flips_and_right_slaps_ends_and_pays_out() -> None:
    table = ParallelTable("ratscrew", 2, step_ms=50, latency=0, pace=50)
    seen, _ = table.reset(seed=4)
    assert seen["seat_0"].shape == (width(2),)
    paid = {"seat_0": 0.0, "seat_1": 0.0}
    over = given_up = dict.fromkeys(paid, False)
    while table.agents:
        twin = np.array_equal(seen["seat_0"][:14], seen["seat_0"][14:28])
        slaps = bool(twin and seen["seat_0"][:14].any())
        seen, paid, over, given_up, _ = table.step(
            {"seat_0": SLAP if slaps else FLIP, "seat_1": FLIP}
        )
    assert over["seat_0"] != given_up["seat_0"]
    assert sorted(paid.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_action_takes_place_after_its_latency() -> None:
    steps = Steps("ratscrew", 2, step_ms=50, latency=3, pace=50)
    steps.begin(1)
    for count in range(4):
        assert steps.state.table.flips == 0, count
        steps.step([FLIP, FLIP])
    assert steps.state.table.flips == 1


def test_seats_see_the_table_from_their_own_place_and_no_hidden_card() -> None:
    steps = Steps("ratscrew", 3, step_ms=50, latency=0, pace=50)
    steps.begin(2)
    turn = steps.state.table.turn
    mine = 3 * 14 + 1
    assert [float(steps.seen(seat)[mine]) for seat in range(3)] == [
        seat == turn for seat in range(3)
    ]
    assert not steps.seen(0)[: 3 * 14].any()


def test_bots_win_against_a_seat_that_never_slaps() -> None:
    table = SoloEnv("ratscrew", ["sharp"], step_ms=100, latency=0)
    table.reset(seed=3)
    won = 0.0
    for _ in range(20_000):
        _, won, over, given_up, _ = table.step(FLIP)
        if over or given_up:
            break
    assert won == -1


def test_what_is_asked_wrongly_is_said() -> None:
    with pytest.raises(FirsthandError, match="step_ms 0"):
        ParallelTable(step_ms=0)
