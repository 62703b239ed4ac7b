"""Races: who was first on a pile that may be slapped, and how soon it is known."""

import pytest

from firsthand.bots.intent import Intent
from firsthand.events import PileTaken, Slapped
from firsthand.room import messages as m
from firsthand.rules import Rules, amended, preset
from tests.room.table import Table, events, one, told
from tests.words import said

TWO = ("Ann", "Ben")


def people(rules: Rules | str = "ratscrew", pile: str = "7H KC") -> Table:
    """Ann has just turned a seven; Ben is to flip."""
    table = Table(rules, TWO, ()).begin().rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=pile)
    table.flip(0)
    return table


def against_bots(bots: int = 1, seed: int = 1) -> Table:
    """Ann has just turned a seven, and every bot means to slap it."""
    for tried in range(seed, seed + 50):
        table = Table(bots=["steady"] * bots, seed=tried).begin()
        table.rig("7D 2C 3C 4C", *["9H 3S 4S 5S"] * bots, pile="7H KC")
        table.flip(0)
        if len(slaps(table)) == bots:
            return table
    raise AssertionError


def slaps(table: Table) -> list[tuple[int, int]]:
    """When the bots' hands will fall: seats and reactions, the fastest first."""
    sent = table.live.newest.sent
    meant = [intent for intent in table.live.intents if intent.doing == "slap"]
    return sorted(((intent.seat, intent.at - sent) for intent in meant), key=lambda pair: pair[1])


def lanes(result: m.RaceResult) -> list[tuple[int, float, str, str]]:
    return [(hand.seat, hand.credited, hand.how, hand.verdict) for hand in result.hands]


# ---- against bots ---------------------------------------------------------------------------


def test_a_person_who_is_faster_than_the_bots_has_the_verdict_at_once() -> None:
    table = against_bots(2)
    (first, fast), (second, slow) = slaps(table)
    result = one(table.slap(0, fast - 40), m.RaceResult)
    assert (result.winner, result.reason, result.k) == (0, "fastest", 1)
    assert lanes(result) == [
        (0, fast - 40, "claim", "won"),
        (first, fast, "drawn", "lost"),
        (second, slow, "drawn", "lost"),
    ]
    assert table.table.counts[0] == 6
    assert slaps(table) == []


def test_the_verdict_is_told_before_what_it_brings() -> None:
    table = against_bots()
    out = table.slap(0, slaps(table)[0][1] - 40)
    kinds = [type(message).__name__ for message in told(out, m.Message)]
    assert kinds == ["RaceResult", "Happened"]


def test_a_bot_that_is_faster_wins_once_no_earlier_hand_can_arrive() -> None:
    table = against_bots()
    ((bot, fast),) = slaps(table)
    out = table.pass_to(table.clock(fast) + 48)
    assert told(out, m.Message) == [], "nothing of the hand goes out before the verdict"
    assert one(table.pass_to(table.clock(fast) + 49), m.RaceResult).winner == bot


def test_a_person_who_was_faster_than_a_bot_wins_though_the_message_came_later() -> None:
    table = against_bots()
    ((_, fast),) = slaps(table)
    assert one(table.slap(0, fast - 20, wait=35), m.RaceResult).winner == 0


def test_a_watermark_makes_a_bots_win_sure() -> None:
    table = against_bots()
    ((bot, fast),) = slaps(table)
    table.pass_to(table.clock(fast + 20))
    assert one(table.say(1, m.Watermark(0, 1, fast + 4)), m.RaceResult).winner == bot


@pytest.mark.parametrize(("k", "t"), [(0, 900), (1, 9e9), (1, float("inf")), (1, 3)])
def test_a_watermark_of_another_card_or_time_says_nothing(k: int, t: float) -> None:
    table = against_bots()
    table.pass_to(table.clock(slaps(table)[0][1]))
    assert told(table.say(1, m.Watermark(0, k, t)), m.RaceResult) == []


def test_a_watermark_after_the_game_is_not_refused() -> None:
    table = against_bots()
    table.say(1, m.Pause(0))
    assert told(table.say(1, m.Watermark(0, 1, 1)), m.Refused) == []


