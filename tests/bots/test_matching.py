"""Bots that keep the pace of people: the arithmetic, and the fold over events."""

from itertools import product

import pytest

from firsthand.bots import Moment, Temperament, at_card, temperament
from firsthand.bots.following import follow, replayed
from firsthand.bots.matching import (
    CROWD,
    LEAST,
    MATCHING,
    MOST,
    OTHER,
    PERSON,
    START,
    UNKNOWN,
    Matching,
    paced,
    raced,
)
from firsthand.bots.reaction import FLOOR, MATCHED
from firsthand.bots.wording import bot_sentences, together
from firsthand.dice import seeded
from firsthand.events import AnyEvent, Flipped, PileTaken, SeatOut, Slapped, Verdict
from firsthand.law.types import Duel
from firsthand.notation import parse_cards
from firsthand.record import Sides, begun, sealed
from firsthand.rules import Rules, preset
from firsthand.sentences import text
from firsthand.table import Table

DUEL = Duel(0, -1, 0, 0)
SIDES = Sides((2, 3), (0, 1))
KNOWN = Matching(600, 4)


def test_the_tables_are_those_of_the_definition() -> None:
    assert CROWD[1:10] == (1_000, 1_115, 1_178, 1_221, 1_253, 1_279, 1_301, 1_319, 1_335)
    base = MATCHED.table
    assert (len(base), base[0], base[511], base[512], base[-1]) == (1_024, 517, 1_000, 1_000, 1_934)
    assert list(base) == sorted(base)
    assert base[162] == pytest.approx(1_000 * 2.718281828 ** (-0.2), abs=1)


def test_a_reaction_rounds_down_twice_and_has_a_floor() -> None:
    assert paced(1_001, 333, 2) == 1_001 * 333 // 1_000 * 1_115 // 1_000 == 371
    assert paced(517, 220, 1) == 113
    assert paced(400, 220, 1) == FLOOR


