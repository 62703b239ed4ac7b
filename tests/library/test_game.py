"""A game played from Python: acts, what may be done and why not, what there is to see."""

import re
from pathlib import Path
from typing import Any

import pytest

import firsthand as fh
from firsthand.errors import (
    FirsthandError,
    GameOver,
    ImpossibleMove,
    Malformed,
    NoSuchSeat,
    NotAgreed,
    NotOwed,
    OutOfTurn,
    PileOwed,
    RulesError,
)
from firsthand.law.types import NOBODY
from firsthand.library.describing import turn
from firsthand.sentences import text
from firsthand.table import Table


def test_a_game_begins_with_given_cards() -> None:
    game = fh.Game.set_up(
        "ratscrew", {"Ann": "7H 2C", "Ben": "4S"}, pile="(KD) (2D) 7S", turn="Ben", dealer="Ben"
    )
    assert (game.turn, game.table.burned, game.table.dealer, game.patterns) == ("Ben", 2, 1, ())
    assert [getattr(event, "seat", None) for event in (*game.flip(), *game.flip())] == [1, 0]
    assert len(game.events) == 2
    with pytest.raises(Malformed, match="has no record"):
        _ = game.record
    assert fh.Game.set_up("ratscrew", ["7H", "7S", "-"]).table.counts == (1, 1, 0)


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ({"hands": ["7H"]}, "1 hands are too few"),
        ({"hands": ["7H", "7X"]}, "'7X' is not a card"),
        ({"pile": "7H (2D)"}, "those that lie face down in brackets before the others"),
        ({"pile": "(2D 7H"}, "is not a card"),
        ({"turn": 2}, "sits nowhere: the seats are 0 to 1"),
        ({"dealer": "Ann"}, "there is no seat 'Ann'"),
        ({"seed": -1}, "seed -1 is out of range"),
        ({"rules": 3}, "3 is no rule set"),
    ],
)
def test_what_no_game_can_begin_with_is_said(asked: dict[str, Any], wrong: str) -> None:
    with pytest.raises(FirsthandError, match=re.escape(wrong)):
        fh.Game.set_up(**{"rules": "ratscrew", "hands": ["7H 2C", "4S"], **asked})


FH: Any = fh
"""As those call it who run no type checker."""


@pytest.mark.parametrize(
    ("ask", "wrong"),
    [
        (lambda game: game.do(3), "'3' is not an action"),
        (lambda game: game.do("0 flipp"), "'0 flipp' is not an action: write it as in '0 flip'"),
        (lambda game: game.drop(0, "x"), "count 'x' is no whole number from 1 on"),
        (lambda game: game.beat(0, 1, -1), "ms -1 is no whole number from 0 on"),
        (lambda _: FH.Game(seed="x"), "seed 'x' is out of range"),
        (lambda _: FH.Game(seats=2.5), "2.5 are no seats"),
        (lambda _: FH.Game(None), "None is no rule set"),
        (lambda _: FH.who_wins(None, {0: 1}), "'None' is not a pile"),
        (lambda _: FH.who_wins("7H 7D", [1]), "are no hands"),
        (lambda _: FH.play(None, ["steady"]), "write a preset as in"),
        (lambda _: FH.play("ratscrew", ["steady"] * 2, games=2.5), "games 2.5 is no whole number"),
        (lambda _: FH.play("ratscrew", ["steady"] * 2, pace="x"), "pace 'x' is no whole number"),
        (lambda _: FH.play("ratscrew", "steady", games=1), "these rules are for 2 to 52 players"),
    ],
)
def test_what_is_no_number_seat_pile_or_action_is_said(ask: Any, wrong: str) -> None:
    with pytest.raises(FirsthandError, match=re.escape(wrong)):
        ask(fh.Game("slapjack turn.drop=counts"))


def test_rules_are_compared_by_name_too() -> None:
    assert fh.Rules().diff("ratscrew penalty.count=2") == fh.Rules().diff(
        fh.Rules().amend({"penalty.count": 2})
    )


def whole(game: fh.Game) -> fh.Game:
    """Play a game to its end: the second seat slaps whatever may be slapped."""
    while not game.over:
        if game.patterns:
            game.slap({1: 240, 0: 251})
        elif game.turn is not None:
            game.flip()
        else:
            game.wait()
    return game


def owed(game: fh.Game) -> fh.Game:
    """Play until a lost challenge owes a pile."""
    while game.owed is None:
        game.flip()
    return game


