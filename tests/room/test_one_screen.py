"""Several seats at one connection: presses of one frame, touches that the device takes, names."""

from copy import copy
from random import Random

import pytest

from firsthand.room import messages as m
from firsthand.rules import amended, preset
from tests.room.homes import DEAD, LIVE, homes
from tests.room.table import Table, events, one, told
from tests.words import said

NAMES = ("Ann", "Ben", "Cleo", "Dev", "Eve", "Fox")
HANDS = ("7D 2C 3C", "9H 3S 4S", "9D 3D 4D", "5D 6D 8D", "5H 6H 8H", "2S 6S 10S")
TIES = ("closest_to_next_flipper", "next_flipper", "arrival", "random")


def screen(people: int = 3, pile: str = LIVE, tie: str = TIES[0], **options: object) -> Table:
    """Some people round one screen, where seat 0 has just turned a seven."""
    rules = amended(preset("ratscrew"), {"tie.goes_to": tie, **options})
    table = Table(rules, NAMES[:people], ())
    table.give_secret()
    table.sit(1, *range(people))
    table.measure(1)
    for seat in range(people):
        table.agree(1, seat)
    table.rig(*HANDS[:people], pile=pile).flip(0)
    table.pass_to(table.clock(table.live.newest.sent + 500))
    return table


def frame(table: Table, *hands: tuple[int, float], k: int = -1) -> m.Frame:
    """What a page says of some hands, in its own order: seat and reaction."""
    newest = table.live.newest.k if k < 0 else k
    return m.Frame(tuple(m.Slap(seat, newest, c, 1) for seat, c in hands))


def race(table: Table, *hands: tuple[int, float]) -> tuple[object, ...]:
    """What comes of a frame at a copy of the table: who gets what, and each hand's verdict."""
    fork = copy(table)
    fork.out, fork.seen = [], dict(table.seen)
    fork.say(1, frame(fork, *hands))
    fork.pass_to(fork.now + 1_000)
    results = told(fork.out, m.RaceResult)
    verdicts = [(hand.seat, hand.verdict) for result in results for hand in result.hands]
    return fork.table.counts, [result.winner for result in results], verdicts


def same_frame_touches(frames: int) -> int:
    """Play frames of drawn touches in two orders of the page, and return how many touches."""
    luck = Random(12)  # noqa: S311 - not for secrets
    tables = [
        screen(people, pile, tie) for people in (2, 4, 6) for pile in (LIVE, DEAD) for tie in TIES
    ]
    touches = 0
    for number in range(frames):
        table = tables[number % len(tables)]
        seats = luck.sample(range(len(table.room.seats)), luck.randint(2, len(table.room.seats)))
        stamps = [luck.choice((300, 300, 300, 304, 309, 330)) for _ in seats]
        hands = list(zip(seats, stamps, strict=True))
        result = race(table, *hands)
        luck.shuffle(hands)
        assert race(table, *hands) == result
        touches += len(hands)
    return touches


def test_the_order_of_the_page_decides_no_race() -> None:
    assert same_frame_touches(72) > 200


@pytest.mark.soak
def test_the_order_of_the_page_decides_none_of_ten_thousand_touches() -> None:
    assert same_frame_touches(3_600) > 10_000


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_equal_stamps_are_a_dead_heat_for_who_is_next(order: tuple[int, ...]) -> None:
    table = screen()
    out = table.say(1, frame(table, *((seat, 300) for seat in order)))
    result = one(out + table.pass_to(table.now + 500), m.RaceResult)
    assert (result.winner, result.reason) == (1, "tie")
    assert result.heat == m.DeadHeat(0, 10, (1, 2), "next")


@pytest.mark.parametrize(("later", "reason"), [(310, "tie"), (311, "fastest")])
def test_the_band_of_one_screen_is_ten_ms(later: float, reason: str) -> None:
    table = screen()
    out = table.say(1, frame(table, (1, later), (2, 300)))
    assert one(out + table.pass_to(table.now + 500), m.RaceResult).reason == reason


def test_a_gesture_goes_before_the_slap_of_its_frame() -> None:
    table = screen(2, **{"slap.gesture": "salute"})
    k = table.live.newest.k
    both = m.Frame((m.Slap(1, k, 300, 2), m.Gesture(1, k, 300, 1)))
    out = table.say(1, both) + table.pass_to(table.now + 500)
    assert one(out, m.RaceResult).winner == 1


def test_a_flip_and_a_slap_of_one_moment_are_a_race_that_the_hand_wins() -> None:
    table = screen()
    k = table.live.newest.k
    out = table.say(1, m.Frame((m.Flip(1, k, 300), m.Slap(2, k, 300, 1))))
    assert one(out + table.pass_to(table.now + 500), m.RaceResult).winner == 2


def test_a_frame_may_not_hold_more_presses_than_hands_make() -> None:
    table = screen()
    refused = one(table.say(1, frame(table, *[(0, 300)] * 33)), m.Refused)
    assert (refused.what, refused.kind) == ("frame", "malformed")
    assert said(refused.reason) == "Hands make at most 32 presses in a frame; these are 33."


def test_a_press_for_a_seat_elsewhere_is_refused_and_the_others_count() -> None:
    table = homes()
    table.pass_to(table.clock(table.live.newest.sent + 500))
    out = table.say(1, frame(table, (1, 200), (0, 300)))
    assert one(out, m.Refused).kind == "not_your_seat"
    assert [hand.seat for hand in table.live.hands] == [0]


def test_before_the_deal_a_frame_is_refused_press_by_press() -> None:
    table = Table(people=NAMES[:2], bots=())
    table.give_secret()
    table.sit(1, 0, 1)
    out = table.say(1, m.Frame((m.Slap(0, 0, 1, 1), m.Slap(1, 0, 1, 1))))
    assert [refused.kind for refused in told(out, m.Refused)] == ["no_game"]


