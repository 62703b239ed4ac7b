"""Who keeps a table, whom it sends away, and how its people vote."""

import pytest

from firsthand.room import Connected, Joined, Output, Wake, WakeAt
from firsthand.room import messages as m
from firsthand.room.play.votes import voter, votes
from firsthand.room.seats.leaving import SENT_AWAY
from firsthand.sentences import text
from tests.room.meeting import Meeting
from tests.room.table import ANN, BEN, EVE, one, told
from tests.words import said

DAN = 4


def refused(out: list[Output]) -> str:
    return one(out, m.Refused).kind


def come(
    table: Meeting, conn: int, name: str, *, earlier_keys: tuple[str, ...] = ()
) -> list[Output]:
    """Somebody joins with a new key, whose page had other keys before."""
    given = Joined(table.now, conn, f"new {name} {conn}", (), name, True, earlier_keys)
    return table.put(given)


# ---- sent away ------------------------------------------------------------------------------


def test_who_was_sent_away_comes_back_neither_by_key_nor_by_name() -> None:
    table = Meeting()
    table.come(BEN)
    table.host("kick", 1)
    for name in ("bEN ", "\uff22\uff25\uff2e", "Ben\ufe0f"):
        assert refused(come(table, DAN, name)) == "barred"
    assert refused(come(table, DAN, "Somebody", earlier_keys=("key 2",))) == "barred"
    out = table.put(Joined(table.now, DAN, "k", earlier_keys=("key 2",)))
    assert refused(out) == "barred"
    assert one(table.put(Connected(table.now, BEN, "key 2")), m.Gone).reason == SENT_AWAY
    assert one(come(table, DAN, "Dan"), m.Seated, DAN).yours == (1,)


def test_a_nameless_guest_is_not_called_as_one_who_was_sent_away() -> None:
    table = Meeting()
    table.come(BEN, name="")
    called = table.room.seats[1].name
    table.host("kick", 1)
    table.come(EVE, name="")
    assert table.room.seats[1].name not in {"", called}


def test_who_was_voted_out_comes_back_neither() -> None:
    table = Meeting().full()
    table.close(EVE)
    for conn in (ANN, BEN):
        table.say(conn, m.VoteOut(conn - 1, 2))
    assert one(table.put(Connected(table.now, EVE, "key 3")), m.Gone).reason == SENT_AWAY
    assert table.room.barred == (("key 3", "eve"),)


def test_after_the_end_of_a_game_who_is_voted_out_goes_at_once() -> None:
    table = Meeting()
    table.propose("ratscrew end.flips=1")
    table.full()
    table.flip(table.table.turn)
    table.run(60_000)
    assert table.table.over
    table.say(ANN, m.VoteOut(0, 2))
    out = table.say(BEN, m.VoteOut(1, 2))
    assert "voted" in said(one(out, m.Gone, EVE).reason)
    assert table.room.seats[2].key == ""


def test_one_vote_sends_nobody_away_who_has_just_looked_elsewhere() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree_all()
    table.say(BEN, m.Visibility(hidden=True))
    table.say(ANN, m.VoteOut(0, 1))
    table.put(Wake(table.now + 3_000))
    assert table.room.seats[1].key == "key 2"
    table.put(Wake(table.now + table.room.away_ms))
    table.say(ANN, m.VoteOut(0, 1))
    table.put(Wake(table.now + 3_000))
    assert table.room.barred == (("key 2", "ben"),)


def test_votes_to_send_somebody_away_end_with_the_game() -> None:
    table = Meeting(3).full()
    table.say(EVE, m.VoteOut(2, 1))
    for conn in (EVE, ANN):
        table.say(conn, m.Leave(conn - 1))
    assert table.table.over
    assert len(table.room.seats[1].against) == 1
    table.give_secret()
    table.agree(BEN, 1)
    assert len(table.room.seats[1].against) == 0


# ---- votes ----------------------------------------------------------------------------------


def at_addresses(*addresses: str) -> Meeting:
    """A game of people whose pages come from these addresses."""
    table = Meeting(len(addresses))
    for conn, address in enumerate(addresses, 1):
        given = Joined(table.now, conn, f"key {conn}", (), f"P{conn}", any_seat=True)
        if conn == ANN:
            table.put(Connected(table.now, ANN, "key 1", address=address))
        else:
            table.put(Joined(table.now, conn, given.key, (), given.name, True, (), address))
    return table.agree_all()


@pytest.mark.parametrize(
    ("addresses", "count"),
    [(("a", "b", "b", "c"), 3), (("a", "a", "a", "a"), 4), (("", "", "", ""), 4)],
)
def test_seats_of_one_address_have_one_vote_unless_all_share_it(
    addresses: tuple[str, ...], count: int
) -> None:
    room = at_addresses(*addresses).room
    assert votes(room, (0, 1, 2, 3)) == count


def test_one_screen_is_one_vote() -> None:
    table = Meeting(3)
    table.put(Joined(table.now, BEN, "key 2", (1, 2)))
    assert voter(table.room, 1) == voter(table.room, 2)
    assert votes(table.room, (0, 1, 2)) == 2


def test_two_pages_of_one_address_send_nobody_away() -> None:
    table = at_addresses("a", "b", "b")
    for conn in (2, 3):
        assert told(table.say(conn, m.VoteOut(conn - 1, 0)), m.Gone) == []
    assert table.room.seats[0].conn == ANN
    fair = at_addresses("a", "b", "c")
    fair.say(2, m.VoteOut(1, 0))
    assert one(fair.say(3, m.VoteOut(2, 0)), m.Gone, ANN).reason