@pytest.mark.parametrize("bots", range(1, 8))
def test_the_fastest_of_all_needs_theta(bots: int) -> None:
    """Half of all draws of the fastest come up to theta."""
    table = [paced(base, 700, bots) for base in MATCHED.table]
    slower = sum(ms > 700 for ms in table) / len(table)
    assert slower**bots == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize(
    ("before", "people", "winner", "hand", "after"),
    [
        (Matching(650, 0), 1, PERSON, 500, Matching(500, 1)),
        (Matching(650, 3), 1, MATCHING, 500, Matching(650 + (500 - 650) // 4, 4)),
        (Matching(650, 3), 1, OTHER, 500, Matching(612, 4)),
        (Matching(650, 0), 1, MATCHING, UNKNOWN, Matching(650 + 30 * 650 // 200, 1)),
        (Matching(650, 0), 1, PERSON, UNKNOWN, Matching(650 - 8 * 650 // 200, 1)),
        (KNOWN, 1, PERSON, 300, Matching(600 - 8 * 600 // 200, 5)),
        (KNOWN, 1, MATCHING, 300, Matching(600 + 8 * 600 // 200, 5)),
        (KNOWN, 2, PERSON, 300, Matching(584, 5)),
        (KNOWN, 2, MATCHING, 300, Matching(632, 5)),
        (KNOWN, 3, MATCHING, UNKNOWN, Matching(636, 5)),
        (KNOWN, 1, OTHER, 300, KNOWN),
        (KNOWN, 0, MATCHING, UNKNOWN, KNOWN),
        (Matching(650, 0), 0, MATCHING, UNKNOWN, Matching(650, 0)),
        (Matching(650, 0), 2, OTHER, UNKNOWN, Matching(650, 0)),
        (Matching(650, 0), 1, PERSON, 100, Matching(LEAST, 1)),
        (Matching(650, 0), 1, MATCHING, 9_000, Matching(MOST, 1)),
        (Matching(MOST, 9), 1, MATCHING, UNKNOWN, Matching(MOST, 10)),
        (Matching(LEAST, 9), 1, PERSON, UNKNOWN, Matching(LEAST, 10)),
        (Matching(651, 1), 1, MATCHING, 500, Matching(651 + -76, 2)),
    ],
)
def test_theta_after_a_race(
    before: Matching, people: int, winner: int, hand: int, after: Matching
) -> None:
    assert raced(*before, people, winner, hand) == after


def test_small_steps_of_both_sides_balance_where_people_win_their_share() -> None:
    """With p people the steps down, p/(p+1) of the time, are as long as those up."""
    for people, theta in product(range(1, 5), (300, 900, 1_200)):
        down = theta - raced(theta, 9, people, PERSON, UNKNOWN).theta
        up = raced(theta, 9, people, MATCHING, UNKNOWN).theta - theta
        assert abs(up - people * down) <= people + 1


# ---- the fold -------------------------------------------------------------------------------


def hand(seat: int, verdict: Verdict, ms: int) -> Slapped:
    return Slapped(at=5_000 + ms, seat=seat, verdict=verdict, ms=ms)


def taken(seat: int) -> PileTaken:
    return PileTaken(at=6_000, seat=seat, why="slap", size=4, duel=DUEL)


def after(*events: AnyEvent, matching: Matching = KNOWN, out: tuple[int, ...] = ()) -> Matching:
    return follow(matching, events, SIDES, out)


def test_who_wins_moves_theta() -> None:
    assert after(hand(0, "won", 400), taken(0)) == raced(*KNOWN, 2, PERSON, 400)
    assert after(hand(3, "won", 400), taken(3)) == raced(*KNOWN, 2, MATCHING, UNKNOWN)
    assert after(hand(4, "won", 400), taken(4)) == KNOWN
    assert after() == KNOWN


def test_the_first_hand_of_the_people_is_learnt_from_whoever_won() -> None:
    fresh = Matching(650, 0)
    events = (hand(3, "won", 400), hand(1, "lost", 480), hand(0, "lost", 450), taken(3))
    assert after(*events, matching=fresh) == Matching(450, 1)
    assert after(*events, matching=fresh, out=(0,)) == Matching(480, 1)
    assert after(*events, matching=fresh, out=(0, 1)) == fresh


def test_late_and_false_hands_do_not_count() -> None:
    fresh = Matching(650, 0)
    late = (hand(3, "won", 400), taken(3), hand(0, "late", 450))
    assert after(*late, matching=fresh) == raced(*fresh, 2, MATCHING, UNKNOWN)
    assert after(hand(0, "late", 450), hand(1, "bad", 300), matching=fresh) == fresh
    assert after(hand(0, "void", 450), matching=fresh) == fresh


def test_a_tie_awarded_counts_for_who_gets_the_pile_and_gives_no_time() -> None:
    fresh = Matching(650, 0)
    events = (hand(2, "lost", 400), hand(3, "lost", 400), hand(0, "awarded", 400), taken(0))
    assert after(*events) == raced(*KNOWN, 2, PERSON, UNKNOWN)
    assert after(*events, matching=fresh) == raced(*fresh, 2, PERSON, UNKNOWN)
    events = (hand(0, "lost", 400), hand(1, "lost", 404), hand(2, "awarded", 400), taken(2))
    assert after(*events) == raced(*KNOWN, 2, MATCHING, UNKNOWN)
    assert after(*events, matching=fresh) == Matching(400, 1)


def test_piles_without_a_race_leave_theta_as_it_is() -> None:
    challenge = PileTaken(at=6_000, seat=0, why="challenge", size=4, duel=DUEL)
    flip = Flipped(at=6_000, seat=0, cards=(5,), duel=DUEL)
    assert after(challenge, flip) == KNOWN
    assert after(challenge, hand(0, "late", 20)) == KNOWN


def test_who_goes_out_is_followed_no_more() -> None:
    out = SeatOut(at=5_000, seat=1, why="false_slap", duel=DUEL)
    assert after(out, hand(0, "won", 400), taken(0)) == raced(*KNOWN, 1, PERSON, 400)
    assert after(hand(0, "won", 400), taken(0), out) == raced(*KNOWN, 2, PERSON, 400)
    assert after(hand(1, "won", 400), taken(1), out=(0,)) == raced(*KNOWN, 1, PERSON, 400)


def test_a_record_that_names_no_theta_gives_none() -> None:
    record, _ = begun(sealed(Rules(), ("Ann", "Ben"), 5, b""))
    assert list(replayed(record)) == []


# ---- reactions and words --------------------------------------------------------------------


def test_a_bot_reacts_at_the_pace_of_its_moment() -> None:
    rules = preset("ratscrew")
    table = Table(
        (9, 9), 0, parse_cards("7H 7C"),
        out=(False, False), recent=(1, 0), flips=2, fines=(None, None), locked=(False, False),
    )  # fmt: skip
    matching, steady = temperament("matching"), temperament("steady")

    def fell(temper: str, *pace: int) -> list[int]:
        moment = Moment(2, 1_000, *pace)
        seen = [at_card(temperament(temper), rules, table, 0, moment, seeded(k)) for k in range(40)]
        return [wish.at - 1_000 for wishes, _ in seen for wish in wishes]

    assert len(fell("matching")) == len(fell("steady"))
    assert fell("steady") == fell("steady", 300, 3)
    assert fell("matching") == fell("matching", START, 1)
    assert max(fell("matching", 300, 1)) < min(fell("matching", 1_200, 1))
    assert sum(fell("matching", 600, 3)) > sum(fell("matching", 600, 1))
    assert (matching.matches, steady.matches) == (True, False)


def read(tempers: tuple[Temperament, ...], theta: int) -> tuple[str, ...]:
    return tuple(map(text, bot_sentences(tempers, theta)))


def test_words_tell_the_table_and_never_one_bot() -> None:
    matching, steady, sharp = map(temperament, ("matching", "steady", "sharp"))
    assert read((matching,) * 3, 550) == (
        "These bots keep your pace.",
        "Together they slap in about 0.55 s.",
        "Each misses 1 in 10 and falls for 1 near miss in 40.",
    )
    assert read((matching,), 720)[:2] == (
        "This bot keeps your pace.",
        "It slaps in about 0.72 s.",
    )
    assert read((steady,) * 3, 550)[0] == "Together they slap in about 0.43 s."
    assert read((steady, sharp), 550) == ("Together they slap in about 0.36 s.",)
    assert len(bot_sentences((matching, steady), 550)) == 1
    assert bot_sentences((), 550) == ()


def test_what_bots_need_together_is_counted() -> None:
    steady, matching = temperament("steady"), temperament("matching")
    assert [together((steady,) * bots) for bots in (1, 3)] == [483, 427]
    assert together((matching,) * 5, 480) == 480
    assert together((matching, steady), 300) < together((matching, steady), 900) < 500
    with pytest.raises(ValueError, match="at least one bot"):
        together(())
