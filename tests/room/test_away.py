"""Players who are away: turns are flipped, seats are kept, others take over; votes."""

import msgspec
import pytest

from firsthand.room import messages as m
from tests.room.meeting import Meeting
from tests.room.table import ANN, BEN, EVE, events, one, told
from tests.words import said

AWAY = 30_000


def kept(away: m.Away = "bot") -> Meeting:
    """Three people at a table where one may be away for so long."""
    table = Meeting().full()
    table.room = msgspec.structs.replace(table.room, away=away, away_ms=AWAY)
    return table


def turn(table: Meeting) -> int:
    return table.table.turn


def to_ben(table: Meeting) -> None:
    """Let it be Ben's turn, with low cards all round."""
    table.rig("2D 4C 6H", "3H 5S 8D", "9C 10S 7H")
    table.flip(0)
    assert turn(table) == 1


# ---- turns ----------------------------------------------------------------------------------


def test_the_turn_of_who_is_away_is_flipped_after_the_pace() -> None:
    table = kept()
    to_ben(table)
    at = table.now
    out = table.close(BEN)
    assert not one(out, m.Seated, ANN).seats[1].here
    assert "Flipped" not in events(table.pass_to(at + 690))
    assert "Flipped" in events(table.pass_to(at + 1_600))
    assert turn(table) == 2


def test_who_is_back_in_time_flips_for_himself() -> None:
    table = kept()
    to_ben(table)
    table.close(BEN)
    table.pass_to(table.now + 300)
    out = table.back(7, "key 2")
    assert one(out, m.Seated, ANN).seats[1].here
    assert table.live.intents == ()
    assert events(table.pass_to(table.now + 5_000)) == []


def test_a_hidden_page_is_away_until_it_is_looked_at() -> None:
    table = kept()
    to_ben(table)
    out = table.say(BEN, m.Visibility(hidden=True))
    assert not one(out, m.Seated, ANN).seats[1].here
    since = table.room.seats[1].away_since
    table.pass_to(table.now + 100)
    table.close(BEN)
    assert table.room.seats[1].away_since == since
    table.back(7, "key 2")
    assert table.room.seats[1].away_since == -1
    table.say(7, m.Visibility(hidden=True))
    assert one(table.say(7, m.Visibility(hidden=False)), m.Seated, ANN).seats[1].here
    assert told(table.say(7, m.Visibility(hidden=False)), m.Seated) == []


def test_a_pile_that_is_owed_to_who_is_away_is_taken_for_him() -> None:
    table = kept()
    table.rig("2D 4C 6H", "JH 5S 8D", "9C 10S 7H")
    table.flip(0)
    table.flip(1)
    table.pass_to(table.now + 800)
    table.close(BEN)
    table.flip(2)
    assert "PileTaken" in events(table.pass_to(table.now + 6_000))


def test_while_nobody_looks_all_clocks_stand_still() -> None:
    table = kept()
    for conn in (ANN, BEN, EVE):
        table.close(conn)
    assert table.alarm is None
    table.pass_to(table.now + 10 * AWAY)
    table.back(8, "key 1")
    assert [seat.is_bot for seat in table.room.seats] == [False, True, True]


# ---- taking over ----------------------------------------------------------------------------


def test_a_bot_plays_for_who_stays_away_until_he_is_back() -> None:
    table = kept()
    table.close(ANN)
    table.pass_to(table.now + AWAY - 1)
    assert not table.room.seats[0].is_bot
    out = table.pass_to(table.now + 2)
    seated = one(out, m.Seated, BEN)
    note = seated.seats[0]
    assert (note.kind, note.temperament, note.here, note.name) == (
        "person",
        "matching",
        False,
        "Ann",
    )
    assert seated.host == 1
    assert one(table.back(8, "key 1"), m.Seated, 8).yours == (0,)
    assert not table.room.seats[0].is_bot


