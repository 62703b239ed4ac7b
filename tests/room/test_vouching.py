"""Lines that nobody vouches for: whoever plays through a tunnel makes the table say so."""

from firsthand.room import Connected, Joined
from firsthand.room import messages as m
from tests.room.meeting import Meeting
from tests.room.table import BEN, one


def test_who_comes_through_a_tunnel_makes_the_table_say_so() -> None:
    meeting = Meeting(2)
    looks_on = Joined(meeting.now, 9, "key 9", (), "Zoe", vouched=False)
    assert one(meeting.put(looks_on), m.Seated, 9).vouched
    joined = Joined(meeting.now, 2, "key 2", (), "Ben", any_seat=True, vouched=False)
    assert not one(meeting.put(joined), m.Seated, 2).vouched


def test_who_comes_back_through_a_tunnel_makes_the_table_say_so() -> None:
    meeting = Meeting(2)
    meeting.come(BEN)
    assert meeting.room.vouched
    meeting.put(Connected(meeting.now, 7, "key 2", vouched=False))
    assert not meeting.room.vouched
