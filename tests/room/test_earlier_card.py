"""Slaps that name an earlier card, or come too soon: late and free, or false (JUDGE.md, Edges)."""

import pytest

from firsthand.room import Output
from firsthand.room import messages as m
from firsthand.room.play.reveals import CARDS_REMEMBERED
from firsthand.rules import Rules, amended, preset
from tests.room.table import Table, events, one, told
from tests.words import said


def table(rules: Rules | str = "ratscrew", pile: str = "8C 9S") -> Table:
    """Three people; nothing lies there to be slapped."""
    game = Table(rules, ("Ann", "Ben", "Eve"), (), pace=100).begin()
    return game.rig("7D 2C 3C", "5H 3S 4S", "JC 6C 6D", pile=pile)


def flip(at: Table, seat: int) -> None:
    at.pass_to(at.now + 600)
    at.flip(seat)


def settled(at: Table, seat: int, c: float, k: int = -1) -> list[Output]:
    """A slap, and what comes of it once nobody can have been faster."""
    return at.slap(seat, c, k=k) + at.pass_to(at.now + 60)


def verdict(result: m.RaceResult) -> tuple[str, str, str]:
    (hand,) = result.hands
    return hand.verdict, said(result.line), said(result.why)


def test_a_slap_on_a_covered_card_is_judged_at_once_where_nobody_else_is_there() -> None:
    at = table()
    flip(at, 0)
    flip(at, 1)
    at.close(1)
    at.close(2)
    out = at.slap(2, 190, k=1)
    assert verdict(one(out, m.RaceResult))[:2] == ("bad", "not a slap: 7 on 9")


def test_a_slap_on_a_dead_card_that_was_covered_is_false() -> None:
    at = table()
    flip(at, 0)
    flip(at, 1)
    result = one(settled(at, 2, 190, 1), m.RaceResult)
    why = "Not a slap: 7 on 9 makes no double and no sandwich. It costs one card."
    assert verdict(result) == ("bad", "not a slap: 7 on 9", why)
    assert result.k == 1
    assert at.table.counts == (2, 2, 2)


def test_it_is_false_even_when_the_newest_card_may_be_slapped() -> None:
    at = table(pile="8C 5S")
    flip(at, 0)
    flip(at, 1)
    assert verdict(one(settled(at, 2, 190, 1), m.RaceResult))[0] == "bad"
    at.slap(2, 300)
    assert one(at.pass_to(at.now + 100), m.RaceResult).winner == 2


def test_a_slap_that_came_too_soon_was_meant_for_the_card_before() -> None:
    at = table(pile="8C 5S")
    flip(at, 0)
    flip(at, 1)
    result = one(settled(at, 2, 60), m.RaceResult)
    why = "Too early: meant for the card before. It costs one card."
    assert verdict(result) == ("bad", "too early", why)
    assert result.hands[0] == m.HandView(2, 60, 62, 44, 60, "early", verdict="bad")
    at.slap(2, 300)
    assert one(at.pass_to(at.now + 100), m.RaceResult).winner == 2


def test_too_soon_on_the_first_card_of_a_pile_is_free() -> None:
    at = table(pile="8C 9S")
    at.rig("7D 2C", "7H 3S", "JC 6C", pile="-")
    flip(at, 0)
    flip(at, 1)
    at.slap(2, 300)
    at.pass_to(at.now + 100)
    assert at.table.piles == 1
    flip(at, 2)
    result = one(settled(at, 0, 50), m.RaceResult)
    why = "Too early: meant for the card before. It is free."
    assert verdict(result) == ("late", "too early", why)


def test_too_soon_on_the_first_card_of_all_is_free() -> None:
    at = table(pile="-")
    flip(at, 0)
    assert verdict(one(at.slap(1, 50), m.RaceResult))[0] == "late"