def test_who_is_late_joins_the_lanes_of_the_race() -> None:
    table = against_bots()
    ((bot, fast),) = slaps(table)
    table.pass_to(table.clock(fast) + 49)
    result = one(table.slap(0, fast + 60), m.RaceResult)
    assert (result.winner, result.reason, said(result.why)) == (
        bot,
        "late",
        "Too late: Pip had the pile.",
    )
    assert lanes(result) == [(bot, fast, "drawn", "won"), (0, fast + 60, "claim", "late")]
    assert table.table.counts[0] == 3


def test_who_is_late_twice_joins_once() -> None:
    table = against_bots()
    ((_, fast),) = slaps(table)
    table.pass_to(table.clock(fast) + 49)
    table.slap(0, fast + 60)
    out = table.slap(0, fast + 90)
    assert told(out, m.RaceResult) == []
    assert events(out) == ["Slapped"]


def test_a_bot_whose_hand_would_fall_too_late_is_not_in_the_race() -> None:
    table = against_bots()
    ((bot, _),) = slaps(table)
    sent = table.live.newest.sent
    table.change(intents=(Intent(bot, "slap", sent + 900, 1, 0),))
    assert lanes(one(table.slap(0, 300), m.RaceResult)) == [(0, 300, "claim", "won")]


def test_the_intents_of_bots_die_with_the_pile() -> None:
    table = against_bots(3)
    table.slap(0, slaps(table)[0][1] - 40)
    assert {intent.doing for intent in table.live.intents} <= {"flip"}
    assert told(table.pass_to(table.now + 1_000), m.RaceResult) == []


def test_bots_gesture_where_the_rules_ask_for_it() -> None:
    table = Table("ratscrew_salute", seed=1).begin()
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile="7H KC").flip(0)
    assert slaps(table)
    out = table.pass_to(table.clock(2_000))
    assert events(out)[:3] == ["Gestured", "Slapped", "PileTaken"]


def test_a_bot_that_has_not_gestured_yet_is_not_in_the_race() -> None:
    table = Table("ratscrew_salute", seed=1).begin()
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile="7H KC").flip(0)
    table.pass_to(table.clock(150))
    table.say(1, m.Gesture(0, 1, 140, 0))
    assert lanes(one(table.slap(0, 200), m.RaceResult)) == [(0, 200, "claim", "won")]


# ---- between people -------------------------------------------------------------------------


def test_nobody_is_sent_anything_of_a_hand_until_it_is_judged() -> None:
    table = people()
    out = table.slap(0, 300) + table.pass_to(table.clock(348))
    assert told(out, m.Message, 1) == told(out, m.Message, 2) == []
    assert one(table.pass_to(table.clock(349)), m.RaceResult, 2).winner == 0


def test_the_faster_reaction_wins_though_it_arrives_later() -> None:
    table = people()
    table.slap(0, 300)
    result = one(table.slap(1, 280, wait=40), m.RaceResult)
    assert lanes(result) == [(1, 280, "claim", "won"), (0, 300, "claim", "lost")]


def test_a_claim_that_its_arrival_belies_is_clamped() -> None:
    table = people()
    table.slap(0, 300)
    table.slap(1, 110, wait=230)
    assert lanes(told(table.out, m.RaceResult)[-1])[0] == (1, 296, "clamped", "won")


@pytest.mark.parametrize("c", [1e300, -1e300, -5.0])
def test_a_mad_clock_never_wins(c: float) -> None:
    table = people()
    table.slap(0, 300)
    table.pass_to(table.clock(320))
    table.say(2, m.Slap(1, 1, c, 9))
    table.run(1_000)
    assert told(table.out, m.RaceResult)[-1].winner == 0


@pytest.mark.parametrize("c", [float("nan"), float("inf"), float("-inf")])
def test_a_time_that_is_no_number_is_refused(c: float) -> None:
    table = people()
    assert one(table.say(2, m.Slap(1, 1, c, 9)), m.Refused).kind == "malformed"
    assert one(table.say(2, m.Flip(1, 1, c)), m.Refused).kind == "malformed"


