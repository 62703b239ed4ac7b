"""The registry: who sits where, by what key, and for how long a table is kept."""

import asyncio

import msgspec
import pytest

from firsthand.errors import FirsthandError
from firsthand.room.messages import Kick, Pause
from firsthand.room.seats.joining import ONLOOKERS_MOST
from firsthand.sentences import say
from firsthand.shell import registry as registries
from firsthand.shell.limits import RATES, SHARES
from firsthand.shell.opening import Full, NoSuchTable
from firsthand.shell.registry import (
    CLEARED_MOST,
    ELSEWHERE,
    PATIENCE,
    SWEEP,
    UNTOUCHED,
    Registry,
)
from firsthand.shell.wire import Cleared, Create, Found, Gone, Join, Peek, Refused, Seated
from tests.shell.pages import SOLO, Home, Page
from tests.words import said

TABLE = Create(rules="ratscrew", seats=3, pace=700, name="Ann")


@pytest.fixture
async def home() -> Home:
    return Home()


def host(home: Home) -> tuple[Page, str]:
    """A page that has opened a table to others, and the table's code."""
    page = home.page()
    page.say(TABLE)
    return page, page.seated.code


async def test_a_code_is_found_however_it_is_written(home: Home) -> None:
    page, code = host(home)
    for written in (code, code.lower(), f" {code} "):
        page.say(Peek(written))
        found = page.last(Found)
        assert (found.code, found.host, found.began) == (code, "Ann", False)


@pytest.mark.parametrize(
    ("code", "named"), [("bbbb", "BBBB"), ("x" * 9, "with this code"), ("1234", "with this code")]
)
async def test_a_code_that_no_table_has_is_refused(home: Home, code: str, named: str) -> None:
    with pytest.raises(NoSuchTable, match=f"no table {named}: a code has four letters"):
        home.registry.peek(code)


async def test_several_people_sit_down_at_one_page_each_under_a_name_of_their_own(
    home: Home,
) -> None:
    page = home.page()
    page.say(msgspec.structs.replace(SOLO, seats=4, people=("Ann", "Ann", "")))
    seated = page.seated
    assert seated.yours == (0, 1, 2)
    assert [seat.name for seat in seated.seats] == ["Ann 2", "Ann", "Clover", "Pip"]
    assert [seat.kind for seat in seated.seats] == ["person", "person", "person", "bot"]


async def test_a_table_against_bots_is_open_to_nobody(home: Home) -> None:
    page = home.page()
    page.say(SOLO)
    with pytest.raises(NoSuchTable):
        home.registry.peek(page.seated.code)


async def test_a_guest_sits_down_and_cannot_sit_down_twice(home: Home) -> None:
    _, code = host(home)
    guest = home.page()
    guest.say(Join(code, "Ben"))
    assert guest.seated.yours == (1,)
    guest.say(Join(code, "Ben"))
    assert guest.last(Refused).kind == "seated"
    assert guest.seated.yours == (1,)


async def test_a_refused_join_keeps_the_seat(home: Home) -> None:
    _, code = host(home)
    guest = home.page()
    guest.say(SOLO)
    kept = guest.seated.code
    guest.say(Join(code, "x" * 99))
    assert guest.last(Refused).what == "join"
    assert kept in home.registry.actors


async def test_a_join_leaves_the_table_before(home: Home) -> None:
    _, code = host(home)
    guest = home.page()
    guest.say(SOLO)
    before = guest.seated.code
    guest.say(Join(code, "Ben"))
    await asyncio.sleep(0)
    assert guest.seated.code == code
    assert before not in home.registry.actors


async def test_who_opens_a_table_leaves_the_seat_at_another(home: Home) -> None:
    page, code = host(home)
    guest = home.page()
    guest.say(Join(code, "Ben"))
    guest.say(SOLO)
    assert [seat.name for seat in page.seated.seats][:2] == ["Ann", ""]


async def test_a_key_brings_its_holder_back_and_ends_the_other_window(home: Home) -> None:
    page, code = host(home)
    again = home.page(greeted=False)
    again.hello(page.seated.key)
    assert (again.seated.code, again.seated.yours) == (code, (0,))
    assert page.last(Gone).reason == ELSEWHERE
    assert page.last(Gone).elsewhere
    page.say(Pause(0))
    assert page.last(Refused).kind == "no_table"


async def test_a_key_that_opens_nothing_is_told_why(home: Home) -> None:
    page = home.page(greeted=False)
    page.hello("no key")
    assert page.last(Gone).reason == say("gone-sat")
    other, code = host(home)
    guest = home.page()
    guest.say(Join(code, "Ben"))
    key = guest.seated.key
    other.say(Kick(0, 1))
    assert list(guest.heard(Gone))
    back = home.page(greeted=False)
    back.hello(key)
    assert back.last(Gone) == home.registry.why_lost(key) != page.last(Gone)


