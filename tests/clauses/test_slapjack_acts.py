"""Slapjack, S-27 to S-33: ties agreed, knocked piles, beats, fumbles."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import Frozen, ImpossibleMove, NoSuchSeat, NotAgreed, NotFrozen
from firsthand.game import RESUME_MS, Deadline, deadline
from firsthand.room import Send
from firsthand.room import messages as m
from firsthand.rules import amended, preset
from firsthand.rules.sheet import sheet
from tests.room.table import Table as Room
from tests.tabletop import Tabletop

HANDS = "7H 2C 3C | 4S JD 3D | 10C 6H 3S"


def jack(options: Mapping[str, Any] | None = None, seed: int = 1) -> Tabletop:
    """A game with a jack on the pile; seat 2 is to flip."""
    table = Tabletop(HANDS, "slapjack", options, seed=seed)
    table.flip(0, 1, 2, 0, 1)
    return table


@pytest.mark.parametrize(
    ("rule", "takers"),
    [
        ("next_flipper", {2}),
        ("closest_to_next_flipper", {0}),
        ("arrival", {"first"}),
        ("random", {0, 1}),
    ],
)
def test_s_27_the_tie_rule_is_agreed_and_the_same_every_time(
    rule: str, takers: set[int | str]
) -> None:
    """Seats 0 and 1 tie, seat 2 is to flip: who came first matters where it was agreed alone."""
    winners: set[int | str] = set()
    for seed in range(1, 9):
        results = []
        for hands in ((0, 1), (1, 0)):
            table = jack({"tie.goes_to": rule}, seed)
            table.slap(*hands)
            (taken,) = table.of(e.PileTaken)
            results.append("first" if taken.seat == hands[0] and rule == "arrival" else taken.seat)
        assert results[0] == results[1]
        winners.add(results[0])
    assert winners == takers
    told = {amended(preset("slapjack"), {"tie.goes_to": word}) for word in (rule, "next_flipper")}
    assert len({sheet(rules) for rules in told}) == len({rules.digest for rules in told})


@pytest.mark.parametrize("rule", ["next_flipper", "closest_to_next_flipper", "arrival", "random"])
@pytest.mark.parametrize("lowest", [0, 1])
def test_s_27_the_lowest_hand_wins_under_every_tie_rule(rule: str, lowest: int) -> None:
    for seed in range(1, 5):
        other = 1 - lowest
        table = jack({"tie.goes_to": rule}, seed)
        assert table.slap(other, lowest, order=(lowest, other)) == {lowest: "won", other: "lost"}


def test_s_28_a_knocked_pile_stops_play_and_is_rebuilt() -> None:
    table = jack()
    before = table.pile
    table.do(a.Disrupt(0), 600)
    for refused in (a.Flip(2), a.Drop(2), a.Collect(2), a.Gesture(2), a.Beat(0, 1, 100)):
        with pytest.raises(Frozen, match="being rebuilt"):
            table.do(refused, 700)
    with pytest.raises(Frozen, match="already stands still"):
        table.do(a.Disrupt(1), 700)
    assert table.slap(1, at=800) == {1: "void"}
    table.do(a.Resume(0), 900)
    table.do(a.Resume(2), 900)
    assert table.table.frozen_at == 500 + 100
    table.do(a.Resume(1), 1000)
    assert table.table.frozen_at == -1
    assert table.table.stood == 400
    assert table.pile == before
    assert table.slap(1, at=1100) == {1: "won"}
    assert table.of(e.Slapped)[-1].ms == 1100 - 500 - 400


def test_s_28_play_goes_on_by_itself_when_somebody_says_nothing() -> None:
    table = jack()
    table.do(a.Disrupt(2), 600)
    table.do(a.Resume(0), 700)
    assert deadline(table.state) == Deadline(600 + RESUME_MS, "resume")
    table.wait(600 + RESUME_MS - 1)
    assert table.table.frozen_at == 600
    table.wait(600 + RESUME_MS)
    assert table.table.frozen_at == -1
    with pytest.raises(NotFrozen):
        table.do(a.Resume(1))
    assert table.live()


def test_s_28_windows_stand_still_meanwhile() -> None:
    table = Tabletop("JH 6C | 2S 4D", options={"end.time_ms": 20_000})
    table.flip(0, at=0)
    table.flip(1, at=100)
    assert deadline(table.state) == Deadline(1101, "collect")
    table.do(a.Disrupt(0), 600)
    table.resume_all(5600)
    assert deadline(table.state) == Deadline(6101, "collect")
    table.wait(6100)
    assert table.owed == 0
    table.wait(6101)
    assert table.of(e.PileTaken)[0].at == 1101, "in ms of play"
    assert deadline(table.state) == Deadline(25_000, "time")


def test_s_28_who_leaves_need_not_agree() -> None:
    table = jack()
    table.do(a.Disrupt(0), 600)
    table.do(a.Resume(0), 700)
    table.do(a.Resume(1), 700)
    table.do(a.Leave(2), 800)
    assert table.table.frozen_at == -1
    assert table.turn == 0


def test_s_28_who_is_put_out_need_not_agree() -> None:
    table = Tabletop("7H | 4S JD 3D | 10C 6H 3S", "slapjack")
    table.flip(0, 1)
    table.do(a.Disrupt(0), 600)
    table.do(a.Resume(1), 700)
    table.do(a.Resume(2), 700)
    table.do(a.Accuse(1, 0), 800)
    table.do(a.Accuse(2, 0), 900)
    assert table.out == [0]
    assert table.table.frozen_at == -1
    assert table.table.stood == 300


def test_s_29_a_disruption_costs_nothing() -> None:
    table = jack()
    counts = table.table.counts
    table.do(a.Disrupt(0))
    table.resume_all()
    assert table.table.counts == counts
    assert table.of(e.Paid) == []


def test_s_29_interference_costs_one_penalty_when_all_others_agree() -> None:
    table = jack()
    table.do(a.Accuse(0, 2))
    assert table.table.counts == (1, 1, 2)
    with pytest.raises(NoSuchSeat, match="another seat"):
        table.do(a.Accuse(2, 2))
    table.do(a.Accuse(0, 2))
    assert table.table.counts == (1, 1, 2), "the same voice twice is one voice"
    table.do(a.Accuse(1, 2))
    assert table.table.counts == (1, 2, 1)
    assert table.of(e.Paid)[0].why == "interference"
    assert table.table.votes == ()


def test_s_29_interference_may_be_called_while_play_stands_still() -> None:
    table = jack()
    table.do(a.Disrupt(0), 600)
    table.do(a.Accuse(0, 2), 700)
    table.do(a.Accuse(1, 2), 800)
    assert table.of(e.Paid)[0].at == 600
    assert table.table.frozen_at == 600


@pytest.mark.parametrize("flipper", [0, 1])
def test_s_30_nobody_may_look_before_the_rest(flipper: int) -> None:
    """A card goes out to a far seat first, so that it is there when the near one gets it.

    Its flipper is sent nothing sooner, and what it sent tells no card.
    """
    rtts = {1: 20, 2: 300, 3: 120}
    room = Room("slapjack", ("Ann", "Ben", "Eve"), (), rtts=rtts).begin()
    room.rig("7D 2C", "9H 3S", "8C 5S", first=flipper)
    out = room.flip(flipper)
    messages = [output for output in out if isinstance(output, Send)]
    sends = [send for send in messages if isinstance(send.message, m.Happened)]
    assert sorted(send.conn for send in sends) == [1, 2, 3]
    seen = {max(send.at, room.now) + rtts[send.conn] // 2 for send in sends}
    assert seen == {room.now + 150}
    assert len({msgspec.json.encode(send.message) for send in sends}) == 1
    others = [send for send in messages if send not in sends]
    card = room.table.pile[-1]
    assert all(f'"cards":[{card}]' not in str(msgspec.json.encode(send)) for send in others)


def test_s_31_a_beat_holds_when_most_others_agree() -> None:
    table = Tabletop("7H 2C | 4S JD | 10C 6H | 5S 3C | 8S QC", "slapjack")
    table.do(a.Beat(0, 1, 400))
    table.do(a.Beat(2, 1, 400))
    assert table.table.beats == (0, 0, 0, 0, 0), "two of four others are not most"
    table.do(a.Beat(3, 1, 300))
    assert table.table.beats == (0, 0, 0, 0, 0), "another length is another wish"
    table.do(a.Beat(3, 1, 400))
    assert table.table.beats == (0, 400, 0, 0, 0)
    assert table.table.votes == ()
    for seat in (0, 2, 3):
        table.do(a.Beat(seat, 1, 0))
    assert table.table.beats == (0, 0, 0, 0, 0), "it is lifted likewise"


def test_s_31_slaps_inside_the_beat_are_void() -> None:
    table = Tabletop("7H 2C 3C | JS JD 3D | JC 6H 3S", "slapjack")
    table.agree_beat(1, 400, at=0)
    table.flip(0, at=1000)
    table.flip(1, at=2000)
    assert table.slap(0, at=2399) == {0: "void"}
    assert table.slap(1, at=2399) == {1: "void"}
    assert table.slap(0, at=2400) == {0: "won"}
    assert table.of(e.Paid) == []


def test_s_31_only_after_that_seats_own_flips() -> None:
    table = Tabletop("7H 2C 3C | JS JD 3D | JC 6H 3S", "slapjack")
    table.agree_beat(1, 400, at=0)
    table.flip(0, 1, 2)
    assert table.slap(0, at=table.time + 1) == {0: "won"}


def test_s_31_a_beat_has_sense() -> None:
    table = Tabletop(HANDS, "slapjack")
    for ms in (-1, 5001):
        with pytest.raises(NotAgreed, match="0 to 5000 ms"):
            table.do(a.Beat(0, 1, ms))
    for seat in (-1, 0, 3):
        with pytest.raises(NoSuchSeat):
            table.do(a.Beat(0, seat, 100))


def test_s_32_a_fumble_loses_the_extra_card_to_the_pile() -> None:
    table = Tabletop(HANDS, "slapjack")
    table.do(a.Drop(0, 2))
    assert (table.pile, table.hands) == ("7H 2C", "3C | 4S JD 3D | 10C 6H 3S")
    assert table.turn == 1
    assert table.table.flips == 2


def test_s_33_a_dropped_card_is_played_also_as_a_jack() -> None:
    table = Tabletop("7H JC 3C | 4S JD 3D", "slapjack")
    table.do(a.Drop(0, 2))
    assert table.slap(1) == {1: "won"}
    covered = Tabletop("JC 7H 3C | 4S JD 3D", "slapjack")
    covered.do(a.Drop(0, 2))
    assert covered.slap(1) == {1: "bad"}


def test_s_33_no_more_fall_than_there_are() -> None:
    table = Tabletop("7H 2C | 4S JD 3D", "slapjack")
    table.do(a.Drop(0, 9))
    assert table.pile == "7H 2C"
    with pytest.raises(ImpossibleMove, match="at least one card"):
        table.do(a.Drop(1, 0))
