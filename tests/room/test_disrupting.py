"""A knocked pile: who may say so, who is to agree, and what nobody gains by it (S-28)."""

import msgspec
import pytest

from firsthand.room import messages as m
from firsthand.rules import amended, preset
from tests.room.table import Table, act, events, kept, one, told
from tests.words import said

LIVE, DEAD = "8C 7S", "8C 9S"


def between_homes(pile: str = DEAD, *, flipped: bool = True) -> Table:
    """Ann, Ben and Eve sit at connections of their own."""
    table = Table(people=("Ann", "Ben", "Eve"), bots=()).begin()
    table.rig("7D 2C 3C 4C", "5H 3S KS 6S", "6H 3H KH 6C", pile=pile)
    if flipped:
        table.flip(0)
    return table


def disrupt(table: Table, seat: int, conn: int = 0) -> list[object]:
    return list(table.say(conn or seat + 1, m.Disrupt(seat)))


def refused(table: Table, seat: int) -> str:
    return one(table.say(seat + 1, m.Disrupt(seat)), m.Refused).kind


def stopped(table: Table) -> bool:
    return table.table.frozen_at >= 0


def rebuilt(table: Table) -> None:
    for seat in range(3):
        table.say(seat + 1, m.Resume(seat))


def test_between_homes_a_pile_is_knocked_when_a_second_seat_says_so() -> None:
    table = between_homes()
    table.pass_to(table.clock(5_000))
    out = table.say(1, m.Disrupt(0))
    assert one(out, m.Refused, 1).kind == "waiting"
    assert one(out, m.Seated, 2).disrupts == 0
    assert not stopped(table)
    out = table.say(2, m.Disrupt(1))
    assert one(out, m.Seated, 3).disrupts == -1
    table.pass_to(table.now + 150)
    assert stopped(table)


def test_at_a_table_of_two_the_other_is_to_agree_as_well() -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin()
    assert refused(table, 0) == "waiting"
    assert refused(table, 0) == "waiting", "nobody agrees with himself"
    disrupt(table, 1)
    assert stopped(table)


def test_with_bots_alone_and_round_one_screen_nobody_is_asked() -> None:
    solo = Table(bots=("steady", "steady")).begin()
    disrupt(solo, 0)
    assert stopped(solo)
    screen = Table(people=("Ann", "Ben"), bots=())
    screen.give_secret()
    screen.sit(1, 0, 1)
    for seat in range(2):
        screen.agree(1, seat)
    disrupt(screen, 1, conn=1)
    assert stopped(screen)


def test_two_seats_of_one_screen_are_one_voice_among_others() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=())
    table.give_secret()
    table.sit(1, 0, 1)
    table.sit(2, 2)
    for seat, conn in enumerate((1, 1, 2)):
        table.agree(conn, seat)
    disrupt(table, 0, conn=1)
    assert one(table.say(1, m.Disrupt(1)), m.Refused).kind == "waiting"
    assert not stopped(table)
    disrupt(table, 2, conn=2)
    assert stopped(table)


def test_a_seat_asks_once_a_pile_and_three_times_a_game() -> None:
    table = Table(bots=("steady",)).begin()
    for pile in range(3):
        at_pile(table, pile)
        disrupt(table, 0)
        assert stopped(table)
        assert refused(table, 0) == "frozen"
        table.say(1, m.Resume(0))
        assert refused(table, 0) == "once_a_pile"
    at_pile(table, 3)
    assert refused(table, 0) == "too_often"


def at_pile(table: Table, pile: int) -> None:
    """So many piles have been taken."""
    state = table.live.state
    after = msgspec.structs.replace(state.table, piles=pile)
    table.change(state=msgspec.structs.replace(state, table=after), intents=())


def test_a_request_lapses_after_fifteen_seconds_and_with_its_pile() -> None:
    table = between_homes()
    table.pass_to(table.clock(2_000))
    disrupt(table, 0)
    out = table.pass_to(table.now + 15_000)
    assert one(out, m.Seated, 2).disrupts == -1
    assert table.live.request is None
    live = between_homes(LIVE)
    disrupt(live, 0)
    live.slap(2, 300)
    live.pass_to(live.now + 500)
    assert live.table.piles == 1
    assert live.live.request is None


def test_play_goes_on_by_itself_after_fifteen_seconds() -> None:
    table = between_homes()
    table.pass_to(table.clock(5_000))
    for seat in (0, 1):
        disrupt(table, seat)
    table.pass_to(table.now + 100)
    assert stopped(table)
    table.pass_to(table.now + 15_000)
    assert not stopped(table)


def test_who_had_play_stopped_does_not_slap_the_pile_shown_again() -> None:
    table = between_homes(LIVE)
    table.pass_to(table.clock(5_000))
    for seat in (0, 1):
        disrupt(table, seat)
    table.pass_to(table.now + 100)
    rebuilt(table)
    assert one(table.slap(0, 150), m.Refused).kind == "stopped"
    table.slap(1, 300)
    assert one(table.pass_to(table.now + 200), m.RaceResult).winner == 1


def test_everyone_has_time_for_the_newest_card_before_play_stops() -> None:
    table = between_homes(LIVE)
    for seat in (0, 1):
        disrupt(table, seat)
    assert refused(table, 2) == "waiting"
    table.slap(2, 900)
    out = table.pass_to(table.now + 3_000)
    assert one(out, m.RaceResult).winner == 2
    assert one(out, m.Refused, 1).kind == "pile_won"
    assert not stopped(table)


@pytest.mark.parametrize("pile", [LIVE, DEAD])
def test_when_play_stops_does_not_tell_what_may_be_slapped(pile: str) -> None:
    table = between_homes(pile)
    for seat in (0, 1):
        disrupt(table, seat)
    while not stopped(table):
        assert table.alarm is not None
        table.pass_to(table.alarm)
    assert table.live.played(table.now) == 1_591