async def test_rooms_are_kept_for_as_long_as_somebody_may_come_back(home: Home) -> None:
    home.registry.start()
    page, code = host(home)
    guest = home.page()
    guest.say(Join(code, "Ben"))
    assert home.registry.busy()
    page.end()
    guest.end()
    assert not home.registry.busy()
    home.clock.pass_by(PATIENCE)
    assert code in home.registry.actors
    home.clock.pass_by(SWEEP)
    assert code not in home.registry.actors
    late = home.page()
    late.say(Peek(code))
    assert late.last(Cleared).ago == PATIENCE + SWEEP
    home.registry.stop()


async def test_a_table_that_nobody_joined_or_dealt_goes_a_minute_after_its_last_page(
    home: Home,
) -> None:
    home.registry.start()
    page, code = host(home)
    home.clock.pass_by(PATIENCE)
    page.end()
    home.clock.pass_by(UNTOUCHED)
    assert code in home.registry.actors
    home.clock.pass_by(SWEEP)
    assert code not in home.registry.actors
    home.registry.stop()


async def test_one_address_opens_only_so_many_tables_and_others_may_go_on(home: Home) -> None:
    greedy = "198.51.100.7"
    burst = RATES["openings"].burst
    pages = [home.page() for _ in range(burst + 1)]
    for page in pages:
        page.connection.address = greedy
        page.say(SOLO)
    page = pages[-1]
    assert page.last(Refused).kind == "too_much"
    assert "try again in" in said(page.last(Refused).reason)
    assert len(home.registry.actors) == burst
    host(home)
    for _ in range(SHARES["tables"]):
        home.clock.pass_by(60_000)
        page.say(SOLO)
    assert len(home.registry.actors) == SHARES["tables"] + 1
    home.registry.stop()
    assert not home.registry.limits._held


async def test_wrong_codes_are_tried_ten_times_a_minute_and_right_ones_as_often_as_wished(
    home: Home,
) -> None:
    _, code = host(home)
    page = home.page()
    for _ in range(2 * RATES["codes"].burst):
        page.say(Peek(code))
    for _ in range(RATES["codes"].burst):
        page.say(Peek("ZZZZ"), Peek(code))
    assert len(list(page.heard(Found))) == 3 * RATES["codes"].burst - 1
    assert page.last(Refused).kind == "too_much"
    page.say(Join(code, "Ben"))
    assert page.last(Refused).what == "join"
    home.clock.pass_by(6_000)
    page.say(Join(code, "Ben"))
    assert page.seated.code == code


async def test_sixteen_look_on_at_a_table_and_one_of_them_is_cut_off_first(home: Home) -> None:
    page, code = host(home)
    assert not home.registry.shed()
    for _ in range(ONLOOKERS_MOST):
        home.page().say(Join(code, "", watch=True))
    late = home.page()
    late.say(Join(code, "", watch=True))
    assert late.last(Refused).kind == "onlookers"
    assert home.registry.limits.notes.total["onlookers"] == 1
    assert home.registry.shed()
    assert [page.transport.dropped for page in home.pages].count(True) == 1
    assert not page.transport.dropped
    for _ in range(3 * ONLOOKERS_MOST):
        home.pages[1].end()
        home.pages[1] = home.page()
        home.pages[1].say(Join(code, "", watch=True))
    assert len(home.registry.actors[code].room.onlookers) <= 2 * ONLOOKERS_MOST


async def test_stopping_drops_every_room(home: Home) -> None:
    home.registry.start()
    host(home)
    host(home)
    home.registry.stop()
    assert home.registry.actors == {}
    Registry(home.clock).stop()


async def test_there_are_only_so_many_tables(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "ROOMS_MOST", 1)
    first, _ = host(home)
    page = home.page()
    page.say(SOLO)
    assert page.last(Refused).kind == "full"
    assert issubclass(Full, FirsthandError)
    assert not list(page.heard(Seated))
    assert first.seated.code in home.registry.actors


async def test_only_so_many_tables_that_are_no_more_are_remembered(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert CLEARED_MOST == 500
    monkeypatch.setattr(registries, "CLEARED_MOST", 1)
    hosts = [host(home) for _ in range(2)]
    for page, _ in hosts:
        page.end()
    home.registry.sweep(home.clock.now() + PATIENCE + 1)
    codes = [code for _, code in hosts]
    assert isinstance(home.registry.peek(codes[1]), Cleared)
    with pytest.raises(NoSuchTable):
        home.registry.peek(codes[0])


async def test_a_code_is_drawn_again_until_it_is_free(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["BBBB", "BBBB", "CCCC"])
    monkeypatch.setattr(registries, "new_code", lambda: next(drawn))
    assert [host(home)[1] for _ in range(2)] == ["BBBB", "CCCC"]
