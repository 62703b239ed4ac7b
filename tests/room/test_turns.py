"""Flips and collections: whose turn it is, and the pace of the table."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.events import Flipped
from firsthand.room import messages as m
from firsthand.rules import Rules, amended, preset
from tests.room.table import Table, events, one, told
from tests.words import said


def table(rules: Rules | str = "ratscrew", pile: str = "8C 9S") -> Table:
    """Two people at a pace of 700; Ann leads, and nothing may be slapped."""
    game = Table(rules, ("Ann", "Ben"), ()).begin()
    return game.rig("7D 2C 3C 4C", "5H 3S KS 6S", pile=pile)


def test_the_first_card_is_turned_at_once() -> None:
    at = table()
    assert events(at.flip(0)) == ["Flipped"]


def test_a_flip_too_early_for_the_pace_waits_for_it() -> None:
    at = table()
    at.flip(0)
    at.pass_to(at.clock(200))
    assert told(at.flip(1, c=190), m.Message) == []
    assert at.alarm == at.clock(700)
    assert told(at.pass_to(at.clock(699)), m.Happened) == []
    assert one(at.pass_to(at.clock(700)), m.Happened).k == 2


def test_a_flip_in_time_is_turned_at_once() -> None:
    at = table()
    at.flip(0)
    at.pass_to(at.clock(700))
    assert events(at.flip(1, c=690)) == ["Flipped"]


def test_one_wish_is_enough() -> None:
    at = table()
    at.flip(0)
    for ms in (100, 200, 300):
        at.pass_to(at.clock(ms))
        assert told(at.flip(1, c=ms), m.Message) == []
    assert events(at.pass_to(at.clock(3_000))) == ["Flipped"]


def test_a_wish_made_on_an_older_card_counts_from_now() -> None:
    at = table()
    at.flip(0)
    at.pass_to(at.clock(300))
    at.say(2, m.Flip(1, 0, 99_999))
    assert at.live.wish is not None
    assert at.live.wish.claim > 1e9
    assert one(at.pass_to(at.clock(700)), m.Happened).k == 2


def test_a_wish_dies_with_the_pile() -> None:
    at = table(pile="8C 7S")
    at.flip(0)
    at.pass_to(at.clock(200))
    at.flip(1, c=200)
    at.slap(1, 300)
    at.pass_to(at.clock(349))
    assert at.table.turn == 1
    assert at.table.piles == 1
    assert told(at.pass_to(at.clock(5_000)), m.Happened) == []


def test_a_wish_outlives_a_false_slap() -> None:
    at = table()
    at.flip(0)
    at.pass_to(at.clock(200))
    at.flip(1, c=200)
    at.slap(0, 300)
    at.pass_to(at.now + 60)
    assert at.table.counts == (2, 4)
    assert events(at.pass_to(at.clock(700))) == ["Flipped"]


def test_a_wish_dies_when_the_turn_moves_on() -> None:
    at = table()
    at.rig("7D 2C 3C 4C", "5H", pile="8C 9S")
    at.flip(0)
    at.pass_to(at.clock(200))
    at.flip(1, c=200)
    at.slap(1, 300)
    at.pass_to(at.now + 60)
    assert at.table.counts == (3, 0)
    assert at.live.wish is None
    assert at.table.turn == 0


def test_a_wish_dies_when_the_pile_is_knocked() -> None:
    at = table()
    at.flip(0)
    at.pass_to(at.clock(200))
    at.say(1, m.Disrupt(0))
    at.say(2, m.Disrupt(1))
    at.flip(1, c=200)
    at.pass_to(at.now + 2_000)
    assert at.live.newest.k == 1
    assert at.live.wish is None


def test_a_knocked_pile_is_shown_anew() -> None:
    at = table(pile="8C 7S")
    at.flip(0)
    at.say(1, m.Disrupt(0))
    at.say(2, m.Disrupt(1))
    at.pass_to(at.now + 2_000)
    at.say(1, m.Resume(0))
    assert one(at.say(2, m.Resume(1)), m.Happened, 1).k == 2
    assert one(at.slap(1, 300), m.RaceResult).winner == 1


# ---- refusals -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "kind", "reason"),
    [(1, "out_of_turn", "It is Ann's turn.")],
)
def test_a_flip_out_of_turn_is_refused_and_the_game_goes_on(
    seat: int, kind: str, reason: str
) -> None:
    at = table()
    refused = one(at.flip(seat), m.Refused)
    assert (refused.what, refused.kind, said(refused.reason)) == ("flip", kind, reason)
    assert events(at.flip(0)) == ["Flipped"]


def test_a_flip_out_of_turn_costs_a_card_where_the_rules_say_so() -> None:
    at = table(amended(preset("ratscrew"), {"turn.out_of_turn": "burn"}))
    assert events(at.flip(1)) == ["Paid"]
    at.flip(0)
    assert (
        said(one(at.say(1, m.Flip(0, 0, 50)), m.Refused).reason) == "The turn has just passed on."
    )
    assert at.table.counts == (3, 3)


def test_a_flip_out_of_turn_costs_one_card_for_each_card_that_is_seen() -> None:
    at = table(amended(preset("ratscrew"), {"turn.out_of_turn": "burn"}))
    assert events(at.flip(1)) == ["Paid"]
    assert told(at.flip(1), m.Message) == []
    at.flip(0)
    at.pass_to(at.clock(700))
    at.flip(1)
    assert events(at.flip(1)) == ["Paid"]
    assert at.table.counts == (3, 1)


def test_one_press_that_comes_twice_pays_one_card() -> None:
    at = table()
    at.rig("KD 2C", "5H 3S 6S 8S").flip(0)
    at.pass_to(at.clock(700))
    assert events(at.flip(1)) == ["Flipped"]
    refused = one(at.say(2, m.Flip(1, 1, 690)), m.Refused)
    assert said(refused.reason) == "You have turned a card since the one that you saw."
    assert (refused.what, refused.kind) == ("flip", "stale")
    assert at.live.wish is None
    at.pass_to(at.clock(1_400))
    assert events(at.flip(1)) == ["Flipped"]


PRESSES = st.tuples(
    st.integers(0, 1), st.integers(0, 2), st.integers(1, 3), st.sampled_from([0, 40, 700, 1_500])
)
"""Whose press, how many cards back it names, how often it comes, and how long after the last."""


@settings(deadline=None, max_examples=150)
@given(st.lists(PRESSES, max_size=40), st.integers(0, 9))
def test_no_card_is_answered_twice_by_a_seat(
    presses: list[tuple[int, int, int, int]], seed: int
) -> None:
    at = Table("ratscrew", ("Ann", "Ben"), (), seed=seed).begin()
    named: tuple[set[int], set[int]] = (set(), set())
    for seat, back, copies, wait in presses:
        k = max(0, at.live.newest.k - back)
        named[seat].add(k)
        for _ in range(copies):
            at.pass_to(at.now + wait)
            at.say(seat + 1, m.Flip(seat, k, 0))
    at.pass_to(at.now + 2_000)
    turned = [event.seat for event in at.live.log if isinstance(event, Flipped)]
    for seat in (0, 1):
        assert turned.count(seat) <= len(named[seat])


def owed() -> Table:
    """Ben could not answer Ann's jack: she is owed the pile, by hand alone."""
    at = table(amended(preset("ratscrew"), {"collect.window_ms": "none"}), pile="8C")
    at.rig("JD 2C", "5H 3S", pile="8C")
    at.flip(0)
    at.pass_to(at.clock(700))
    at.flip(1)
    return at