def test_a_false_hand_that_came_too_late_for_a_knocked_pile_costs_nothing() -> None:
    table = between_homes()
    for seat in (0, 1):
        disrupt(table, seat)
    out = table.slap(2, 1_570)
    out += table.pass_to(table.now + 100)
    assert said(one(out, m.RaceResult).why) == "It did not count: the pile was being rebuilt."
    assert table.table.counts == (3, 4, 4)


def test_cards_that_turn_by_themselves_put_no_disruption_off_for_long() -> None:
    table = between_homes()
    for seat in (0, 1):
        disrupt(table, seat)
    newest = msgspec.structs.replace(table.live.newest, k=2, sent=60_000)
    table.change(reveals=(*table.live.reveals, newest))
    table.pass_to(table.clock(3_000))
    assert stopped(table)


# ---- votes and farewells wait too -----------------------------------------------------------


def test_a_beat_that_is_agreed_holds_from_the_next_card_on() -> None:
    table = between_homes(LIVE)
    table.say(2, m.Beat(1, 0, 900))
    assert events(table.say(3, m.Beat(2, 0, 900))) == []
    table.slap(2, 300)
    assert one(table.pass_to(table.now + 200), m.RaceResult).winner == 2
    assert table.table.beats == (0, 0, 0)
    table.pass_to(table.now + 1_000)
    assert events(table.flip(2, c=900)) == ["Voted", "BeatSet", "VotesCleared", "Flipped"]


def test_on_a_bare_table_a_beat_that_is_agreed_holds_at_once() -> None:
    table = between_homes(flipped=False)
    table.rig("7D 2C 3C 4C", "5H 3S KS 6S", "6H 3H KH 6C", pile="-")
    table.say(2, m.Beat(1, 0, 900))
    assert events(table.say(3, m.Beat(2, 0, 900)))[-1] == "VotesCleared"


@pytest.mark.parametrize(("what", "ms"), [("beat", 900), ("accuse", 0)])
def test_at_a_table_of_two_nobody_decides_alone_about_the_other(what: str, ms: int) -> None:
    table = Table(people=("Ann", "Ben"), bots=()).begin()
    for _ in range(2):
        refused = one(table.say(2, act(what, 1, 0, ms=ms)), m.Refused)
        assert (refused.kind, said(refused.reason)) == ("waiting", "Ann is to agree to that too.")
    assert table.table.beats == (0, 0)
    assert one(table.say(2, act(what, 1, 1, ms=ms)), m.Refused).kind == "no_such_seat"
    assert events(table.say(1, act(what, 0, 0, ms=ms)))[:1] == ["Voted"]
    assert one(table.say(1, act(what, 0, 0, ms=ms)), m.Refused).kind == "no_such_seat"


def test_two_screens_decide_about_a_third_without_it() -> None:
    table = between_homes()
    table.say(2, m.Accuse(1, 0))
    assert "Paid" in events(table.say(3, m.Accuse(2, 0)))


def test_what_the_rules_refuse_is_refused_at_once() -> None:
    table = between_homes()
    assert one(table.say(1, m.Beat(0, 0, 900)), m.Refused).kind == "no_such_seat"
    assert one(table.say(1, m.Accuse(0, 9)), m.Refused).kind == "no_such_seat"
    assert one(table.say(1, m.Resume(0)), m.Refused).kind == "not_frozen"


def test_an_accusation_that_all_share_is_paid_for_after_the_race() -> None:
    table = between_homes(LIVE)
    table.pass_to(table.clock(280))
    table.say(2, m.Accuse(1, 0))
    out = table.say(3, m.Accuse(2, 0))
    assert kept(out) == []
    out = table.slap(0, 300) + table.pass_to(table.now + 500)
    assert events(out)[-3:] == ["Voted", "VotesCleared", "Paid"]
    assert told(out, m.RaceResult)[0].winner == 0


def test_at_a_table_that_stands_still_who_leaves_is_out_at_once() -> None:
    table = between_homes()
    for seat in range(3):
        table.say(seat + 1, m.Pause(seat))
    table.pass_to(table.now + 2_000)
    assert table.live.paused
    table.say(3, m.Leave(2))
    assert table.table.out[2]


def test_a_pause_that_all_ask_for_twice_comes_once() -> None:
    table = between_homes()
    for seat in (0, 1, 2, 2):
        table.say(seat + 1, m.Pause(seat))
    assert len(table.live.postponed) == 1
    table.pass_to(table.now + 2_000)
    assert table.live.paused


def test_a_flip_out_of_turn_costs_nothing_once_the_turn_has_come() -> None:
    rules = amended(preset("ratscrew"), {"turn.out_of_turn": "burn"})
    table = Table(rules, ("Ann", "Ben", "Eve"), ()).begin()
    table.rig("7D 2C 3C 4C", "5H 3S KS 6S", "6H 3H KH 6C", pile=LIVE)
    table.flip(0)
    table.pass_to(table.clock(290))
    assert events(table.flip(2, c=280)) == []
    out = table.slap(2, 300) + table.pass_to(table.now + 500)
    assert events(out) == ["Slapped", "PileTaken"]
    assert table.table.turn == 2


def test_who_leaves_between_homes_does_so_after_the_race() -> None:
    table = between_homes(LIVE)
    table.slap(1, 300)
    out = table.say(3, m.Leave(2))
    assert said(one(out, m.Gone, 3).reason) == ""
    assert not table.table.out[2]
    out += table.pass_to(table.now + 600)
    assert told(out, m.RaceResult)[0].winner == 1
    assert table.table.out[2]