def test_a_slap_on_a_pile_that_was_taken_is_late_and_free() -> None:
    at = table(pile="8C 7S")
    flip(at, 0)
    at.slap(1, 300)
    at.pass_to(at.now + 5_000)
    result = one(at.slap(2, 4_000), m.RaceResult)
    assert [hand.verdict for hand in result.hands] == ["won", "late"]
    assert said(result.why) == "Too late: Ben had the pile."
    assert at.table.counts == (2, 6, 3)


def test_a_slap_that_names_a_card_long_forgotten_is_late() -> None:
    at = table()
    reveals = at.live.reveals
    flip(at, 0)
    flip(at, 1)
    at.change(reveals=at.live.reveals[-1:])
    assert len(reveals) < CARDS_REMEMBERED
    assert verdict(one(settled(at, 2, 190, 1), m.RaceResult))[0] == "late"


def beggars(seed: int) -> Table:
    """A whole game of two bots."""
    at = Table("beggar_my_neighbour", (), ("steady", "steady"), seed=seed)
    at.give_secret()
    return at.run()


def test_no_more_cards_are_remembered_than_can_matter() -> None:
    at = next(table for table in map(beggars, range(1, 50)) if table.table.flips > CARDS_REMEMBERED)
    assert len(at.live.reveals) == CARDS_REMEMBERED + 1


@pytest.mark.parametrize("k", [-1, 2, 99])
def test_a_card_that_was_never_shown_is_refused(k: int) -> None:
    at = table()
    flip(at, 0)
    out = at.say(3, m.Slap(2, k, 300, 5))
    assert one(out, m.Refused).kind == "unknown_card"
    assert events(out) == []


def test_a_slap_before_the_first_card_pays_where_the_rules_say_so() -> None:
    at = table(pile="-")
    result = one(settled(at, 1, 120), m.RaceResult)
    why = "Not a slap: there was no card. It costs one card."
    assert verdict(result) == ("bad", "not a slap: no card there", why)


def test_a_slap_before_the_first_card_is_ignored_in_slapjack() -> None:
    at = table("slapjack", pile="-")
    result = one(at.slap(1, 300), m.RaceResult)
    assert verdict(result) == ("ignored", "nothing there", "There was no card to slap.")


def test_what_was_shown_to_a_hidden_page_can_not_be_slapped_from_it() -> None:
    at = table(pile="8C 7S")
    at.say(3, m.Visibility(hidden=True))
    flip(at, 0)
    at.say(3, m.Visibility(hidden=False))
    assert one(at.slap(2, 300), m.Refused).kind == "hidden"
    at.slap(1, 320)
    # The others hear of the hand that did not count together with the verdict.
    assert told(at.pass_to(at.now + 100), m.RaceResult)[-1].winner == 1


# ---- presses and copies ---------------------------------------------------------------------


def test_copies_of_a_message_count_once() -> None:
    at = table()
    flip(at, 0)
    settled(at, 2, 300)
    again = at.say(3, m.Slap(2, 1, 300, at.n))
    assert told(again, m.Message) == []
    assert at.table.counts[2] == 2


def test_two_real_presses_on_a_dead_pile_pay_twice_where_agreed() -> None:
    at = table(amended(preset("ratscrew"), {"slap.once_per_card": False}))
    flip(at, 0)
    at.slap(2, 300)
    settled(at, 2, 350)
    assert at.table.counts[2] == 1


def test_two_real_presses_pay_once() -> None:
    at = table()
    flip(at, 0)
    settled(at, 2, 300)
    assert verdict(one(settled(at, 2, 370), m.RaceResult))[0] == "bad"
    assert at.table.counts[2] == 2


def test_numbers_begin_again_with_a_new_page() -> None:
    at = table()
    flip(at, 0)
    settled(at, 2, 300)
    at.close(3)
    at.back(8, "key 3")
    out = at.say(8, m.Slap(2, 1, 400, 1)) + at.pass_to(at.now + 60)
    assert one(out, m.RaceResult).hands[0].verdict == "bad"


# ---- what the rules refuse or void ----------------------------------------------------------