# ---- touches that the device takes ----------------------------------------------------------


@pytest.mark.parametrize("pile", [LIVE, DEAD])
def test_touches_that_the_device_takes_void_the_race_and_show_the_pile_again(pile: str) -> None:
    table = screen(3, pile)
    k, counts = table.live.newest.k, table.table.counts
    table.say(1, frame(table, (1, 300), (2, 320)))
    out = table.say(1, m.Interrupt(0, k))
    assert events(out)[0] == "Disrupted"
    assert [hand.verdict for hand in one(out, m.RaceResult).hands] == ["void", "void"]
    for seat in range(3):
        table.say(1, m.Resume(seat))
    assert (table.live.newest.k, table.table.counts) == (k + 1, counts)
    table.pass_to(table.clock(table.live.newest.sent + 500))
    out = table.say(1, frame(table, (0, 300))) + table.pass_to(table.now + 500)
    assert one(out, m.RaceResult).winner == (0 if pile == LIVE else -1)


def test_a_second_time_on_the_same_pile_the_hands_that_were_down_count() -> None:
    table = screen()
    table.say(1, m.Interrupt(0, table.live.newest.k))
    for seat in range(3):
        table.say(1, m.Resume(seat))
    table.pass_to(table.clock(table.live.newest.sent + 500))
    table.say(1, frame(table, (1, 300), (2, 330)))
    out = table.say(1, m.Interrupt(0, table.live.newest.k)) + table.pass_to(table.now + 500)
    assert one(out, m.RaceResult).winner == 1
    assert table.table.frozen_at < 0


def test_of_an_older_card_or_a_bare_table_nothing_is_taken_back() -> None:
    table = screen()
    assert not events(table.say(1, m.Interrupt(0, table.live.newest.k - 1)))
    bare = screen()
    bare.say(1, frame(bare, (1, 300)))
    bare.pass_to(bare.now + 500)
    assert not events(bare.say(1, m.Interrupt(0, bare.live.newest.k)))


def test_with_others_on_another_screen_a_race_counts_all_the_same() -> None:
    table = homes()
    refused = one(table.say(1, m.Interrupt(0, table.live.newest.k)), m.Refused)
    assert (refused.kind, refused.what) == ("waiting", "interrupt")


def test_who_had_play_stopped_after_the_device_did_still_may_not_slap() -> None:
    table = screen()
    table.say(1, m.Interrupt(0, table.live.newest.k))
    for seat in range(3):
        table.say(1, m.Resume(seat))
    table.say(1, m.Disrupt(0))
    for seat in range(3):
        table.say(1, m.Resume(seat))
    table.pass_to(table.clock(table.live.newest.sent + 500))
    assert one(table.say(1, frame(table, (0, 300))), m.Refused).kind == "stopped"


def test_out_of_play_the_rules_refuse_to_take_a_race_back() -> None:
    table = screen()
    table.say(1, m.Disrupt(0))
    assert one(table.say(1, m.Interrupt(0, table.live.newest.k)), m.Refused).kind == "frozen"


# ---- votes among people and bots -------------------------------------------------------------


def company(people: int, bots: int = 1) -> Table:
    """Some people, each at a page of his own, and bots; seat 0 has just turned a card."""
    table = Table(people=NAMES[:people], bots=("steady",) * bots).begin()
    table.rig(*HANDS[: people + bots], pile=DEAD).flip(0)
    table.pass_to(table.clock(table.live.newest.sent + 300))
    return table


def test_bots_are_not_counted_where_all_others_must_agree() -> None:
    table = company(3)
    table.say(2, m.Accuse(1, 0))
    assert "Paid" not in events(table.out)
    out = table.say(3, m.Accuse(2, 0)) + table.pass_to(table.now + 2_000)
    assert "Paid" in events(out)


def test_interference_needs_two_others_or_the_seat_itself() -> None:
    table = company(2, bots=2)
    refused = one(table.say(2, m.Accuse(1, 0)), m.Refused)
    assert said(refused.reason) == "Ann is to agree to that too."
    assert "Paid" in events(table.say(1, m.Accuse(0, 0)) + table.pass_to(table.now + 2_000))


def test_who_is_away_is_not_counted() -> None:
    table = company(4, bots=0)
    table.say(4, m.Visibility(hidden=True))
    table.say(2, m.Accuse(1, 0))
    assert "Paid" in events(table.say(3, m.Accuse(2, 0)) + table.pass_to(table.now + 2_000))


def test_a_beat_needs_most_of_the_people_who_are_there() -> None:
    table = company(4, bots=2)
    table.say(2, m.Beat(1, 0, 500))
    table.pass_to(table.now + 100)
    assert not any(table.table.beats)
    table.say(3, m.Beat(2, 0, 500))
    assert any(one.doing == "beat" for one in table.live.postponed)


# ---- names, and a seat that leaves alone ----------------------------------------------------


def test_round_one_screen_a_name_changes_on_the_way() -> None:
    table = screen()
    assert one(table.say(1, m.Rename(0, 2, "Zoe")), m.Seated).seats[2].name == "Zoe"
    assert one(table.say(1, m.Rename(0, 7, "Zoe")), m.Refused).kind == "not_open"
    assert one(table.say(1, m.Rename(0, 1, "")), m.Refused).kind == "bad_name"


def test_a_seat_leaves_alone_and_the_others_play_on() -> None:
    table = screen()
    out = table.say(1, m.Leave(1)) + table.pass_to(table.now + 500)
    assert told(out, m.Gone) == []
    assert table.table.out == (False, True, False)
    assert one(out, m.Seated).yours == (0, 2)
