"""Lines of people far apart: what is measured, when a card is shown, and whom a race waits for."""

import msgspec
import pytest

from firsthand.judge import TcpInfo
from firsthand.room import Output, Sent
from firsthand.room import messages as m
from tests.room.homes import DEAD, FAR, LIVE, NEAR, RTTS, arrive, homes, planned, pong
from tests.room.table import EVE, START, Table, one, told
from tests.words import said

# ---- behind a proxy -------------------------------------------------------------------------


def behind_proxy() -> Table:
    """Ann is near, and Ben's answers come 300 ms late; nobody vouches for either line."""
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS)
    table.room = msgspec.structs.replace(table.room, vouched=False)
    table.begin().rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE)
    table.flip(0)
    return table


def test_behind_a_proxy_nobody_is_sent_a_card_before_another() -> None:
    assert set(behind_proxy().live.newest.to) == {behind_proxy().live.newest.sent}


@pytest.mark.parametrize("ping", [0, FAR, 2_000])
def test_behind_a_proxy_held_answers_excuse_sixty_ms_and_no_spike(ping: int) -> None:
    table = behind_proxy()
    if ping:
        table.pass_to(table.clock(ping / 10))
        pong(table, 2, ping, 1)
    arrive(table, 0, 300, 12)
    out = arrive(table, 1, 110, 240) + table.pass_to(table.now + 1_000)
    hands = {hand.seat: hand for result in told(out, m.RaceResult) for hand in result.hands}
    assert (hands[1].credited, hands[1].how, hands[1].allowance) == (290, "clamped", 60)


def test_behind_a_proxy_the_table_says_so() -> None:
    table = behind_proxy()
    assert not one(table.back(7, "key 2"), m.Seated, 7).vouched


# ---- tunnels --------------------------------------------------------------------------------

NEAR_TCP = TcpInfo(0.2, 0.1, 0.05)


def test_a_tunnel_is_told_once_and_the_command_to_the_host_alone() -> None:
    table = homes()
    out = [told(pong(table, 2, 150, tcp_info=NEAR_TCP), m.Notice) for _ in range(40)]
    (notices,) = [found for found in out if found]
    assert [said(notice.text)[:17] for notice in notices] == [
        "Your friends come",
        "Some of you come ",
    ]
    assert ["--" in said(notice.text) for notice in notices] == [True, False]


def test_a_host_who_comes_through_a_tunnel_is_told_of_his_own_line() -> None:
    table = homes()
    out = [told(pong(table, 1, 150, tcp_info=NEAR_TCP), m.Notice, 1) for _ in range(40)]
    assert [said(found[0].text)[:8] for found in out if found] == ["You come"]


def test_while_the_host_is_away_nobody_is_told_of_a_tunnel() -> None:
    table = homes()
    table.close(1)
    for _ in range(40):
        assert told(pong(table, 2, 150, tcp_info=NEAR_TCP), m.Notice) == []
    table.back(7, "key 1")
    assert told(pong(table, 2, 150, tcp_info=NEAR_TCP), m.Notice, 7)


# ---- showing a card -------------------------------------------------------------------------


def test_all_see_a_card_at_once() -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS).begin()
    out = table.flip(table.table.turn)
    assert planned(out, m.Happened) == {1: table.now + (FAR - NEAR) // 2, 2: 0}
    newest = table.live.newest
    assert newest.to == (newest.made_at + 140, newest.made_at)
    assert newest.sent == newest.made_at + FAR // 2


def test_who_looks_on_sees_a_card_when_the_last_player_should() -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS).begin()
    table.sit(EVE)
    assert planned(table.flip(table.table.turn), m.Happened)[EVE] == table.now + FAR // 2


def test_who_is_gone_holds_nobody_up() -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS).begin().rig("7D 2C", "9H 3S")
    table.close(2)
    assert planned(table.flip(0), m.Happened) == {1: 0}


def test_who_comes_back_is_shown_a_card_no_sooner_than_the_others() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=(), rtts=RTTS).begin()
    table.close(1)
    table.flip(1) if table.table.turn == 1 else table.flip(2)
    table.pass_to(table.now + 50)
    shown = table.clock(table.live.newest.sent)
    assert planned(table.back(7, "key 1"), m.Happened)[7] == shown


def test_a_hidden_page_holds_nobody_up() -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS).begin()
    table.say(2, m.Visibility(hidden=True))
    assert planned(table.flip(table.table.turn), m.Happened)[1] == 0


def test_a_hand_that_has_come_stands_though_its_connection_closes() -> None:
    table = homes()
    arrive(table, 0, 300, 12)
    table.close(1)
    assert one(table.pass_to(table.now + 2_000), m.RaceResult).winner == 0


def test_what_is_said_besides_is_not_held_back() -> None:
    table = homes()
    arrive(table, 0, 300, 10)
    result = planned(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result == {1: 0, 2: 0}


def test_a_card_is_never_sent_earlier_than_agreed_to_the_farthest() -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts={1: NEAR, 2: 900}).begin()
    assert planned(table.flip(table.table.turn), m.Happened)[1] == table.now + 150 - NEAR // 2