def test_a_game_is_played_to_its_end_and_its_record_is_true(tmp_path: Path) -> None:
    game = whole(fh.Game("ratscrew", ["Ann", "Ben"], seed=7))
    assert game.winners == ("Ben",)
    assert (game.turn, game.patterns) == (None, ())
    assert str(game).splitlines() == ["Ann: no cards", "Ben: 52 cards", "Pile: empty", "Won by Ben"]
    game.record.save(tmp_path / "evening.txt")
    kept = fh.Record.load(tmp_path / "evening.txt")
    assert kept == game.record
    assert kept.check() is None
    assert tuple(kept.events) == game.events
    assert [event for event, _ in kept.tables()] == list(game.events)
    assert sum(1 for _ in kept.races()) > 3
    with pytest.raises(GameOver, match="this game is over"):
        game.flip()


def test_seats_without_names_are_numbers() -> None:
    game = whole(fh.Game("ratscrew", 3, seed=2))
    assert all(isinstance(seat, int) for seat in game.winners)
    game = fh.Game("ratscrew", 3, dealer=0)
    assert game.turn == 1
    with pytest.raises(OutOfTurn, match="it is not your turn: seat 1 is to flip"):
        game.flip(2)
    with pytest.raises(NoSuchSeat, match="there is no seat 'Ann': the seats are 0 to 2"):
        game.flip("Ann")
    with pytest.raises(NoSuchSeat, match="there is no seat 7: seats are 0 to 2"):
        game.flip(7)


def test_refusals_call_seats_by_name_and_change_nothing() -> None:
    game = fh.Game("ratscrew", ["Ann", "Ben"], dealer="Ben")
    before = game.state
    with pytest.raises(OutOfTurn, match="it is not your turn: Ann is to flip"):
        game.flip("Ben", after=5)
    assert (game.state, game.time, game.record.entries) == (before, 0, ())
    assert game.why_not("Ben flip") == "it is not your turn: Ann is to flip"
    assert game.why_not("9 flip") == "there is no seat 9: seats are 0 to 1"
    assert game.can("Ann flip")
    assert game.can(fh.actions.Flip(0))
    with pytest.raises(NoSuchSeat, match=r"no seat 'Bob': the seats are Ann \(0\), Ben \(1\)"):
        game.flip("Bob")
    with pytest.raises(NotOwed):
        game.collect()
    with pytest.raises(Malformed, match="is not an action"):
        game.do("Ann flies")


def test_what_a_seat_may_do_has_names() -> None:
    game = fh.Game("ratscrew", ["Ann", "Ben"], dealer="Ben")
    assert "flip" in game.legal()
    assert "flip" not in game.legal("Ben")
    assert "slap" in game.legal("Ben")
    with pytest.raises(Malformed, match="there is no seat 5"):
        game.legal(5)


def test_a_pile_that_is_owed_is_collected_or_waited_for() -> None:
    game = owed(fh.Game("ratscrew", ["Ann", "Ben"], seed=7))
    name = game.owed
    assert isinstance(name, str)
    assert str(game).splitlines()[-1] == f"The pile is owed to {name}"
    with pytest.raises(PileOwed, match=f"the pile is owed to {name}: it is taken first"):
        game.flip()
    waited = game.copy()
    assert any(type(event).__name__ == "PileTaken" for event in waited.wait())
    assert any(type(event).__name__ == "PileTaken" for event in game.collect())
    assert game.owed is None
    assert waited.turn == game.turn


def test_an_act_is_taken_back_and_a_copy_goes_its_own_way() -> None:
    game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
    with pytest.raises(Malformed, match="nothing has been done yet"):
        game.undo()
    dealt, text = game.state, str(game)
    game.flip()
    other = game.copy()
    game.undo()
    assert (game.state, str(game), game.time) == (dealt, text, 0)
    assert len(other.record.entries) == 1
    assert repr(other) == "<Game of ['Ann', 'Ben'] after 1 acts, at 700 ms>"
    assert repr(fh.Game("ratscrew", 3)) == "<Game of 3 after 0 acts, at 0 ms>"


def test_a_race_is_judged_by_reaction_and_explained() -> None:
    game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
    while not game.patterns:
        game.flip()
    assert "Slap: " in str(game)
    late = game.copy()
    ruling = game.slap({"Ben": 240, "Ann": 251})
    assert (ruling.winner, ruling.why) == ("Ben", "sandwich, 11 ms before Ann")
    assert ruling.hands == {"Ben": "won", "Ann": "lost"}
    assert ruling.explain().splitlines() == [
        "Ben, 240 ms: the first right hand (sandwich)",
        "Ann, 251 ms: right, but not the first",
        "Ben takes the pile of four cards.",
    ]
    assert late.slap({"Ann": 251, "Ben": 240}, order=["Ann", "Ben"]).winner == "Ann"
    bad = game.slap({"Ann": 100})
    assert (bad.winner, bad.why, bad.size) == (None, "nobody took the pile", 0)
    assert bad.hands == {"Ann": "late"}


