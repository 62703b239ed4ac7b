"""Bots that keep people's pace, at a live table: whom they follow, and what is kept of it."""

from collections.abc import Iterable

import msgspec
import pytest

from firsthand.bots.following import follow, replayed
from firsthand.bots.matching import LEARNT, START, Matching
from firsthand.game import slappable
from firsthand.record import Matched, Sides
from firsthand.room import Acted, Wake
from firsthand.room import messages as m
from firsthand.room.play.matching import matched, matching_still_in, sides
from firsthand.sentences import text
from tests.room.matches import play_on, record_of
from tests.room.table import ANN, BEN, Table, kept, one, told

pytestmark = pytest.mark.uncounted

CARDS = "9S 8D 6C 4H", "7C 3S 2D 5H", "QD 10H JC KS"
BOTS = ("matching", "matching")
LEARNING = Matching(START, 0)


def rigged(people: Iterable[str] = ("Ann",), bots: Iterable[str] = BOTS, seed: int = 1) -> Table:
    """A table where Ann is to turn a nine on a nine."""
    table = Table(people=people, bots=bots, seed=seed).begin()
    hands = [CARDS[place % len(CARDS)] for place in range(len(table.room.seats))]
    return table.rig(*hands, pile="9H")


def race(table: Table, ms: int = -1, seat: int = 0) -> Matching:
    """Turn a double, on which a person's hand falls after so many ms, or none; return theta."""
    table.flip(0)
    assert slappable(table.live.state)
    if ms >= 0:
        table.slap(seat, ms)
    table.pass_to(table.now + 3_000)
    return table.live.matching


def test_a_first_game_begins_at_the_start_and_its_header_keeps_that() -> None:
    table = Table(people=("Ann", "Ben"), bots=BOTS).begin()
    assert table.live.matching == LEARNING
    assert table.live.header.matched == Matched(START, 0, Sides((2, 3), (0, 1)))
    assert matching_still_in(table.room, table.table.out) == 2


def test_a_hand_that_wins_is_learnt_from() -> None:
    assert race(rigged(), 150) == Matching(220, 1)
    assert race(rigged(), 300) == Matching(300, 1)