def test_bots_react_to_a_card_when_it_is_seen() -> None:
    near, far = (
        Table(bots=["sharp"], seed=seed, rtts=rtts).begin()
        for seed, rtts in ((5, {}), (5, {1: FAR}))
    )
    for table in (near, far):
        table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE).flip(0)
    times = [
        [intent.at - table.live.newest.made_at for intent in table.live.intents]
        for table in (near, far)
    ]
    assert times[0]
    assert times[1] == [at + FAR // 2 for at in times[0]]


def test_time_runs_from_when_a_card_was_really_written() -> None:
    table = homes()
    newest = table.live.newest
    table.put(Sent(table.now, 1, newest.k, table.clock(newest.made_at + 190)))
    assert table.live.newest.to == (newest.made_at + 190, newest.made_at)
    table.pass_to(table.clock(newest.made_at + 190 + 300))
    table.say(1, m.Slap(0, 1, 900, 1))
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result.hands[0].credited == 300


def test_when_an_older_card_was_written_is_no_news() -> None:
    table = homes()
    table.put(Sent(table.now, 1, 0, table.now))
    assert table.live.newest.to[0] == table.live.newest.made_at + 140
    lobby = Table(people=("Ann", "Ben"), bots=())
    lobby.put(Sent(START, 1, 0, START))


# ---- the pace between homes -----------------------------------------------------------------


def test_between_homes_cards_are_at_least_half_a_second_apart_on_any_pile() -> None:
    for pile in (LIVE, DEAD):
        table = Table(people=("Ann", "Ben"), bots=(), pace=100).begin()
        table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=pile).flip(0)
        table.pass_to(table.clock(110))
        assert told(table.flip(1, c=105), m.Happened) == []
        assert told(table.pass_to(table.clock(499)), m.Happened) == []
        assert told(table.pass_to(table.clock(600)), m.Happened)


# ---- what is known of a line ----------------------------------------------------------------


def test_a_player_hears_how_the_own_line_is() -> None:
    table = homes()
    out = pong(table, 2, FAR, tells=True)
    assert one(out, m.Line, 2) == m.Line(FAR, 10, 0, 0, measured=True, probation=False)
    assert told(out, m.Line, 1) == []


def test_who_looks_on_hears_that_the_line_is_alive() -> None:
    table = homes()
    table.sit(EVE)
    line = one(pong(table, EVE, 70, tells=True), m.Line, EVE)
    assert (line.rtt, line.measured) == (70, False)
    assert told(pong(table, 99, 70, tells=True), m.Line) == []


def test_clamped_slaps_are_counted() -> None:
    table = homes()
    arrive(table, 0, 100, 200)
    table.pass_to(table.now + 2_000)
    line = one(pong(table, 1, NEAR, tells=True), m.Line, 1)
    assert (line.slaps, line.clamped) == (1, 1)


def test_a_line_is_not_measured_before_it_has_answered_often_enough() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    for place in range(2):
        table.sit(place + 1, place)
        table.measure(place + 1, 4 * place)
        table.agree(place + 1, place)
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE).flip(0)
    arrive(table, 0, 300, 30)
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert (result.hands[0].how, result.hands[0].credited) == ("arrival", 330)


def test_nothing_is_held_against_a_line_that_was_not_measured() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    for place in range(2):
        table.sit(place + 1, place)
        table.agree(place + 1, place)
    before = table.room.seats[0].line.audit
    for k in range(3):
        table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE)
        table.pass_to(table.now + 600)
        table.flip(0, c=500 * k)
        arrive(table, 0, 200, 290)
        table.pass_to(table.now + 1_000)
    assert table.room.seats[0].slaps == 3
    assert table.room.seats[0].line.audit == before


def test_a_round_trip_that_is_no_number_is_none() -> None:
    table = homes()
    before = table.room
    pong(table, 1, float("nan"))
    assert table.room == before


def test_the_kernel_bounds_what_a_player_holds_back() -> None:
    table = homes()
    for _ in range(40):
        pong(table, 1, 500, tcp_info=TcpInfo(20, 2, 18))
    line = one(pong(table, 1, 500, tells=True, tcp_info=TcpInfo(20, 2, 18)), m.Line, 1)
    assert line.rtt <= 28


def test_a_line_is_frozen_when_a_card_is_shown() -> None:
    table = homes()
    for _ in range(40):
        pong(table, 1, 5)
    arrive(table, 0, 100, 250)
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result.hands[0].allowance == NEAR + 10 + 34


def test_a_long_round_trip_just_now_excuses_more() -> None:
    table = homes()
    table.pass_to(table.clock(table.live.newest.to[0] + 110))
    pong(table, 1, 110, 1)
    arrive(table, 0, 200, 140)
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert (result.hands[0].how, result.hands[0].allowance) == ("claim", 110 + 44)