def test_a_slow_hand_does_not_hold_up_the_first() -> None:
    """A hand after a window of the rules closes is no reason to judge the first one late."""
    game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
    while not game.patterns:
        game.flip()
    assert game.slap({"Ann": 9_000, "Ben": 300}).hands == {"Ben": "won", "Ann": "lost"}
    assert game.time == 700 * sum(1 for _ in game.record.entries[:-1]) + 9_000


def test_acts_at_the_table_are_there() -> None:
    game = fh.Game("slapjack_call", ["Ann", "Ben", "Cy"], dealer="Cy")
    assert game.gesture("Ben")
    game = fh.Game("ratscrew", ["Ann", "Ben", "Cy"], dealer="Cy")
    with pytest.raises(NotAgreed):
        game.gesture("Ann")
    game.disrupt("Ann")
    for name in ("Ann", "Ben", "Cy"):
        game.resume(name)
    assert game.table.frozen_at == -1
    game.beat("Ann", "Ben", 300)
    game.accuse("Ann", "Ben")
    assert [vote.kind for vote in game.table.votes] == ["beat", "interference"]
    game.leave("Cy")
    assert "Cy: out" in str(game)
    drop = fh.Game("slapjack turn.drop=counts", 2, dealer=1)
    drop.drop(0, 2)
    assert drop.table.flips == 2


def test_a_game_tells_who_answers_whom_and_what_lies_face_down() -> None:
    game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
    while game.table.tries < 2:
        game.flip()
    assert "tries left to answer" in str(game).splitlines()[-1]
    game.slap({"Ann": 200})
    assert "? " in str(game)
    drawn = fh.Game("slapjack end.flips=2 end.level=draw", 2)
    drawn.flip()
    drawn.flip()
    assert str(drawn).splitlines()[-1] == "Nobody has won"


def test_nobody_is_to_flip_while_the_last_pile_may_be_slapped() -> None:
    table = Table(counts=(0, 0), dealer=0, pile=(45,))
    assert text(turn(table, ("Ann", "Ben"))) == "Nobody is to flip"


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"seats": "Ann"}, "'Ann' are no seats: write how many, or a list of names"),
        ({"seats": ["Ann", ""]}, "are no seats"),
        ({"seats": ["Ann", 3]}, "are no seats"),
        ({"seats": ["Ann", "Ann"]}, "has a name twice"),
        ({"seed": -1}, "seed -1 is out of range: it must be at least 0 and below"),
        ({"seed": 1 << 256}, "is out of range"),
        ({"dealer": 4}, "dealer 4 sits nowhere: the seats are 0 to 1"),
        ({"rules": "ratscrw"}, "is no preset; did you mean 'ratscrew'"),
        ({"rules": "ratscrew penalty.cuont=2"}, r"is no option; did you mean 'penalty\.count'"),
        ({"rules": "nowhere.toml"}, "cannot be read"),
        ({"seats": 1}, "these rules are for 2 to 52 players, not for 1"),
        ({"seats": -3}, "not for 0"),
    ],
)
def test_what_cannot_be_played_says_what_would_be_right(given: dict[str, Any], wrong: str) -> None:
    with pytest.raises(fh.errors.FirsthandError, match=wrong):
        fh.Game(**given)


@pytest.mark.parametrize(
    ("ms", "wrong"),
    [
        (-1, "-1 ms is no time from now"),
        (float("nan"), "nan is no time"),
        (float("inf"), "inf is no time"),
        ("soon", "'soon' is no time: write ms, as in 650"),
        (1 << 60, "is no time from now"),
    ],
)
def test_a_time_that_is_none_is_refused(ms: Any, wrong: str) -> None:
    game = fh.Game("ratscrew", 2)
    for act in (lambda: game.flip(after=ms), lambda: game.wait(ms), lambda: game.slap({0: ms})):
        with pytest.raises(Malformed, match=wrong):
            act()
    assert game.time == 0