def test_a_pile_that_is_owed_is_taken_by_its_owner_alone() -> None:
    at = owed()
    assert said(one(at.flip(1), m.Refused).reason) == "Ann takes the pile first."
    assert said(one(at.say(2, m.Collect(1, 2, 50)), m.Refused).reason) == "No pile is owed to you."
    assert one(at.say(1, m.Collect(0, 9, 50)), m.Refused).kind == "unknown_card"
    assert events(at.say(1, m.Collect(0, 2, 50))) == ["PileTaken"]


def test_nobody_flips_while_nobody_may() -> None:
    at = table()
    at.rig("7D", "-", pile="8C 7S")
    at.flip(0)
    assert at.table.turn == -1
    assert said(one(at.flip(0), m.Refused).reason) == "You have no cards left to turn."


def test_several_cards_fall_where_the_rules_count_them() -> None:
    at = Table("slapjack", ("Ann", "Ben"), ()).begin().rig("7D 2C 3C", "5H 3S")
    assert one(at.say(1, m.Flip(0, 0, 0, 0)), m.Refused).kind == "malformed"
    at.say(1, m.Flip(0, 0, 0, 2))
    assert at.table.counts == (1, 2)


def test_a_seat_flips_by_itself_when_its_time_is_up() -> None:
    at = table(amended(preset("ratscrew"), {"turn.timeout_ms": 2_000}))
    at.flip(0)
    assert events(at.pass_to(at.clock(2_001))) == ["Flipped"]