def test_a_slap_without_the_salute_does_not_count_and_with_it_wins() -> None:
    at = table("ratscrew_salute", pile="8C 7S")
    flip(at, 0)
    result = one(at.slap(1, 250), m.RaceResult)
    assert verdict(result) == (
        "void", "it did not count", "It did not count: salute first.",
    )  # fmt: skip
    at.say(2, m.Gesture(1, 1, 300, 0))
    at.slap(1, 350)
    # The others hear of the hand that did not count together with the verdict.
    assert told(at.pass_to(at.now + 100), m.RaceResult)[-1].winner == 1


def test_a_salute_for_an_earlier_card_is_refused() -> None:
    at = table("ratscrew_salute", pile="8C 7S")
    flip(at, 0)
    assert one(at.say(2, m.Gesture(1, 0, 300, 0)), m.Refused).kind == "stale"
    assert one(at.say(2, m.Gesture(1, 3, 300, 0)), m.Refused).kind == "unknown_card"


def test_a_gesture_is_refused_where_none_was_agreed() -> None:
    at = table()
    refused = one(at.say(2, m.Gesture(1, 0, 300, 0)), m.Refused)
    assert (refused.kind, said(refused.reason)) == ("not_agreed", "These rules ask for no gesture.")


def test_nobody_slaps_where_nothing_is_slapped() -> None:
    at = table("beggar_my_neighbour")
    flip(at, 0)
    assert one(at.slap(1, 300), m.Refused).kind == "no_slaps"


def test_who_is_out_is_refused_on_a_live_pile_too() -> None:
    at = table()
    at.rig("7D 2C 3C", "-", "7C 6C 6D", pile="8C 9S")
    flip(at, 0)
    settled(at, 1, 300)
    assert at.table.out[1]
    flip(at, 2)
    assert said(one(at.slap(1, 300), m.Refused).reason) == "You are out of this game."


# ---- each card costs a seat once (R-9) ------------------------------------------------------


def dead_pile() -> Table:
    """Two cards lie there, 1 and 2, which nobody may slap; Eve has slapped neither."""
    at = table()
    flip(at, 0)
    flip(at, 1)
    return at


@pytest.mark.parametrize(
    ("cards", "held"),
    [
        ((1, 1), [2, 2]),
        ((1, 2), [2, 1]),
        ((2, 1), [2, 1]),
        ((1, 2, 1, 2), [2, 1, 1, 1]),
        ((2, 2, 1, 1), [2, 2, 1, 1]),
    ],
)
def test_r_9_each_card_costs_a_seat_once_in_any_order(
    cards: tuple[int, ...], held: list[int]
) -> None:
    at, found = dead_pile(), []
    for number, k in enumerate(cards):
        result = one(settled(at, 2, 400 + 150 * number, k), m.RaceResult)
        assert (result.k, result.hands[0].verdict) == (k, "bad")
        found.append(at.table.counts[2])
    assert found == held


def test_r_9_two_hands_on_an_earlier_card_that_wait_together_cost_once() -> None:
    at = dead_pile()
    at.slap(2, 190, k=1)
    at.slap(2, 290, k=1)
    at.pass_to(at.now + 1_000)
    assert at.table.counts == (2, 2, 2)


def test_r_9_a_hand_too_soon_on_the_newest_card_is_one_on_the_card_before() -> None:
    at = dead_pile()
    settled(at, 2, 60)
    assert at.table.counts[2] == 2
    settled(at, 2, 400, 1)
    assert at.table.counts[2] == 2
    settled(at, 2, 600)
    assert at.table.counts[2] == 1


def test_r_9_a_hand_that_a_card_covers_before_it_pays_is_one_on_its_own_card() -> None:
    at = dead_pile()
    at.slap(2, 900)
    assert events(at.flip(2)) == ["Flipped"]
    at.pass_to(at.now + 1_000)
    assert at.table.counts[2] == 1
    settled(at, 2, 1_900, 2)
    assert at.table.counts[2] == 1
    settled(at, 2, 2_100)
    assert at.table.counts[2] == 0