def test_hands_are_a_mapping_of_seats_and_times() -> None:
    hands: Any = ["Ann"]
    with pytest.raises(Malformed, match="are no hands: write seats and their reactions"):
        fh.Game("ratscrew", 2).slap(hands)
    with pytest.raises(ImpossibleMove, match="a race needs hands, each seat once"):
        fh.Game("ratscrew", 2).slap({})


def test_waiting_for_nothing_is_refused() -> None:
    game = fh.Game("ratscrew", 2)
    with pytest.raises(Malformed, match="nothing is due by itself now"):
        game.wait()
    assert game.wait(50) == ()
    assert game.time == 50


def test_rules_are_loaded_changed_compared_and_printed(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('preset = "ratscrew"\n[penalty]\ncount = 2\n', encoding="utf-8")
    rules = fh.Rules.load(str(file))
    assert rules == fh.Rules.load("ratscrew").amend({"penalty.count": 2})
    assert rules.digest != fh.Rules().digest
    assert "A false slap costs two cards" in rules.sheet()
    assert fh.Rules().diff(fh.Rules()) == ()
    assert "two cards" in fh.Rules().diff(rules)[0]
    with pytest.raises(RulesError, match=r"penalty\.count"):
        rules.amend({"penalty.count": 0})
    with pytest.raises(ValueError, match="'7X' is not a card"):
        rules.patterns_of("7X")
    assert rules.patterns_of(()) == ()
    empty = fh.Rules.load("ratscrew comeback.patterns=[double]")
    assert empty.patterns_of("7H KC 7D", empty=True) == ()
    assert empty.patterns_of((29, 30), empty=True) == ("double",)


def test_who_wins_without_a_game() -> None:
    ruling = fh.who_wins("7H KC 7D", {0: 240, 2: 250}, rules="ratscrew")
    assert ruling.winner == 0
    assert ruling.explain().splitlines() == [
        "Seat 0, 240 ms: the first right hand (sandwich)",
        "Seat 2, 250 ms: right, but not the first",
        "Seat 0 takes the pile of three cards.",
    ]
    bad = fh.who_wins("7H KC QD", {"Ann": 240})
    assert (bad.hands, bad.explain()) == ({"Ann": "bad"}, "Ann, 240 ms: a false slap")
    assert fh.who_wins("(2) 7H 7D", {"Ann": 240}).size == 4
    assert fh.who_wins("7H 7D", {"Ann": 240.4}, rules=fh.Rules()).why == "double"
    close = {"Ann": 240, "Ben": 245, "Cy": 300}
    tie = "ratscrew tie.window_ms=10 tie.goes_to=next_flipper"
    assert fh.who_wins("7H 7D", {"Ben": 240, "Cy": 245}, rules=tie).winner == "Ben"
    assert fh.who_wins("7H 7D", close, order=["Cy", "Ann", "Ben"]).winner == "Cy"
    forfeit = fh.who_wins("7H 8D", {0: 200, 1: 220}, rules="ratscrew penalty.to=lose_pile")
    assert forfeit.hands[0] == "bad"


@pytest.mark.parametrize(
    ("pile", "hands", "wrong"),
    [
        ("7H 7H", {0: 240}, "7H is not so often in the pack of these rules"),
        ("(52) 7H", {0: 240}, "52 cards can't lie face down: the pack has 51 left"),
        ("7 of hearts", {0: 240}, "is not a pile"),
        ("7H 7D", {"Ann": 240, 1: 250}, "name all seats, or number all"),
        ("7H 7D", {-1: 240}, "seats are numbers from 0 to"),
        ("7H 7D", {0: -4}, "-4 ms is no time"),
        ("7H 7D", {}, "a race needs hands"),
    ],
)
def test_a_race_that_cannot_be_says_why(pile: str, hands: dict[Any, float], wrong: str) -> None:
    with pytest.raises(fh.errors.FirsthandError, match=wrong):
        fh.who_wins(pile, hands)


def test_a_record_becomes_a_frame() -> None:
    game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
    game.flip()
    table = game.record.to_frame("arrow")
    assert table.column_names[-2:] == ["cards_0", "cards_1"]
    assert table["kind"].to_pylist() == ["dealt", "flipped"]
    assert table["cards_1"].to_pylist() == [26, 25]
    assert table["seat"].to_pylist() == [None, 1]
    with pytest.raises(Malformed, match="'excel' makes no frames here: write one of pandas"):
        game.record.to_frame("excel")
    over = whole(game).record.to_frame("arrow")
    assert over["turn"].to_pylist()[-1] is None
    assert NOBODY not in over["turn"].to_pylist()
