"""Acts at the table, event by event."""

from firsthand import actions as a
from firsthand import events as e
from firsthand.law.types import Duel
from tests.tabletop import Tabletop

HANDS = "7H 2C 3C | 4S JD 3D | 10C 6H 3S"


def test_a_gesture_is_told() -> None:
    table = Tabletop(HANDS, options={"slap.gesture": "salute"})
    assert table.do(a.Gesture(1), 50) == (e.Gestured(at=50, seat=1),)
    assert table.table.gestured == (False, True, False)


def test_a_knocked_pile_is_told_step_by_step() -> None:
    table = Tabletop(HANDS)
    table.flip(0, at=100)
    assert table.do(a.Disrupt(1), 150) == (e.Disrupted(at=150, seat=1),)
    assert table.do(a.Resume(0), 200) == (e.Readied(at=150, seat=0),)
    assert table.do(a.Resume(0), 210) == (e.Readied(at=150, seat=0),), "said twice"
    assert table.do(a.Resume(2), 300) == (e.Readied(at=150, seat=2),)
    assert table.table.ready == (True, False, True)
    assert table.do(a.Resume(1), 450) == (e.Readied(at=150, seat=1), e.Resumed(at=150, stood=300))
    assert table.table.ready == (False, False, False)
    (flipped,) = table.do(a.Flip(1), 500)
    assert flipped.at == 200, "a disrupted table stands still"


def test_a_second_disruption_adds_to_the_first() -> None:
    table = Tabletop(HANDS)
    for start in (100, 500):
        table.do(a.Disrupt(1), start)
        table.resume_all(start + 100)
    assert table.table.stood == 200
    assert [event.at for event in table.of(e.Disrupted)] == [100, 400]
    assert [event.stood for event in table.of(e.Resumed)] == [100, 100]


def test_a_beat_is_asked_for_and_set() -> None:
    table = Tabletop(HANDS)
    voted = e.Voted(at=10, kind="beat", by=0, seat=1, ms=400)
    assert table.do(a.Beat(0, 1, 400), 10) == (voted,)
    assert [(vote.by, vote.seat, vote.ms) for vote in table.table.votes] == [(0, 1, 400)]
    assert table.do(a.Beat(2, 1, 400), 20) == (
        e.Voted(at=20, kind="beat", by=2, seat=1, ms=400),
        e.BeatSet(at=20, seat=1, ms=400),
        e.VotesCleared(at=20, kind="beat", seat=1),
    )


def test_whoever_asks_again_has_changed_the_mind() -> None:
    table = Tabletop(HANDS)
    table.do(a.Beat(0, 1, 400))
    table.do(a.Beat(0, 1, 500))
    assert [vote.ms for vote in table.table.votes] == [500]
    table.do(a.Accuse(0, 1))
    table.do(a.Beat(0, 2, 500))
    assert len(table.table.votes) == 3


def test_votes_about_others_stay_when_some_are_done() -> None:
    table = Tabletop(HANDS)
    table.do(a.Beat(0, 2, 400))
    table.do(a.Accuse(0, 1))
    table.do(a.Beat(2, 1, 300))
    table.do(a.Beat(0, 1, 300))
    assert [(vote.kind, vote.seat) for vote in table.table.votes] == [
        ("beat", 2), ("interference", 1),
    ]  # fmt: skip


def test_the_vote_of_a_seat_that_has_left_counts_no_more() -> None:
    table = Tabletop("7H 2C | 4S JD | 10C 6H | 8H 9H")
    table.do(a.Accuse(0, 3))
    table.do(a.Leave(0))
    table.do(a.Accuse(1, 3))
    assert table.of(e.Paid) == []
    table.do(a.Accuse(2, 3))
    assert len(table.of(e.Paid)) == 1


def test_interference_is_paid_in_the_same_breath() -> None:
    table = Tabletop("7H 2C 3C | 4S JD 3D")
    assert table.do(a.Accuse(1, 0), 30) == (
        e.Voted(at=30, kind="interference", by=1, seat=0),
        e.VotesCleared(at=30, kind="interference", seat=0),
        e.Paid(at=30, seat=0, to=-1, why="interference", duel=Duel(0, -1, 0, 0)),
    )


def test_leaving_is_told() -> None:
    table = Tabletop(HANDS)
    assert table.do(a.Leave(0), 30) == (
        e.SeatOut(at=30, seat=0, why="left", duel=Duel(1, -1, 0, 0), surrendered=3),
    )


def test_when_a_seat_leaves_the_votes_of_the_others_may_be_enough() -> None:
    table = Tabletop("7H 2C | 4S JD | 10C 6H | 8H 9H")
    table.do(a.Accuse(1, 3))
    table.do(a.Accuse(2, 3))
    table.do(a.Beat(1, 2, 400))
    table.do(a.Beat(2, 0, 300))
    events = table.do(a.Leave(0), 530)
    assert [type(event).__name__ for event in events] == [
        "SeatOut", "VotesCleared", "Paid",
    ]  # fmt: skip
    events = table.do(a.Leave(3), 540)
    assert [type(event).__name__ for event in events] == ["SeatOut", "BeatSet", "VotesCleared"]