# ---- bots keep the pace ---------------------------------------------------------------------


@pytest.mark.parametrize("mind", ["gentle", "steady", "sharp"])
@pytest.mark.parametrize("pace", [20, 700])
def test_no_two_flips_are_closer_than_the_pace(mind: str, pace: int) -> None:
    at = Table(people=(), bots=[mind] * 3, pace=pace)
    at.give_secret()
    at.run(200 * pace)
    times = [reveal.sent for reveal in at.live.reveals[1:]]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert len(gaps) > 30
    assert min(gaps) >= pace


def bot_flips(pile: str, seed: int) -> int:
    """When a bot turns its card on a pile, with Ann at the table but asleep."""
    at = Table(seed=seed).begin().rig("2D 2S", "9H 3S", pile=pile, first=0)
    at.flip(0)
    kept = tuple(intent for intent in at.live.intents if intent.doing == "flip")
    at.change(intents=kept)
    while at.live.newest.k == 1:
        assert at.alarm is not None
        at.pass_to(at.alarm)
    return at.live.newest.sent


@pytest.mark.parametrize("seed", range(5))
def test_when_a_bot_flips_does_not_tell_what_may_be_slapped(seed: int) -> None:
    assert bot_flips("8C 2H", seed) == bot_flips("8C 9H", seed)


def test_flips_spammed_while_a_pile_is_owed_leave_the_bots_hands_alone() -> None:
    at = Table(bots=("steady", "steady"), seed=3).begin()
    at.rig("JD 2C", "7S 3S", "5D 6D", pile="7C")
    at.flip(0)
    at.pass_to(at.clock(700))
    while at.table.flips < 2:
        assert at.alarm is not None
        at.pass_to(at.alarm)
    assert at.table.owed == 0
    before = at.live.intents
    assert before
    for _ in range(5):
        assert one(at.flip(0), m.Refused).kind == "pile_owed"
    assert at.live.intents == before


def test_a_bot_collects_what_it_is_owed() -> None:
    rules = amended(preset("ratscrew"), {"collect.window_ms": "none"})
    at = Table(rules).begin().rig("5H 3S", "JD 2C 4C", pile="8C", first=1)
    at.pass_to(at.now + 2_000)
    at.flip(0)
    at.pass_to(at.now + 800)
    assert at.table.owed == 1
    at.pass_to(at.now + 2_000)
    assert at.table.piles == 1


def test_bots_are_ready_as_soon_as_the_pile_was_knocked() -> None:
    at = Table(bots=("steady", "steady")).begin()
    at.say(1, m.Disrupt(0))
    assert at.table.ready == (False, True, True)
    assert one(at.say(1, m.Resume(0)), m.Happened).k == 1
    assert at.table.frozen_at < 0


def test_a_bot_that_is_out_need_not_be_ready() -> None:
    at = Table(bots=("steady", "steady")).begin()
    at.rig("2C 3C", "-", "4S 5S", pile="8C 9D")
    table = msgspec.structs.replace(at.table, out=(False, True, False))
    at.change(state=msgspec.structs.replace(at.live.state, table=table), intents=())
    at.say(1, m.Disrupt(0))
    assert at.table.ready == (False, False, True)
    at.say(1, m.Resume(0))
    assert at.table.frozen_at < 0
