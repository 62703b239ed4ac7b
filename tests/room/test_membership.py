"""Sitting down, pausing, leaving, coming back: and every refusal reaches the one who asked."""

import pytest

from firsthand.room import Joined, Output
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.seats.returning import EventsMissed, NoSuchKey, UpToDate, WholeTable, answer
from firsthand.sentences import say
from tests.room.table import Table, events, one, told
from tests.words import said

# ---- sitting down ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "kind"), [((1,), "no_such_seat"), ((7,), "no_such_seat"), ((-1,), "no_such_seat")]
)
def test_only_seats_for_people_can_be_taken(seats: tuple[int, ...], kind: str) -> None:
    assert one(Table().sit(1, *seats), m.Refused).kind == kind


def test_nobody_takes_the_seat_of_another() -> None:
    table = Table()
    table.sit(1, 0)
    reason = say("refusal-taken", name="Ann")
    assert one(table.sit(2, 0), m.Refused, 2) == m.Refused("join", "taken", reason)


def test_several_people_at_one_screen_share_a_connection() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    assert one(table.sit(1, 0, 1, name="All"), m.Seated).yours == (0, 1)
    assert [seat.name for seat in table.room.seats] == ["Ann", "Ben"]


def test_a_name_is_taken_over_and_a_bad_one_refused() -> None:
    table = Table()
    assert one(table.sit(1, 0, name="\u202eevil"), m.Refused).kind == "bad_name"
    assert one(table.sit(1, 0, name=" Zoë "), m.Seated).seats[0].name == "Zoë"


def test_seats_are_described() -> None:
    seated = one(Table().sit(1, 0), m.Seated)
    assert seated.seats == (m.SeatView("Ann", "person"), m.SeatView("Pip", "bot", "steady"))
    assert (seated.code, seated.pace, seated.game, seated.score) == ("QXYZ", 700, 1, (0, 0))


def test_an_onlooker_sees_the_table_and_all_that_happens_but_has_no_seat() -> None:
    table = Table().begin()
    out = table.sit(9)
    assert one(out, m.Seated).yours == ()
    assert one(out, m.Happened).table == table.table
    assert told(out, m.Message, 1) == []
    table.rig("7D 2C", "9H 3S")
    assert one(table.flip(0), m.Happened, 9).k == 1
    assert one(table.say(9, m.Flip(0, 1, 300)), m.Refused, 9).kind == "not_your_seat"


# ---- refusals -------------------------------------------------------------------------------


def refused(out: list[Output]) -> tuple[str, str]:
    note = one(out, m.Refused)
    return note.what, note.kind


def test_a_message_for_another_seat_is_refused_and_the_game_goes_on() -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin().rig("7D 2C", "9H 3S")
    out = table.say(2, m.Flip(0, 0, 10))
    reason = say("refusal-not-yours", name="Ann")
    assert one(out, m.Refused) == m.Refused("flip", "not_your_seat", reason)
    assert told(out, m.Message, 1) == []
    assert events(table.flip(0)) == ["Flipped"]


def test_a_seat_that_does_not_exist_is_refused() -> None:
    table = Table().begin()
    reason = "There is no seat 5 here: seats are 0 to 1."
    assert said(one(table.say(1, m.Slap(5, 0, 300, 1)), m.Refused).reason) == reason
    assert refused(table.say(1, m.Slap(-1, 0, 300, 1))) == ("slap", "no_such_seat")


def test_before_the_deal_nothing_can_be_played() -> None:
    table = Table()
    table.sit(1, 0)
    assert refused(table.say(1, m.Slap(0, 0, 300, 1))) == ("slap", "no_game")
    assert refused(table.say(1, m.Pause(0))) == ("pause", "no_game")
    assert refused(table.say(1, m.GoOn(0))) == ("go_on", "no_game")
    assert told(table.say(1, m.Watermark(0, 1, 300)), m.Refused) == []


