"""A table that is opened, and what somebody with its code sees of it."""

import pytest

from firsthand.shell.catalogue import Catalogue
from firsthand.shell.opening import GUEST, description, new_room
from firsthand.shell.wire import Create, Open
from tests.server.people import CHOICE

SET_UP = Catalogue(CHOICE).set_up


def test_people_sit_before_bots_and_free_seats_come_last() -> None:
    wish = Open("ratscrew", 4, ("steady",), 700, people=("Ann", "Ben"))
    room = new_room(SET_UP(wish), "BCDF", vouched=True)
    assert [seat.name for seat in room.seats[:2]] == ["Ann", "Ben"]
    assert [seat.temperament for seat in room.seats] == ["", "", "steady", "steady"]
    table = description(new_room(SET_UP(Create("ratscrew", 3, 700, "Ann")), "BCDF", vouched=True))
    assert [seat.kind for seat in table.seats] == ["free", "free", "free"]
    assert (table.code, table.host, table.began) == ("BCDF", "Ann", False)
    assert table.name not in {"", "Ann"}


@pytest.mark.parametrize("vouched", [True, False])
def test_who_gave_no_name_is_a_guest(*, vouched: bool) -> None:
    room = new_room(SET_UP(Create("ratscrew", 2, 700)), "BCDF", vouched=vouched)
    assert (room.seats[0].name, room.vouched, room.open) == (GUEST, vouched, True)
