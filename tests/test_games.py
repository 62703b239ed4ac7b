"""Random games: they end, lose no card, and are told by their events alone."""

from random import Random

import pytest

from firsthand import events as e
from firsthand.rules import Rules, preset, presets
from tests.drawing import drawn_rules, plain_rules
from tests.playing import Played, played, replayed

pytestmark = pytest.mark.uncounted

ACTIONS = 20_000
"""No game of a preset is stopped before so many actions: it has ended."""

CAP = 400
"""Under rules drawn at random a game may go on for ever, and is stopped after so many actions."""

BATCH = 30


def game_of_a_preset(seed: int) -> Played:
    """Play a game to its end; the seed picks the preset, from two to eight seats, and the cards."""
    turn, place = divmod(seed, len(presets()))
    name = presets()[place]
    rules = preset(name)
    seats = 2 + turn % ((rules.seats.max or 8) - 1)
    game = played(rules, seats, seed, actions=ACTIONS, cards=(0, 26, 26)[turn % 3])
    assert game.why, (name, seed)
    return game


def drawn(seed: int) -> tuple[Rules, int, int]:
    """Draw rules, seats, and how many cards are dealt (0: all); few cards mean many endings."""
    random = Random(seed)  # noqa: S311 - the same game every time
    if random.random() < 0.3:
        rules, seats = plain_rules(random.choice), random.randint(2, 8)
        return rules, seats, random.choice((seats, seats + 1, 2 * seats))
    rules = drawn_rules(random.choice)
    seats = random.randint(2, 8)
    return rules, seats, random.choice((0, 0, seats, 2 * seats, 12 + seats, 30))


def game_of_drawn_rules(seed: int) -> Played:
    """Play a game under rules drawn from all options, to its end or the cap."""
    rules, seats, cards = drawn(seed)
    game = played(rules, seats, seed, actions=CAP, cards=cards)
    limit = rules.end.flips
    if limit is not None and not game.why:
        assert game.state.table.flips < limit or not any(game.state.table.counts)
    return game


@pytest.mark.parametrize("start", range(0, 300, BATCH))
def test_games_of_all_presets_end(start: int) -> None:
    for seed in range(start, start + BATCH):
        game_of_a_preset(seed)


@pytest.mark.parametrize("start", range(0, 300, BATCH))
def test_games_under_drawn_rules_keep_cards_times_and_verdicts(start: int) -> None:
    for seed in range(start, start + BATCH):
        game_of_drawn_rules(seed)


@pytest.mark.parametrize("seed", range(40))
def test_a_game_is_played_again_by_its_actions(seed: int) -> None:
    rules, seats, cards = drawn(seed)
    game = played(rules, seats, seed, actions=100, cards=cards)
    replayed(rules, seats, seed, game, cards)


def test_games_come_to_every_kind_of_end_and_event() -> None:
    games = [game_of_drawn_rules(seed) for seed in range(1000, 1150)]
    kinds = {type(event) for game in games for event in game.log}
    assert kinds == set(e.AnyEvent.__args__)
    assert {game.why for game in games} >= {
        "", "all_cards", "last_one_in", "time", "flips", "dead_pile",
    }  # fmt: skip


@pytest.mark.soak
@pytest.mark.parametrize("start", range(300, 10_300, 500))
def test_ten_thousand_games_of_all_presets_end(start: int) -> None:
    for seed in range(start, start + 500):
        game_of_a_preset(seed)


@pytest.mark.soak
@pytest.mark.parametrize("start", range(10_000, 110_000, 5000))
def test_a_hundred_thousand_games_under_drawn_rules(start: int) -> None:
    for seed in range(start, start + 5000):
        game_of_drawn_rules(seed)
