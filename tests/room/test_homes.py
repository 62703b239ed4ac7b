"""Between homes: false hands, shared screens, gestures and windows."""

import pytest

from firsthand.room import messages as m
from firsthand.rules import amended, preset
from tests.room.homes import DEAD, FAR, LIVE, RTTS, arrive, homes
from tests.room.table import EVE, Table, events, one, told
from tests.words import said

# ---- false hands pay in order ---------------------------------------------------------------


def test_false_hands_pay_in_the_order_of_their_times_not_of_their_coming() -> None:
    table = homes(pile=DEAD)
    assert told(arrive(table, 0, 300, 12), m.RaceResult) == []
    out = arrive(table, 1, 290, 155)
    results = told(out + table.pass_to(table.now + 1_000), m.RaceResult, 1)
    assert [result.hands[0].seat for result in results] == [1, 0]
    assert table.table.counts == (2, 3)


@pytest.mark.parametrize("pile", [LIVE, DEAD])
def test_nobody_hears_of_a_hand_on_any_pile_before_the_verdict(pile: str) -> None:
    table = homes(pile=pile)
    assert told(arrive(table, 0, 300, 12), m.Message, 1) == []
    assert told(table.pass_to(table.now + 20), m.Message, 2) == []
    assert table.live.hands


def test_a_false_hand_on_a_card_that_was_covered_meanwhile_still_pays() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=(), rtts=RTTS | {EVE: FAR}).begin()
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", "9D 3D 4D", pile=DEAD).flip(0)
    table.pass_to(table.clock(table.live.newest.sent + 700))
    arrive(table, 0, 690, 12)
    table.pass_to(table.now + 40)
    assert events(table.flip(1, c=700)) == ["Flipped"]
    assert [slap.k for slap in table.live.false_slaps] == [1]
    result = one(table.pass_to(table.now + 1_000), m.RaceResult)
    assert (result.k, result.hands[0].verdict) == (1, "bad")
    assert table.table.counts == (2, 3, 3)


def test_a_press_that_came_too_soon_pays_in_its_turn() -> None:
    table = homes(pile=DEAD)
    table.pass_to(table.clock(table.live.newest.sent + 700))
    table.flip(1, c=700)
    assert told(arrive(table, 0, 60, 12), m.RaceResult) == []
    result = one(table.pass_to(table.now + 1_000), m.RaceResult)
    assert (said(result.line), result.hands[0].how, result.hands[0].credited) == (
        "too early",
        "early",
        60,
    )


def test_the_hand_of_who_leaves_before_the_verdict_stands_and_then_the_seat_is_out() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=(), rtts=RTTS | {EVE: FAR}).begin()
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", "9D 3D 4D", pile=LIVE).flip(0)
    arrive(table, 0, 250, 12)
    table.say(1, m.Leave(0))
    assert not table.table.out[0]
    arrive(table, 1, 300, 150)
    out = table.pass_to(table.now + 2_000)
    result = one(out, m.RaceResult, 2)
    assert [(hand.seat, hand.credited) for hand in result.hands] == [(0, 250), (1, 300)]
    assert events(out)[-1] == "SeatOut"


# ---- seats that share a screen --------------------------------------------------------------


def screen(pace: int = 700, pile: str = LIVE) -> Table:
    """Ann and Ben sit at one screen; Ann has just turned a seven."""
    table = Table(people=("Ann", "Ben"), bots=(), pace=pace)
    table.give_secret()
    table.sit(1, 0, 1)
    table.measure(1)
    for place in range(2):
        table.agree(1, place)
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=pile).flip(0)
    return table


def test_round_one_screen_presses_are_told_apart_by_its_clock_alone() -> None:
    table = screen()
    newest = table.live.newest
    table.pass_to(table.clock(newest.sent + 330))
    table.say(1, m.Slap(1, 1, 320, 1))
    result = one(table.say(1, m.Slap(0, 1, 300, 2)), m.RaceResult)
    assert (result.winner, result.reason) == (0, "fastest")


def test_round_one_screen_the_band_is_wider() -> None:
    table = screen()
    table.pass_to(table.clock(table.live.newest.sent + 330))
    table.say(1, m.Slap(0, 1, 308, 1))
    assert one(table.say(1, m.Slap(1, 1, 300, 2)), m.RaceResult).reason == "tie"


def test_round_one_screen_the_table_keeps_its_pace() -> None:
    table = screen(pace=100, pile=DEAD)
    table.pass_to(table.clock(110))
    assert told(table.flip(1, conn=1, c=105), m.Happened)


# ---- gestures -------------------------------------------------------------------------------


def test_a_slap_is_never_credited_before_the_gesture_that_it_needs() -> None:
    table = homes(rules="ratscrew_salute")
    table.pass_to(table.clock(table.live.newest.to[0] + 330))
    table.say(1, m.Gesture(0, 1, 310, 0))
    table.say(1, m.Slap(0, 1, 290, 1))
    result = one(table.pass_to(table.now + 2_000), m.RaceResult)
    assert result.hands[0].credited == 311


# ---- windows --------------------------------------------------------------------------------


@pytest.mark.parametrize(("c", "wins"), [(990, True), (1_010, False)])
def test_a_window_closes_on_each_seats_own_clock(c: int, *, wins: bool) -> None:
    rules = amended(preset("ratscrew"), {"collect.window_ms": 1000})
    table = Table(rules, ("Ann", "Ben"), (), rtts=RTTS).begin()
    table.rig("JC 2C 3C", "9H 3S 4S", pile="9C").flip(0)
    table.pass_to(table.clock(table.live.newest.sent + 700))
    table.flip(1)
    assert table.table.owed == 0
    arrive(table, 1, c, 150)
    table.pass_to(table.now + 1_000)
    assert (table.table.counts == (2, 5)) is wins
