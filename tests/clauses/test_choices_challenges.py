"""What the sources leave open about challenges: leads, empty hands, what a slap ends."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.game import Deadline, deadline
from firsthand.law.types import NOBODY, Duel
from firsthand.rules import preset
from tests.clauses.tables import dotted, flipped
from tests.tabletop import Tabletop

NO_FACES: dict[str, Any] = {"challenge.tries": {}}
LAST_JACK = {"challenge__tries": {"Q": 2}, "bonus__last_jack": "auto_win"}


def in_vain(hands: str, first: int = 0, **options: Any) -> Tabletop:
    """A game in which a last card that answers no challenge is the end."""
    rules = {"comeback.answering": False, **dotted(options)}
    return Tabletop(hands, "ers", rules, first=first)


@pytest.mark.parametrize(
    ("lead", "turn"), [("winner", 0), ("left_of_winner", 1), ("turn_order", 2)]
)
def test_a_07_who_leads_after_a_challenge(lead: str, turn: int) -> None:
    hands = "JH 2C 3C | 4S 9D 3D | 10C 6H 3S"
    table = flipped(hands, 0, 1, lead__after_challenge=lead)
    table.do(a.Collect(0))
    assert table.turn == turn
    assert preset("ers").lead.after_challenge == "winner"


@pytest.mark.parametrize(
    ("slaps", "open_", "lost"),
    [("always", "won", "won"), ("until_lost", "won", "bad"), ("never", "bad", "bad")],
)
def test_a_09_a_10_slaps_during_a_challenge(slaps: str, open_: str, lost: str) -> None:
    options = {"challenge.slaps": slaps}
    table = flipped("QH 2C 3C | 4S 4D 3D | 10C 6H 3S", 0, 1, **options)
    assert table.challenge == "0:1"
    table.flip(1)
    assert table.owed == 0
    assert table.slap(2) == {2: lost}
    table = flipped("KH 2C 3C | 4S 4D 3D | 10C 6H 3S", 0, 1, 1, **options)
    assert table.owed == NOBODY
    assert table.slap(2) == {2: open_}


def test_a_09_a_slap_counts_during_a_challenge() -> None:
    table = flipped("KH 2C | KS 9D | 10C 6H", 0, 1)
    assert table.slap(2) == {2: "won"}
    never = flipped("KH 2C | KS 9D | 10C 6H", 0, 1, challenge__slaps="never")
    assert never.slap(2) == {2: "bad"}


@pytest.mark.parametrize("window", [None, 0, 1, 1000])
def test_a_10_a_lost_pile_waits(window: int | None) -> None:
    table = Tabletop("JH 2C | 4S 9D", "ers", {"collect.window_ms": window})
    table.flip(0, at=0)
    table.flip(1, at=50)
    if window == 0:
        assert table.hands == "2C JH 4S | 9D"
        return
    if window is None:
        assert deadline(table.state) is None
        table.wait(3_600_000)
        assert table.owed == 0
        table.do(a.Collect(0))
    else:
        assert deadline(table.state) == Deadline(50 + window + 1, "collect")
        table.wait(50 + window)
        assert table.owed == 0
        table.wait(50 + window + 1)
    assert table.owed == NOBODY
    assert table.hands == "2C JH 4S | 9D"


def test_a_11_a_slap_beats_collection_at_the_last_millisecond() -> None:
    table = Tabletop("QH 2C | 4S 4D | 10C 6H", "ers")
    table.flip(0, at=0)
    table.flip(1, at=10)
    table.flip(1, at=20)
    assert table.owed == 0
    assert table.slap(2, at=1020) == {2: "won"}
    after = Tabletop("QH 2C | 4S 4D | 10C 6H", "ers")
    after.flip(0, at=0)
    after.flip(1, at=10)
    after.flip(1, at=20)
    assert after.slap(2, at=1021) == {2: "late"}


@pytest.mark.parametrize(
    ("on_empty", "turn", "owed"),
    [("next_continues", 2, NOBODY), ("owner_wins", NOBODY, 0), ("next_seat", 2, NOBODY)],
)
def test_a_12_the_challenged_runs_out(on_empty: str, turn: int, owed: int) -> None:
    options = {"challenge.on_empty": on_empty}
    table = flipped("KH 2C | 4S | 10C 6H 3S", 0, 1, **options)
    assert (table.turn, table.owed) == (turn, owed)
    assert table.challenge == "0:2"


@pytest.mark.parametrize(
    ("on_empty", "turn", "owed"),
    [("next_continues", NOBODY, 0), ("owner_wins", NOBODY, 0), ("next_seat", 0, NOBODY)],
)
def test_a_12_with_nobody_else_to_go_on(on_empty: str, turn: int, owed: int) -> None:
    table = flipped("KH 2C | 4S", 0, 1, challenge__on_empty=on_empty)
    assert (table.turn, table.owed) == (turn, owed)


def test_a_12_the_owner_may_play_the_rest_of_the_own_challenge() -> None:
    table = flipped("KH 2C 5C 6C | 4S", 0, 1, 0, challenge__on_empty="next_seat")
    assert table.challenge == "0:1"
    table.flip(0)
    assert table.owed == 0


def test_a_13_an_owner_without_cards_wins_all_the_same() -> None:
    options: dict[str, Any] = {"comeback.limit": 0}
    table = flipped("JH | 4S 9D | 10C 6H", 0, **options)
    assert table.out == []
    table.flip(1)
    assert (table.owed, table.out) == (0, [])
    table.do(a.Collect(0))
    assert table.hands == "JH 4S | 9D | 10C 6H"
    (taken,) = table.of(e.PileTaken)
    assert (taken.why, taken.comeback) == ("challenge", False)
    assert table.table.comebacks == (0, 0, 0)


def test_a_13_but_goes_when_the_challenge_is_answered() -> None:
    table = flipped("JH | QS 9D | 10C 6H", 0, 1, comeback__limit=0)
    assert table.out == [0]


def test_a_14_the_next_player_is_the_next_with_cards() -> None:
    table = flipped("JH 2C | 4S | 10C 6H | QD 3S", 0)
    assert table.turn == 1
    table = flipped("4S | 5S | QD 3S | JH 2C", 0, 1, 2)
    assert table.turn == 3
    table.flip(3)
    assert table.turn == 2, "over two empty seats"


def test_a_14_a_face_card_that_nobody_can_answer_wins_at_once() -> None:
    table = flipped("4S | JH JC", 0, 1)
    assert (table.owed, table.turn) == (1, NOBODY)
    assert not table.live()
    table = Tabletop("JH 5H | ", "ers", pile="JC")
    table.flip(0)
    assert (table.owed, table.live()) == (0, True)
    assert table.slap(1) == {1: "won"}


def test_a_52_the_turn_passes_on_when_its_owner_burns_the_last_card() -> None:
    table = Tabletop("7H 2C | 4S | 10C 6H")
    table.flip(0)
    assert table.slap(1) == {1: "bad"}
    assert (table.turn, table.out) == (2, [])
    slapjack = Tabletop("7H 2C | 4S | 10C 6H", "slapjack")
    slapjack.flip(0)
    slapjack.slap(1)
    assert (slapjack.turn, slapjack.out) == (2, []), "this is not the turn coming round"


def test_a_52_so_do_the_tries() -> None:
    table = Tabletop("KH 2C | 4S 5D | 10C 6H")
    table.flip(0, 1)
    table.slap(1)
    assert (table.turn, table.challenge) == (2, "0:2")


def test_a_63_two_face_cards_in_a_row_do_both() -> None:
    table = Tabletop("KH 2C | KS 9D | 10C 6H")
    table.flip(0, 1)
    assert table.live()
    assert (table.challenge, table.turn) == ("1:3", 2)


def test_a_64_a_slap_ends_the_challenge_completely() -> None:
    table = Tabletop("KH 2C | KS 9D | 10C 6H")
    table.flip(0, 1)
    table.slap(0)
    assert (table.challenge, table.turn, table.owed) == ("", 0, NOBODY)
    table.flip(0)
    assert table.challenge == ""


def test_a_86_a_rank_may_stop_a_challenge() -> None:
    options = {"challenge.cancel_ranks": ["10", "4"]}
    table = Tabletop("KH 2C | 10S 9D | 4C 6H", options=options)
    table.flip(0, 1)
    assert (table.challenge, table.turn, table.owed) == ("", 2, NOBODY)
    table.flip(2)
    assert table.turn == 0


def test_a_86_on_the_last_try_too() -> None:
    table = Tabletop("JH 2C | 10S 9D", options={"challenge.cancel_ranks": ["10"]})
    table.flip(0, 1)
    assert (table.challenge, table.turn) == ("", 0)


def test_a_91_a_last_card_that_answers_no_challenge_puts_out_at_once() -> None:
    """The pattern that it makes is another's; the tries that are left are the next seat's."""
    table = in_vain("5H KH 2C | 5C 5S | 9D 6C 3D")
    table.flip(0, 1, 2, 0, 1)
    assert table.of(e.SeatOut) == [
        e.SeatOut(at=500, seat=1, why="unanswered", duel=Duel(2, 0, 2, 0)),
    ]
    assert (table.challenge, table.turn, table.out) == ("0:2", 2, [1])


@pytest.mark.parametrize(
    ("hands", "flips", "options", "out"),
    [
        ("JH 2C | 5S | 9D 3D", (0, 1), {}, [1]),
        ("JH 2C | QS | 9D 3D", (0, 1), {}, []),
        ("JH 2C | 10S | 9D 3D", (0, 1), {"challenge__cancel_ranks": ["10"]}, []),
        ("JH 2C | JK1 | 9D 3D", (0, 1), {}, [1]),
        ("JH 2C | JK1 | 9D 3D", (0, 1), {"challenge__tries": {"J": 1, "joker": 1}}, []),
        ("9H 2C | 5S | 9D 3D", (0, 1), {}, []),
        ("KH 2C | 5S | 9D 3D", (0,), {"comeback__answering": True}, []),
        (
            "QH JC | 5S | 9D 3D",
            (0, 1),
            LAST_JACK,
            [1],
        ),
        (
            "QH 2C | JS | 9D 3D",
            (0, 1),
            LAST_JACK,
            [],
        ),
    ],
)
def test_a_91_what_answers_and_what_stops(
    hands: str, flips: tuple[int, ...], options: dict[str, Any], out: list[int]
) -> None:
    table = in_vain(hands, **options)
    table.flip(*flips)
    assert table.out == out


def test_a_91_the_challenger_plays_the_rest_of_its_own_challenge() -> None:
    """A-13: it lives while its challenge is open, and is owed the pile."""
    table = in_vain("KH 2C | 5S | 9D", challenge__on_empty="next_seat", collect__window_ms=None)
    table.flip(0, 1)
    assert (table.out, table.turn) == ([1], 2)
    table.flip(2)
    assert (table.out, table.winners) == ([1, 2], [0])
    both = in_vain("KH 2C | 5S | 9D 3C | 8D", challenge__on_empty="next_seat", first=3)
    both.flip(3, 0, 1, 2)
    assert (both.out, both.challenge, both.turn) == ([1], "0:1", 2)
    own = in_vain("KH 2C | 5S | 9D", challenge__on_empty="next_seat", first=2)
    own.flip(2, 0, 1)
    assert (own.out, own.challenge, own.turn) == ([1], "0:2", 0)
    own.flip(0)
    assert (own.out, own.owed) == ([1], 0)


def test_no_faces_no_challenges() -> None:
    table = Tabletop("KH 2C | AS 9D", options=NO_FACES)
    table.flip(0, 1)
    assert table.challenge == ""