def test_a_claim_that_came_before_it_can_have_been_made_was_early() -> None:
    table = people()
    result = one(table.say(2, m.Slap(1, 1, 300, 9)), m.RaceResult)
    assert lanes(result) == [(1, 0, "early", "late")]


def test_equal_times_are_a_dead_heat_never_the_first_handler() -> None:
    table = people()
    table.slap(0, 300, wait=2)
    result = one(table.slap(1, 300, wait=2), m.RaceResult)
    assert (result.winner, result.reason) == (1, "tie")
    assert said(result.why).startswith("Under 1 ms apart is too close to call here (up to 4 ms).")
    assert result.heat == m.DeadHeat(0, 4, (1, 0), "next")


def test_the_next_flipper_takes_a_dead_heat_without_slapping() -> None:
    table = Table("slapjack", ("Ann", "Ben", "Eve"), ()).begin()
    table.rig("JD 2C 3C", "9H 3S 4S", "5H 6H 7H").flip(0)
    table.slap(0, 300)
    table.slap(2, 300)
    result = one(table.pass_to(table.now + 100), m.RaceResult)
    assert (result.winner, result.reason) == (1, "tie")
    assert [(hand.seat, hand.verdict) for hand in result.hands] == [
        (0, "lost"), (2, "lost"), (1, "awarded"),
    ]  # fmt: skip
    assert said(result.line) == "300 ms: jack of diamonds"


def test_a_tie_by_lot_is_the_same_whenever_it_is_judged() -> None:
    rules = amended(preset("ratscrew"), {"tie.goes_to": "random"})
    winners = set()
    for _ in range(2):
        table = people(rules)
        table.slap(0, 300)
        winners.add(one(table.slap(1, 301), m.RaceResult).winner)
    assert len(winners) == 1


def test_a_second_press_in_an_open_race_is_free() -> None:
    table = people()
    table.slap(0, 300)
    assert told(table.slap(0, 310), m.Message) == []
    assert lanes(one(table.pass_to(table.clock(349)), m.RaceResult)) == [(0, 300, "claim", "won")]


def test_a_person_whose_page_is_hidden_is_not_waited_for() -> None:
    table = people()
    table.say(2, m.Visibility(hidden=True))
    assert one(table.slap(0, 300), m.RaceResult).winner == 0


def test_a_person_who_has_gone_is_not_waited_for() -> None:
    table = people()
    table.close(2)
    assert one(table.slap(0, 300), m.RaceResult).winner == 0


def test_who_comes_back_is_judged_by_arrival_and_not_waited_for() -> None:
    table = people()
    table.close(2)
    table.back(7, "key 2")
    assert told(table.slap(1, 250, wait=40, conn=7), m.Message) == []
    result = one(table.pass_to(table.clock(400)), m.RaceResult)
    assert lanes(result) == [(1, 290, "arrival", "won")]


# ---- flips and collections race too ---------------------------------------------------------


def test_a_flip_on_a_live_pile_waits_for_hands_on_their_way() -> None:
    table = people()
    table.pass_to(table.clock(700))
    assert told(table.flip(1, c=700), m.Happened) == []
    out = table.slap(0, 690, wait=20)
    assert lanes(one(out, m.RaceResult)) == [(0, 690, "claim", "won")]
    assert "Flipped" not in events(table.run(1_000).out[-1:])


def test_a_flip_that_won_makes_the_hands_late() -> None:
    table = people()
    table.pass_to(table.clock(720))
    table.flip(1, c=705)
    out = table.slap(0, 730)
    assert events(out) == ["Flipped", "Slapped"]
    result = one(out, m.RaceResult)
    assert (result.winner, said(result.line)) == (-1, "too late")
    assert said(result.why) == "Too late: the next card was quicker."
    assert table.table.counts == (3, 3)