def test_two_pages_of_one_address_stop_no_play() -> None:
    table = at_addresses("a", "b", "b")
    table.say(2, m.Disrupt(1))
    assert refused(table.say(3, m.Disrupt(2))) == "waiting"
    table.say(1, m.Disrupt(0))
    assert table.room.live is not None
    assert table.room.live.request is None


def test_two_pages_of_one_address_set_no_beat() -> None:
    table = at_addresses("a", "b", "b")
    table.say(2, m.Beat(1, 0, 400))
    assert refused(table.say(3, m.Beat(2, 0, 400))) == "waiting"


# ---- the host is away -----------------------------------------------------------------------


def wakes(out: list[Output]) -> int | None:
    return next(output.at for output in out if isinstance(output, WakeAt))


def test_before_the_deal_the_table_passes_on_when_its_host_stays_away() -> None:
    table = Meeting()
    table.come(BEN)
    until = table.now + table.room.away_ms
    assert wakes(table.close(ANN)) == until
    assert told(table.put(Wake(until - 1)), m.Seated) == []
    assert one(table.put(Wake(until)), m.Seated, BEN).host == 1
    table.put(Connected(until + 1, ANN, "key 1"))
    assert table.room.host == 1


def test_a_host_who_is_back_in_time_keeps_the_table() -> None:
    table = Meeting()
    table.come(BEN)
    table.close(ANN)
    table.put(Connected(table.now + 10, ANN, "key 1"))
    assert wakes(table.put(Wake(table.now + table.room.away_ms))) is None
    assert table.room.host == 0


def test_a_hidden_host_is_away_too_and_who_is_away_is_passed_over() -> None:
    table = Meeting()
    table.come(BEN, EVE)
    table.close(BEN)
    table.say(ANN, m.Visibility(hidden=True))
    table.put(Wake(table.now + table.room.away_ms))
    assert table.room.host == 2


def test_nobody_else_there_leaves_the_table_with_its_host() -> None:
    table = Meeting()
    table.come(BEN)
    table.close(BEN)
    assert wakes(table.close(ANN)) is None
    out = table.put(Connected(table.now + 2 * table.room.away_ms, BEN, "key 2"))
    assert table.room.host == 1
    assert told(out, m.Seated, BEN)[-1].host == 1


def test_after_a_game_it_passes_on_too() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree_all()
    table.say(ANN, m.Leave(0))
    assert table.table.over
    table.put(Wake(table.now + table.room.away_ms))
    assert table.room.host == 1


# ---- dealing to those who are here ----------------------------------------------------------


def test_the_free_seats_go_and_those_who_agreed_are_dealt_to() -> None:
    table = Meeting(4)
    table.come(BEN)
    table.agree_all()
    assert table.room.live is None
    assert refused(table.say(BEN, m.DealNow(1))) == "not_host"
    table.host("deal")
    assert table.table.counts == (26, 26)


def test_nobody_is_dealt_to_who_has_not_agreed() -> None:
    table = Meeting(4)
    table.come(BEN)
    table.agree(ANN, 0)
    out = table.host("deal")
    assert said(one(out, m.Refused).reason) == "Ben must agree first."
    assert len(table.room.seats) == 4


def test_who_moves_up_is_asked_again() -> None:
    table = Meeting(4)
    table.come(BEN, EVE)
    table.agree_all()
    table.say(BEN, m.Leave(1))
    table.host("deal")
    assert [seat.name for seat in table.room.seats] == ["Ann", "Eve"]
    assert tuple(map(text, table.room.changed)) == ("The free seats are gone.",)
    assert not any(seat.agreed for seat in table.room.seats)


def test_too_few_are_told_how_many_there_must_be() -> None:
    table = Meeting(3)
    table.agree_all()
    assert refused(table.host("deal")) == "seats"


def test_who_went_away_before_the_deal_is_not_waited_for() -> None:
    table = Meeting(4)
    table.come(BEN, EVE)
    table.close(ANN)
    for conn in (BEN, EVE):
        table.agree(conn, conn - 1)
    table.put(Wake(table.now + table.room.away_ms))
    out = table.host("deal", seat=1)
    assert [seat.name for seat in table.room.seats] == ["Ben", "Eve"]
    assert table.room.seats[table.room.host].name == "Ben"
    assert tuple(map(text, one(out, m.Seated, EVE).changed)) == (
        "Ann was away and looks on.",
        "The free seats are gone.",
    )
    table.agree_all()
    assert table.table.counts == (26, 26)
    back = table.put(Connected(table.now, ANN, "key 1"))
    assert one(back, m.Seated, ANN).yours == ()
    assert one(back, m.Happened, ANN).table == table.table


def test_the_last_seats_that_are_taken_away_leave_the_others_agreed() -> None:
    table = Meeting(4)
    table.come(BEN, EVE)
    for conn in (ANN, BEN):
        table.agree(conn, conn - 1)
    table.say(EVE, m.Visibility(hidden=True))
    table.host("deal")
    assert table.table.counts == (26, 26)
    assert table.room.onlookers == ((EVE, "key 3"),)


def test_who_is_away_but_has_agreed_keeps_the_seat() -> None:
    table = Meeting(4)
    table.come(BEN, EVE)
    table.agree_all()
    table.say(EVE, m.Visibility(hidden=True))
    table.host("deal")
    assert len(table.table.counts) == 3
