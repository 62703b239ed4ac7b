"""Pages whose clock is too coarse to measure a reaction: their hands count when they arrive."""

from math import inf

from firsthand.record import Evidence
from firsthand.record.evidence import read
from firsthand.room import Acted
from firsthand.room import messages as m
from tests.room.homes import homes, pong
from tests.room.table import Table, kept, one, told


def pressed(table: Table, seat: int, c: float | None, *, k: int = 1) -> m.RaceResult:
    """Let a hand fall at once, and return the verdict on it."""
    table.n += 1
    out = table.say(seat + 1, m.Slap(seat, k, c, table.n))
    return told(out + table.pass_to(table.now + 1_000), m.RaceResult)[-1]


def test_a_page_says_how_its_clock_steps_as_it_agrees_and_a_new_line_keeps_it() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    for seat, clock in enumerate((0.1, -5)):
        table.sit(seat + 1, seat)
        table.agree(seat + 1, seat, clock=clock)
    assert [seat.line.step for seat in table.room.seats] == [0.1, inf]
    table.close(1)
    table.back(9, "key 1")
    assert table.room.seats[0].line.step == 0.1


def near() -> Table:
    """Two people near the server; Ann has just turned a seven on a seven."""
    table = homes()
    for conn in (1, 2):
        pong(table, conn, 5, 1)
    table.pass_to(table.clock(table.live.newest.sent_to(0) + 300))
    return table


def test_an_untimed_hand_counts_when_it_arrives_and_is_kept_without_a_claim() -> None:
    table = near()
    (hand,) = pressed(table, 0, None).hands
    assert (hand.credited, hand.how, hand.claim, hand.verdict) == (300, "arrival", -1, "won")
    entry = kept(table.out)[-1]
    assert isinstance(entry, Acted)
    found = read(entry.entry.evidence)
    assert isinstance(found, Evidence)
    assert [one.claim for one in found.hands] == [-1]


def test_the_audit_learns_nothing_from_it() -> None:
    table = near()
    before = table.room.seats[0].line.audit
    pressed(table, 0, None)
    assert table.room.seats[0].line.audit == before
    other = near()
    pressed(other, 0, 290)
    assert other.room.seats[0].line.audit != before


def test_a_flip_without_a_time_counts_when_it_arrives_too() -> None:
    table = homes(pile="8C 9S")
    table.say(2, m.Flip(1, 1, None))
    assert table.live.wish is not None
    assert table.live.wish.claim == inf
    before = table.room.seats[1].line.audit
    table.pass_to(table.now + 3_000)
    assert (table.live.newest.k, table.room.seats[1].line.audit) == (2, before)


def test_a_time_that_is_none_is_refused_still() -> None:
    table = near()
    for n, c in enumerate((inf, -inf, float("nan")), 90):
        assert one(table.say(1, m.Slap(0, 1, c, n)), m.Refused).kind == "malformed"
