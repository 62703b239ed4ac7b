"""Slapjack, S-34 to S-42: variations, advice, and the evidence."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import GameOver
from firsthand.game import apply
from firsthand.rules import preset
from tests.tabletop import Tabletop, rules_of


def test_s_34_doubles_and_sandwiches_may_be_slapped_too() -> None:
    """SJ-22: one card between, of any other rank; two cards between are too many."""
    name = "slapjack_doubles_sandwiches"
    assert preset(name).slap.patterns == ("double", "rank:J", "sandwich")
    for pile, verdict in [
        ("7H", "won"), ("7H 2D", "won"), ("7H 2D 3D", "bad"), ("2D 3D", "bad"), ("7H 7D", "won"),
    ]:  # fmt: skip
        table = Tabletop("7C 2C | 4S 9D", name, pile=pile)
        table.flip(0)
        assert table.slap(1) == {1: verdict}, pile
    jack = Tabletop("JC 2C | 4S 9D", name)
    jack.flip(0)
    assert jack.slap(1) == {1: "won"}


@pytest.mark.parametrize(
    ("face", "verdict"), [("J", "won"), ("Q", "won"), ("K", "won"), ("A", "bad"), ("10", "bad")]
)
def test_s_35_all_face_cards_but_the_ace_are_triggers(face: str, verdict: str) -> None:
    table = Tabletop(f"{face}H 2C | 4S 9D", "slapjack_royals")
    table.flip(0)
    assert table.slap(1) == {1: verdict}


def test_s_36_a_last_card_that_is_a_jack_wins_by_itself() -> None:
    """SJ-14: no race; the pile is taken in the same moment."""
    table = Tabletop("7H JH | 4S 9D 2C | 10C 6H 3S", "slapjack_last_card")
    table.flip(0, 1, 2, 0)
    assert table.pile == ""
    (taken,) = table.of(e.PileTaken)
    assert (taken.seat, taken.why, taken.size) == (0, "last_jack", 4)
    assert not taken.comeback
    assert table.table.counts == (4, 2, 2)
    assert table.turn == 0
    assert table.slap(1) == {1: "late"}


def test_s_36_a_jack_that_is_not_the_last_card_is_slapped_for() -> None:
    table = Tabletop("JH 7H | 4S 9D 2C", "slapjack_last_card")
    table.flip(0)
    assert table.slap(1) == {1: "won"}


def test_s_37_two_packs_have_eight_jacks() -> None:
    rules = preset("slapjack_two_deck")
    assert rules.cards == 104
    differences = {"pack.decks": 2}
    assert rules_of("slapjack", differences) == rules


def test_s_38_nothing_in_the_open_tells_what_may_be_slapped() -> None:
    """Two tables that differ in their rules alone look the same, live or not."""
    tables = [
        Tabletop("7H 2C | JS 9D", "slapjack", {"slap.patterns": patterns})
        for patterns in (["rank:J"], ["rank:9"])
    ]
    logs = []
    for table in tables:
        table.flip(0, 1)
        logs.append(table.log)
    assert tables[0].live() != tables[1].live()
    assert tables[0].table == tables[1].table
    assert logs[0] == logs[1]


@pytest.mark.parametrize(("cards_left", "out"), [(3, [0]), (2, [0]), (1, [0]), (4, [])])
def test_s_39_the_tip_on_two_or_three_cards_is_an_option(cards_left: int, out: list[int]) -> None:
    """SJ-33: read by the letter, the card is paid and the seat is out."""
    hand = " ".join("2C 3C 5C 6C".split()[:cards_left])
    table = Tabletop(f"7H {hand} | 4S 9D | 10C 6H", "slapjack", {"penalty.out_at": 3})
    table.flip(0)
    table.slap(0)
    assert len(table.of(e.Paid)) == 1
    assert table.out == out
    plain = Tabletop(f"7H {hand} | 4S 9D | 10C 6H", "slapjack")
    plain.flip(0)
    plain.slap(0)
    assert plain.out == []


def test_s_40_penalties_may_be_agreed_off() -> None:
    table = Tabletop("7H 2C | 4S | 10C 6H", "slapjack_royals", {"penalty.enabled": False})
    table.flip(0, 1)
    assert table.slap(0, 1, 2) == {0: "bad", 1: "bad", 2: "bad"}
    assert table.of(e.Paid) == []
    assert table.out == []
    assert preset("slapjack_royals").penalty.enabled


def test_s_41_the_log_tells_of_every_hand() -> None:
    table = Tabletop("7H JC 3C | 4S 2C JD | 10C 6H 3S", "slapjack")
    table.flip(0, 1)
    table.slap(2, at=300)
    table.flip(2, 0)
    table.slap(0, 1, at=700, times={0: 690, 1: 680})
    table.slap(2, at=800)
    table.slap(2, at=1500)
    table.do(a.Disrupt(0))
    table.slap(2)
    told = [(slap.seat, slap.verdict, slap.ms) for slap in table.of(e.Slapped)]
    assert told == [
        (2, "bad", 100), (1, "won", 180), (0, "lost", 190), (2, "late", -1), (2, "ignored", -1),
        (2, "void", -1),
    ]  # fmt: skip
    times = [event.at for event in table.log]
    assert times == sorted(times)


def test_s_41_the_same_actions_always_come_to_the_same() -> None:
    logs = []
    for _ in range(2):
        table = Tabletop("7H JC 3C | 4S 2C JD | 10C 6H 3S", "slapjack", seed=9)
        table.flip(0, 1, 2, 0)
        table.slap(2)
        table.flip(2, 0)
        logs.append((table.state, table.log))
    assert logs[0] == logs[1]


def test_s_42_the_last_card_is_saved_by_a_jack_alone() -> None:
    table = Tabletop("7H | 7S 9D JD | 10C 6H 3S", "slapjack")
    table.flip(0, 1)
    assert table.slap(2) == {2: "bad"}, "a double is nothing here"
    assert table.hands == " | 9D JD 10C | 6H 3S"
    table.flip(2)
    assert table.out == [0]


def test_s_42_a_card_received_is_the_one_side_door() -> None:
    table = Tabletop("7H | 4S 9D | 10C 6H 3S", "slapjack")
    table.flip(0)
    table.slap(2)
    assert table.hands == "10C | 4S 9D | 6H 3S"
    table.flip(1, 2)
    assert table.turn == 0
    assert table.out == []


def test_a_game_that_is_over_takes_no_more() -> None:
    table = Tabletop("7H | JS 2D 3D", "slapjack")
    table.flip(0, 1, 1)
    assert table.winners == [1]
    with pytest.raises(GameOver):
        table.flip(1)
    with pytest.raises(GameOver):
        table.slap(1)
    state, events = apply(table.state, a.Tick(), 99_999)
    assert (state, events) == (table.state, ())
    assert table.table.counts == (0, 4)