def test_acts_at_the_table_reach_the_rules() -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin()
    table.say(1, m.Beat(0, 1, 400))
    agreed = table.say(2, m.Beat(1, 1, 400))
    assert events(agreed) == ["Voted", "BeatSet", "VotesCleared"]
    table.say(1, m.Accuse(0, 1))
    assert events(table.say(2, m.Accuse(1, 1)))[:2] == ["Voted", "VotesCleared"]
    assert refused(table.say(1, m.Accuse(0, 0))) == ("accuse", "no_such_seat")
    assert refused(table.say(1, m.Resume(0))) == ("resume", "not_frozen")


def test_after_the_game_nothing_can_be_played() -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin()
    table.say(2, m.Leave(1))
    assert table.table.over
    assert refused(table.say(1, m.Slap(0, 0, 300, 1))) == ("slap", "game_over")


# ---- pausing --------------------------------------------------------------------------------


def test_alone_with_bots_a_pause_comes_at_once_and_all_clocks_stand_still() -> None:
    deals = (Table(bots=("steady", "sharp"), seed=seed).begin() for seed in range(20))
    table = next(table for table in deals if table.live.intents)
    table.pass_to(table.now + 300)
    played = table.live.played(table.now)
    before = table.live.intents
    assert one(table.say(1, m.Pause(0)), m.Happened).paused
    assert table.alarm is None
    table.pass_to(table.now + 3_600_000)
    assert table.live.played(table.now) == played
    assert not one(table.say(1, m.GoOn(0)), m.Happened).paused
    assert table.live.played(table.now) == played
    assert table.live.intents == before
    assert table.alarm == table.clock(min(intent.at for intent in before))


def test_a_pause_needs_all_people() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=()).begin()
    out = table.say(1, m.Pause(0))
    reason = say("refusal-pause-needs", names=("Ben", "Eve"))
    assert one(out, m.Refused) == m.Refused("pause", "waiting", reason)
    table.close(3)
    assert one(table.say(2, m.Pause(1)), m.Happened, 1).paused


def test_while_paused_nothing_is_played() -> None:
    table = Table().begin()
    table.say(1, m.Pause(0))
    for message in (m.Slap(0, 0, 300, 1), m.Flip(0, 0, 9), m.Pause(0)):
        assert one(table.say(1, message), m.Refused).kind == "paused"


def test_a_game_that_goes_on_can_not_be_gone_on_with() -> None:
    assert refused(Table().begin().say(1, m.GoOn(0))) == ("go_on", "not_paused")


# ---- leaving --------------------------------------------------------------------------------


def test_a_room_closes_with_its_last_person() -> None:
    table = Table().begin()
    assert said(one(table.say(1, m.Leave(0)), m.Gone, 1).reason) == ""
    assert table.room.closed
    assert not table.room.wants_secret


def test_who_leaves_is_out_and_the_others_play_on() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=()).begin()
    out = table.say(2, m.Leave(1))
    assert one(out, m.Happened, 1).table.out == (False, True, False)
    assert not table.room.closed
    assert said(one(out, m.Gone).reason) == ""
    assert said(one(table.back(5, "key 2"), m.Gone, 5).reason) == "This table is no more."
    assert refused(table.sit(6, 1)) == ("join", "no_such_seat")


def test_of_two_at_one_screen_one_may_leave() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=())
    table.give_secret()
    table.sit(1, 0, 1)
    table.sit(3, 2)
    out = table.say(1, m.Leave(1))
    assert told(out, m.Gone) == []
    assert one(out, m.Seated, 1).yours == (0,)


def test_a_bot_takes_the_seat_of_who_leaves_before_the_deal() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    table.sit(1, 0)
    table.sit(2, 1)
    table.agree(1, 0)
    out = table.say(2, m.Leave(1))
    seated = one(out, m.Seated)
    assert seated.seats[1] == m.SeatView("Pip", "bot", "matching")
    assert seated.agreed == (False, False)
    assert one(table.agree(1, 0), m.Happened).table.seats == 2


def test_everybody_sees_that_a_person_has_left() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=("steady",)).begin()
    seats = one(table.say(2, m.Leave(1)), m.Seated, 1).seats
    assert seats[1] == m.SeatView("Ben", "left", here=False)
    assert [seat.kind for seat in seats] == ["person", "left", "person", "bot"]