def test_one_that_ends_after_the_slap_excuses_nothing() -> None:
    table = homes()
    arrive(table, 0, 200, 140)
    pong(table, 1, 340, 1)
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert (result.hands[0].how, result.hands[0].allowance) == ("clamped", NEAR + 44)


def test_one_that_the_seat_itself_may_have_swollen_excuses_nothing() -> None:
    table = homes()
    table.pass_to(table.clock(table.live.newest.to[0] + 110))
    pong(table, 1, 110, 1, heard=1_200)
    arrive(table, 0, 200, 140)
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result.hands[0].how == "clamped"


def test_a_seat_that_always_claims_more_than_its_line_explains_is_believed_less() -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS).begin()
    line = m.Line(0, 0, 0, 0, measured=False, probation=False)
    while not line.probation and line.slaps < 40:
        since = table.now - table.clock(table.live.newest.sent_to(0))
        table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE).flip(0, c=since)
        pong(table, 1, NEAR, table.live.newest.k)
        pong(table, 2, FAR, table.live.newest.k)
        arrive(table, 0, 200, 60)
        table.pass_to(table.now + 3_000)
        line = one(pong(table, 1, NEAR, tells=True), m.Line, 1)
    assert 1 < line.slaps < 5
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE).flip(0)
    arrive(table, 0, 200, 60)
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result.hands[0].allowance == NEAR + 13


@pytest.mark.parametrize(("swing", "late", "why"), [(0, 60, "screen"), (40, 140, "line")])
def test_all_at_the_table_learn_whose_times_are_unsure_and_why(
    swing: int, late: int, why: str
) -> None:
    table = Table(people=("Ann", "Ben"), bots=(), rtts=RTTS).begin()
    table.room = msgspec.structs.replace(table.room, open=True)
    heard: list[str] = []
    for n in range(40):
        pong(table, 1, NEAR + swing * (n % 2))
    for n in range(60):
        since = table.now - table.clock(table.live.newest.sent_to(0))
        table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=LIVE).flip(0, c=since)
        pong(table, 1, NEAR + swing * (n % 2), table.live.newest.k)
        pong(table, 2, FAR, table.live.newest.k)
        out = arrive(table, 0, 200, NEAR if heard else late) + table.pass_to(table.now + 3_000)
        heard += [seated.seats[0].unsure for seated in told(out, m.Seated, 2)]
    assert heard == [why, ""]


# ---- whom a race waits for ------------------------------------------------------------------


def test_a_far_hand_that_was_faster_wins_though_it_comes_much_later() -> None:
    table = homes()
    arrive(table, 0, 300, 12)
    result = one(arrive(table, 1, 290, 155), m.RaceResult)
    assert result.winner == 1
    assert [(hand.claim, hand.margin) for hand in result.hands] == [(290, 0), (300, 10)]


def test_an_answer_to_the_ping_shortens_the_wait() -> None:
    waits = []
    for answered in (False, True):
        table = homes()
        if answered:
            table.pass_to(table.clock(table.live.newest.made_at + FAR))
            pong(table, 2, FAR, 1)
        arrive(table, 0, 300, 12)
        before = table.now
        table.pass_to(before + 2_000)
        acted = table.live.acted
        waits.append(table.clock(acted) - before)
    assert waits[0] - waits[1] == 450 - (FAR + 44)


def test_an_answer_that_comes_in_an_open_race_decides_it_when_nobody_can_come_any_more() -> None:
    table = homes()
    arrive(table, 0, 300, 12)
    table.pass_to(table.clock(table.live.newest.made_at + 304 + FAR + 44 + 1))
    assert one(pong(table, 2, FAR, 1), m.RaceResult).winner == 0


def test_watermarks_shorten_the_wait_for_a_far_seat() -> None:
    table = homes()
    arrive(table, 0, 300, 12)
    table.pass_to(table.clock(table.live.newest.made_at + 350 + FAR // 2 + 12))
    assert one(table.say(2, m.Watermark(1, 1, 350)), m.RaceResult).winner == 0


def test_a_slap_within_the_own_watermark_is_credited_after_it() -> None:
    table = homes()
    table.pass_to(table.clock(table.live.newest.made_at + 400))
    table.say(2, m.Watermark(1, 1, 350))
    table.say(2, m.Slap(1, 1, 320, 1))
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result.hands[0].credited == 351


def test_a_seat_that_comes_back_has_a_line_of_its_own() -> None:
    table = homes()
    table.close(2)
    table.back(7, "key 2")
    assert FAR not in table.room.seats[1].line.rtts
    assert told(arrive_at(table, 1, 7, 250), m.RaceResult) == []
    assert one(table.pass_to(table.now + 2_000), m.RaceResult).hands[0].seat == 1


def arrive_at(table: Table, seat: int, conn: int, c: float) -> list[Output]:
    newest = table.live.newest
    table.pass_to(table.clock(newest.sent_to(seat) + c + 150))
    return table.say(conn, m.Slap(seat, newest.k, c, 9))
