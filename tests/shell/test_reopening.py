"""A server that is started again: tables, their people, and tables that can't go on."""

import msgspec
import pytest

from firsthand.room import Acted
from firsthand.room.messages import Agree
from firsthand.sentences import say
from firsthand.shell.archive import Archive
from firsthand.shell.storage import Entry, Saved, Unreadable
from firsthand.shell.wire import Create, Flip, Found, Gone, Happened, Join, Leave, Peek, Seated
from tests.server.people import word
from tests.shell.pages import SOLO, Home, Page

TABLE = Create(rules="slapjack", seats=2, pace=700, name="Ann")


@pytest.fixture
async def home() -> Home:
    return Home()


def alone(home: Home) -> Page:
    """A page that was dealt cards against a bot."""
    page = home.page()
    page.say(msgspec.structs.replace(SOLO, rules="slapjack", seed="7"))
    page.deal()
    home.clock.pass_by(20_000)
    return page


def back(home: Home, page: Page) -> Page:
    """The same page at the next process."""
    again = home.page(greeted=False)
    again.hello(page.seated.key)
    return again


async def test_a_page_comes_back_to_the_same_card(home: Home) -> None:
    page = alone(home)
    again = back(home.started_again(), page)
    assert again.seated.code == page.seated.code
    assert again.seated.key == page.seated.key
    before, after = page.last(Happened), again.last(Happened)
    assert (after.table, after.k) == (before.table, before.k)
    assert after.number == before.number + len(before.events)


async def test_the_game_goes_on_to_its_end_over_many_processes(home: Home) -> None:
    page = alone(home)
    heard = []
    for _ in range(8):
        heard += [event for each in page.heard(Happened) for event in each.events]
        home = home.started_again()
        page = back(home, page)
        for _ in range(3):
            if page.last(Happened).table.turn == 0:
                page.say(Flip(0, page.last(Happened).k, 900))
            home.clock.pass_by(3_000)
    (actor,) = home.registry.actors.values()
    assert actor.room.live is not None
    heard += [event for each in page.heard(Happened) for event in each.events]
    assert list(actor.room.live.log) == heard
    assert len(heard) > 20


async def test_the_next_game_of_a_chosen_seed_follows_from_it_again(home: Home) -> None:
    page = alone(home)
    (actor,) = home.registry.actors.values()
    again = home.started_again()
    (other,) = again.registry.actors.values()
    assert other._chance.draw(2)[1] == actor._chance.draw(2)[1] is not None
    assert back(again, page).seated.chosen


async def test_two_people_come_back_and_others_find_the_table(home: Home) -> None:
    ann, ben = home.page(), home.page()
    ann.say(TABLE)
    ben.say(Join(ann.seated.code, "Ben"))
    again = home.started_again()
    page = back(again, ann)
    page.say(Peek(ann.seated.code))
    assert page.last(Found).host == "Ann"
    assert [seat.name for seat in back(again, ben).seated.seats] == ["Ann", "Ben"]


async def test_who_has_agreed_before_agrees_again(home: Home) -> None:
    page = home.page()
    page.say(TABLE)
    page.agree()
    assert page.seated.agreed == (True, False)
    again = back(home.started_again(), page)
    assert again.seated.agreed == (False, False)
    assert again.seated.deal == page.seated.deal
    assert isinstance(word(again.seated), Agree)


async def test_a_hash_that_was_read_in_the_storage_opens_nothing(home: Home) -> None:
    page = alone(home)
    again = home.started_again()
    (actor,) = again.registry.actors.values()
    thief = again.page(greeted=False)
    thief.hello(actor.room.seats[0].key)
    assert list(thief.heard(Seated)) == []
    assert page.seated.key not in repr(home.storage.load(page.seated.code))


async def test_a_table_that_is_over_is_not_opened_again(home: Home) -> None:
    page = home.page()
    page.say(TABLE)
    page.say(Leave(0))
    assert home.started_again().registry.actors == {}
    assert home.storage.codes() == ()


# ---- tables that can't go on ------------------------------------------------------------------


class Spoilt(Archive):
    """Keeps games, and reads them otherwise, or not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.mood = ""

    def load(self, code: str) -> Saved | None:
        if self.mood == "no room" and self.entries[code]:
            raise Unreadable(say("gone-unread"), (), 1)
        return super().load(code)

    def game(self, code: str, game: int) -> tuple[Entry, ...]:
        if self.mood in ("no room", "no game"):
            raise Unreadable(say("gone-unread"))
        entries = super().game(code, game)
        return tuple(map(otherwise, entries)) if self.mood == "otherwise" else entries


def otherwise(entry: Entry) -> Entry:
    """An action that comes to nothing in this version."""
    if not isinstance(entry, Acted):
        return entry
    return Acted(entry.game, msgspec.structs.replace(entry.entry, events=()))


async def at_two_tables(storage: Spoilt) -> tuple[Home, Page, Page]:
    """A page at a game, and one at a table where nothing was dealt."""
    home = Home(storage=storage)
    page, other = alone(home), home.page()
    other.say(TABLE)
    return home, page, other


async def test_a_game_that_is_decided_otherwise_is_no_more_and_its_record_is_offered() -> None:
    storage = Spoilt()
    home, page, other = await at_two_tables(storage)
    storage.mood = "otherwise"
    again = home.started_again()
    gone = back(again, page).last(Gone)
    assert gone.reason == say("gone-kept-record")
    assert gone.record == f"{page.seated.code}-1"
    assert again.registry.record(page.seated.code, 1) is not None
    assert again.registry.record(page.seated.code, 2) is None
    assert back(again, other).seated.yours == (0,), "other tables go on"


@pytest.mark.parametrize(("mood", "why"), [("no game", "gone-unread"), ("no room", "gone-sat")])
async def test_a_table_that_cannot_be_read_ends_no_other(mood: str, why: str) -> None:
    storage = Spoilt()
    home, page, other = await at_two_tables(storage)
    storage.mood = mood
    again = home.started_again()
    gone = back(again, page).last(Gone)
    assert gone.reason == say(why)
    assert gone.record == ""
    assert again.registry.record(page.seated.code, 1) is None
    assert back(again, other).seated.yours == (0,)