def test_leaving_after_the_game_or_when_out_changes_nothing_in_it() -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin()
    table.say(2, m.Leave(1))
    before = table.table
    table.say(1, m.Leave(0))
    assert table.table == before
    assert table.room.closed


# ---- going and coming back ------------------------------------------------------------------


def test_while_nobody_is_there_the_clocks_stand_still() -> None:
    table = Table().begin().rig("7D 2C", "9H 3S", first=1)
    table.close(1)
    assert table.alarm is None
    before = table.live.played(table.now)
    table.pass_to(table.now + 60_000)
    table.back(2, "key 1")
    assert table.live.played(table.now) == before
    assert table.alarm is not None


def test_while_nobody_looks_the_clocks_stand_still() -> None:
    table = Table(people=("Ann", "Ben")).begin().rig("7D 2C", "4C 5D", "9H 3S", first=2)
    alarms = []
    for conn, hidden in ((1, True), (2, True), (1, False)):
        table.say(conn, m.Visibility(hidden))
        alarms.append(table.alarm is not None)
    assert alarms == [True, False, True]


def test_a_pause_outlasts_a_reload() -> None:
    table = Table().begin()
    table.say(1, m.Pause(0))
    table.close(1)
    assert one(table.back(2, "key 1"), m.Happened).paused
    assert table.alarm is None


def test_who_comes_back_has_the_seat_and_the_whole_table() -> None:
    table = Table().begin().rig("7D 2C", "9H 3S")
    table.flip(0)
    table.close(1)
    out = table.back(4, "key 1")
    assert one(out, m.Seated, 4).yours == (0,)
    happened = one(out, m.Happened, 4)
    assert (happened.events, happened.table) == ((), table.table)
    assert happened.number == len(table.live.log)
    assert table.room.seats[0].conn == 4


def test_who_comes_back_before_the_deal_is_seated() -> None:
    table = Table()
    table.sit(1, 0)
    out = table.back(4, "key 1")
    assert one(out, m.Seated).yours == (0,)
    assert told(out, m.Happened) == []


def test_who_missed_events_gets_them() -> None:
    table = Table().begin().rig("7D 2C", "9H 3S")
    seen = len(table.live.log)
    table.flip(0)
    happened = one(table.back(4, "key 1", seen), m.Happened)
    assert (happened.number, happened.events) == (seen, table.live.log[seen:])


def test_who_comes_back_after_the_end_learns_what_was_sealed() -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin()
    table.say(2, m.Leave(1))
    assert one(table.back(4, "key 1"), m.Revealed).commitment == table.live.header.commitment


def test_an_onlooker_can_come_back_too() -> None:
    table = Table().begin()
    table.sit(9)
    table.close(9)
    assert one(table.back(10, "key 9"), m.Seated, 10).yours == ()
    assert 10 in StepBuilder(table.room, table.now).conns()
    assert 9 not in StepBuilder(table.room, table.now).conns()


def test_an_unknown_key_opens_nothing() -> None:
    for key in ("", "key 9"):
        assert said(one(Table().begin().back(4, key), m.Gone, 4).reason) == "This table is no more."


@pytest.mark.parametrize("seen", [-1, 99, 0, 1])
def test_coming_back_has_four_answers(seen: int) -> None:
    table = Table().begin()
    builder = StepBuilder(table.room, table.now)
    expected = {
        -1: WholeTable(),
        99: WholeTable(),
        0: EventsMissed(0, table.live.log),
        1: UpToDate(),
    }
    assert answer(builder, "key 1", seen, 1) == expected[seen]
    assert answer(builder, "key 7", seen, 1) == NoSuchKey()
    assert answer(builder, "key 1", seen, 2) == WholeTable()


def test_a_game_can_be_joined_at_any_time() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    table.sit(1, 0)
    table.agree(1, 0)
    assert not table.dealt
    table.put(Joined(table.now, 2, "key 2", (1,)))
    table.agree(2, 1)
    assert table.dealt