def test_a_slap_on_the_card_that_a_flip_beat_is_late_whenever_it_comes() -> None:
    table = people()
    table.pass_to(table.clock(700))
    table.flip(1, c=700)
    table.run(45)
    assert table.live.newest.k == 2
    result = one(table.slap(0, 900, k=1), m.RaceResult)
    assert [hand.verdict for hand in result.hands] == ["late"]
    assert table.table.counts == (3, 3)


LOST = amended(preset("ratscrew"), {"collect.window_ms": 1000})


def lost() -> Table:
    """Ben could not answer Ann's jack, but his card made a sandwich; Ann is owed the pile."""
    table = Table(LOST, TWO, ()).begin().rig("JC 2C 3C", "9H 3S 4S", pile="9C")
    table.flip(0)
    table.pass_to(table.clock(700))
    table.flip(1)
    assert table.table.owed == 0
    return table


def test_a_collection_races_the_hands() -> None:
    table = lost()
    sent = table.live.newest.sent
    table.pass_to(table.clock(sent + 320))
    table.say(1, m.Collect(0, 2, 310))
    table.slap(1, 330)
    out = table.run(100).out
    assert table.table.counts == (5, 2)
    assert said(told(out, m.RaceResult)[-1].why) == "Too late: Ann had the pile."


def test_a_slap_before_the_collection_wins() -> None:
    table = lost()
    sent = table.live.newest.sent
    table.pass_to(table.clock(sent + 320))
    table.say(1, m.Collect(0, 2, 310))
    table.slap(1, 305, wait=25)
    assert table.table.counts == (2, 5)


def test_a_deadline_waits_for_hands_on_their_way() -> None:
    table = lost()
    sent = table.live.newest.sent
    table.pass_to(table.clock(sent + 1_030))
    assert table.table.lost
    table.slap(1, 1_000, wait=30)
    assert one(table.pass_to(table.now + 100), m.RaceResult).winner == 1
    assert table.table.counts == (2, 5)


def test_a_hand_after_the_deadline_is_late() -> None:
    table = lost()
    sent = table.live.newest.sent
    table.slap(1, 1_010, wait=10)
    table.run(40)
    assert table.table.counts == (5, 2)
    result = told(table.out, m.RaceResult)[-1]
    assert lanes(result) == [(1, 1_010, "claim", "late")]
    assert table.live.newest.sent == sent


def test_a_deadline_on_a_dead_pile_keeps_its_time() -> None:
    table = Table(LOST, TWO, ()).begin().rig("JC 2C 3C", "8H 3S 4S", pile="9C")
    table.flip(0)
    table.pass_to(table.clock(700))
    table.flip(1)
    due = table.clock(table.live.newest.sent + 1_001)
    table.pass_to(due - 1)
    assert table.table.lost
    table.pass_to(due)
    assert table.table.counts == (5, 2)


def test_a_hand_that_comes_down_while_the_pile_is_rebuilt_does_not_count() -> None:
    table = people()
    table.say(2, m.Disrupt(1))
    table.say(1, m.Disrupt(0))
    table.pass_to(table.clock(1_600))
    assert table.table.frozen_at >= 0
    result = one(table.slap(0, 1_600), m.RaceResult)
    assert (result.winner, said(result.why)) == (
        -1,
        "It did not count: the pile was being rebuilt.",
    )
    assert table.table.counts == (3, 4)


def test_a_false_hand_waits_for_the_race_and_takes_no_pile_from_who_was_right() -> None:
    options = {"slap.gesture": "salute", "slap.without_gesture": "bad"}
    table = people(amended(preset("ratscrew"), options))
    assert told(table.slap(1, 200), m.RaceResult) == []
    table.say(1, m.Gesture(0, table.live.newest.k, 250, 1))
    table.slap(0, 300)
    table.pass_to(table.now + 2_000)
    assert [seen.seat for seen in table.live.log if isinstance(seen, PileTaken)] == [0]
    hands = [seen for seen in table.live.log if isinstance(seen, Slapped)]
    assert [(seen.seat, seen.verdict) for seen in hands] == [(1, "bad"), (0, "won")]