def test_bots_that_win_slow_down_where_no_hand_was_seen() -> None:
    assert race(rigged()) == Matching(START + 30 * START // 200, 1)


def test_a_pile_without_a_race_teaches_nothing() -> None:
    table = rigged()
    table.rig("8S 8D", "7C 3S", "QD 10H", pile="9H")
    table.flip(0)
    table.slap(0, 200)
    table.pass_to(table.now + 500)
    assert table.live.matching == LEARNING


def test_fixed_bots_teach_nothing() -> None:
    assert race(rigged(bots=("sharp", "sharp"))) == LEARNING
    assert race(rigged(bots=("sharp", "matching"), seed=2), 900) == LEARNING


def test_two_at_one_screen_are_both_followed() -> None:
    table = Table(people=("Ann", "Ben"), bots=BOTS)
    table.give_secret()
    table.sit(ANN, 0, 1)
    table.agree(ANN, 0)
    table.agree(ANN, 1)
    assert sides(table.room) == Sides((2, 3), (0, 1))
    table.rig(*CARDS, "KD 10S 3H 2C", pile="9H")
    table.change(matching=Matching(600, LEARNT))
    table.flip(0, conn=ANN)
    table.slap(1, 120, conn=ANN)
    table.pass_to(table.now + 2_000)
    assert table.live.matching == Matching(600 - 8 * 600 // 300, LEARNT + 1)


def test_who_is_away_is_followed_until_a_bot_plays_there() -> None:
    table = rigged(("Ann", "Ben"))
    table.close(BEN)
    assert sides(table.room) == Sides((2, 3), (0, 1))
    table.pass_to(table.now + table.room.away_ms + 1)
    assert sides(table.room) == Sides((1, 2, 3), (0,))
    assert matching_still_in(table.room, table.table.out) == 3
    table.back(BEN, "key 2")
    assert sides(table.room) == Sides((2, 3), (0, 1))


def test_who_leaves_is_followed_no_more() -> None:
    table = rigged(("Ann", "Ben"))
    table.say(BEN, m.Leave(1))
    assert sides(table.room) == Sides((2, 3), (0,))
    table.rig(*CARDS, "KD 10S 3H 2C", pile="9H")
    table.change(matching=Matching(600, LEARNT))
    state = table.live.state
    assert not state.table.out[0]
    assert race(table, 130) == Matching(600 - 8 * 600 // 200, LEARNT + 1)


def test_who_looks_on_is_not_followed() -> None:
    table = rigged()
    table.sit(9)
    assert sides(table.room).people == (0,)


def test_bots_that_are_out_do_not_make_the_others_slower() -> None:
    table = rigged(bots=("matching",) * 3)
    table.rig("9S 8D 6C", "7C 3S", "", "QD JC", pile="9H")
    out = (False, False, True, False)
    assert matching_still_in(table.room, out) == 2


def test_a_crowd_is_slower_seat_by_seat_and_grows_quicker_as_it_thins() -> None:
    def drawn(*out: bool) -> dict[int, int]:
        table = rigged(bots=("matching",) * 3, seed=2)
        state = table.live.state
        open_table = msgspec.structs.replace(state.table, out=out)
        table.change(state=msgspec.structs.replace(state, table=open_table))
        table.flip(0)
        newest = table.live.newest.sent
        slaps = [intent for intent in table.live.intents if intent.doing == "slap"]
        return {intent.seat: intent.at - newest for intent in slaps}

    three, two = drawn(False, False, False, False), drawn(False, False, False, True)
    assert set(two) == {1, 2}
    for seat, ms in two.items():
        assert ms / three[seat] == pytest.approx(1_115 / 1_178, abs=0.003)


def test_what_was_drawn_is_not_changed_afterwards() -> None:
    table = rigged()
    table.flip(0)
    meant = table.live.intents
    table.change(matching=Matching(1_400, LEARNT))
    table.put(Wake(table.now))
    assert [intent for intent in meant if intent.doing == "slap"] == [
        intent for intent in table.live.intents if intent.doing == "slap"
    ]


# ---- the next game, records, words ----------------------------------------------------------


def finished(people: tuple[str, ...] = ("Ann",), seed: int = 3, ms: int = 420) -> Table:
    return play_on(Table("slapjack", people, BOTS, seed=seed).begin(), ms)


def test_the_next_game_takes_theta_over() -> None:
    table = finished()
    theta = table.live.matching.theta
    assert table.table.over
    assert theta != START
    table.give_secret()
    table.agree(ANN, 0)
    assert table.live.game == 2
    assert table.live.matching == Matching(theta, LEARNT)
    assert table.live.header.matched == Matched(theta, LEARNT, Sides((1, 2), (0,)))
    play_on(table, 420)
    assert list(replayed(record_of(table.out, 2)))[-1] == table.live.matching


@pytest.mark.parametrize("seed", range(4))
def test_a_record_gives_theta_again_after_each_race(seed: int) -> None:
    table = Table("ratscrew", ("Ann",), BOTS, seed=seed).begin()
    seen = []
    for _ in range(4_000):
        if table.table.over:
            break
        play_on(table, 430, 60)
        seen.append(table.live.matching)
    again = list(replayed(record_of(table.out)))
    assert list(dict.fromkeys(again)) == list(dict.fromkeys([*again[:1], *seen]))
    assert len(set(again)) > 5


def test_a_record_notes_who_was_followed_where_that_changed() -> None:
    table = rigged(("Ann", "Ben"))
    table.close(BEN)
    table.pass_to(table.now + table.room.away_ms + 1)
    table.rig(*CARDS, "KD 10S 3H 2C", pile="9H")
    before = len(kept(table.out))
    race(table, 130)
    (entry,) = [
        entry.entry
        for entry in kept(table.out)[before:]
        if isinstance(entry, Acted) and entry.entry.evidence
    ]
    assert entry.evidence["sides"] == {"bots": (1, 2, 3), "people": (0,)}


def test_the_table_is_told_how_fast_its_bots_are_together() -> None:
    table = Table(people=("Ann",), bots=BOTS)
    table.give_secret()
    first = one(table.sit(ANN, 0), m.Seated)
    assert tuple(map(text, first.bots))[:2] == (
        "These bots keep your pace.",
        "Together they slap in about 0.65 s.",
    )
    table = finished()
    theta = table.live.matching.theta
    last = told(table.out, m.Seated)[-1]
    assert text(last.bots[1]) == f"Together they slap in about {theta / 1000:.2f} s."
    fixed = one(Table(people=("Ann",), bots=["steady"] * 3).sit(ANN, 0), m.Seated)
    assert text(fixed.bots[0]) == "Together they slap in about 0.43 s."
    assert one(Table(people=("Ann", "Ben"), bots=()).sit(ANN, 0), m.Seated).bots == ()


def test_theta_hangs_on_what_every_eye_has_seen() -> None:
    """A page could count it: events, who sits where, and what the table was told at the deal."""
    table = finished(seed=9)
    theta, out = LEARNING, set[int]()
    for happened in told(table.out, m.Happened, ANN):
        theta = follow(theta, happened.events, Sides((1, 2), (0,)), out)
        out = {place for place, gone in enumerate(happened.table.out) if gone}
    assert theta == table.live.matching


def test_a_header_names_the_sides_as_they_are() -> None:
    assert matched(Table(people=("Ann",), bots=()).room) == Matched(START, 0, Sides((), ()))