def test_a_bot_that_takes_over_helps_to_rebuild_a_knocked_pile() -> None:
    table = kept()
    table.close(BEN)
    table.pass_to(table.now + AWAY - 1_000)
    table.say(ANN, m.Disrupt(0))
    table.say(EVE, m.Disrupt(2))
    table.pass_to(table.now + 200)
    table.say(ANN, m.Resume(0))
    table.say(EVE, m.Resume(2))
    assert table.table.frozen_at >= 0
    assert "Resumed" in events(table.pass_to(table.now + 1_100))


def test_where_it_was_agreed_who_stays_away_folds() -> None:
    table = kept("fold")
    table.close(BEN)
    # Hands that may have come down before are waited for.
    out = table.pass_to(table.now + AWAY + 500)
    assert "SeatOut" in events(out)
    assert table.table.out == (False, True, False)
    assert one(table.back(7, "key 2"), m.Seated, 7).yours == (1,)


def test_where_it_was_agreed_all_wait() -> None:
    table = kept("wait")
    table.close(BEN)
    table.pass_to(table.now + 100 * AWAY)
    assert not table.room.seats[1].is_bot
    assert not table.table.out[1]


def test_the_host_stays_where_nobody_else_is_there() -> None:
    table = kept()
    table.close(BEN)
    table.close(EVE)
    table.pass_to(table.now + AWAY)
    table.close(ANN)
    table.back(9, "key 3")
    table.pass_to(table.now + AWAY)
    assert table.room.host == 2


# ---- votes ----------------------------------------------------------------------------------


def test_a_player_is_sent_away_by_most_of_the_others() -> None:
    table = kept()
    assert one(table.say(ANN, m.VoteOut(0, 1)), m.Seated, BEN).seats[1].against == (0,)
    out = table.say(EVE, m.VoteOut(2, 1))
    assert "voted" in said(one(out, m.Gone, BEN).reason)
    assert one(out, m.Seated, ANN).seats[1].kind == "bot"
    assert told(table.back(9, "key 2"), m.Gone, 9)


def test_a_vote_can_be_taken_back() -> None:
    table = kept()
    table.say(ANN, m.VoteOut(0, 1))
    assert one(table.say(ANN, m.Spare(0, 1)), m.Seated, BEN).seats[1].against == ()
    assert one(table.say(ANN, m.Spare(0, 1)), m.Refused).kind == "no_such_vote"
    table.say(EVE, m.VoteOut(2, 1))
    assert table.room.seats[1].conn == BEN


def test_one_vote_sends_nobody_away_who_is_there_but_one_who_is_not() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree_all()
    table.say(ANN, m.VoteOut(0, 1))
    assert table.room.seats[1].conn == BEN
    table.close(BEN)
    out = table.say(ANN, m.VoteOut(0, 1))
    assert table.room.seats[1].key == ""
    assert told(out, m.Gone) == []


def test_under_rules_that_fold_who_is_sent_away_is_out() -> None:
    table = kept("fold")
    table.say(ANN, m.VoteOut(0, 1))
    out = table.say(EVE, m.VoteOut(2, 1))
    assert "SeatOut" in events(out)
    assert len(told(out, m.Gone, BEN)) == 1


def test_a_bot_that_stands_in_goes_on_for_who_is_sent_away() -> None:
    table = kept()
    table.close(BEN)
    table.pass_to(table.now + AWAY)
    table.say(ANN, m.VoteOut(0, 1))
    table.say(EVE, m.VoteOut(2, 1))
    table.pass_to(table.now + 500)
    assert table.room.seats[1].is_bot
    assert table.room.seats[1].key == ""


@pytest.mark.parametrize("target", [-1, 0, 9])
def test_only_another_player_can_be_sent_away(target: int) -> None:
    table = kept()
    kind = one(table.say(ANN, m.VoteOut(0, target)), m.Refused).kind
    assert kind == "no_such_seat"
    assert one(table.say(ANN, m.Spare(0, target)), m.Refused).kind == "no_such_vote"


def test_before_the_deal_there_are_no_votes() -> None:
    table = Meeting()
    table.come(BEN)
    assert one(table.say(ANN, m.VoteOut(0, 1)), m.Refused).kind == "not_dealt"
