"""Slapjack, S-34 to S-42: variations, advice, and the evidence."""

from collections import Counter
from random import Random

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Rank, pack, rank
from firsthand.dice import seeded, shuffled
from firsthand.errors import GameOver
from firsthand.game import apply, deal
from firsthand.notation import format_event, format_timed, parse_event, parse_timed
from firsthand.rules import Rules, preset
from tests.drawing import plain_rules
from tests.playing import Played, played, replayed
from tests.tabletop import Tabletop, fold, rules_of, words


def hard(seed: int) -> tuple[Played, Rules]:
    """A short game of four, with few cards, under rules that let hands empty together."""
    rules = plain_rules(Random(seed).choice)  # noqa: S311 - the same rules every time
    return played(rules, 4, seed, actions=150, cards=20), rules


def hands(action: a.AnyAction) -> list[int]:
    """Return the seats whose hands come down by an action."""
    if isinstance(action, a.Stray):
        return [action.seat]
    return [hand.seat for hand in action.hands] if isinstance(action, a.Slap) else []


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


@pytest.mark.parametrize("seats", [5, 6])
def test_s_37_two_packs_have_eight_jacks(seats: int) -> None:
    rules = preset("slapjack_two_deck")
    deck, dice = shuffled(pack(rules.pack.decks, rules.pack.jokers), seeded(seats))
    state, dealt = deal(rules, seats, deck, dice)
    held = Counter(card for hand in state.stocks for card in hand)
    assert sum(dealt.counts) == rules.cards == 104
    assert {words([card]): held[card] for card in held if rank(card) == Rank.JACK} == {
        "JS": 2, "JH": 2, "JD": 2, "JC": 2,
    }  # fmt: skip
    assert set(held.values()) == {2}


def test_s_37_everything_else_is_the_same() -> None:
    assert rules_of("slapjack", {"pack.decks": 2}) == preset("slapjack_two_deck")
    table = Tabletop("JS 7H | JS 9D", "slapjack_two_deck", pile="2C")
    table.flip(0, 1)
    assert table.slap(0) == {0: "won"}, "the other jack of spades is a jack too"


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


def test_s_41_times_keep_their_order_in_hard_games() -> None:
    """Races that end late, windows, pauses, votes, and hands meant for an earlier card.

    No event is older than the one before it, and every hand is an event.
    """
    number = 0
    for seed in range(12):
        game, _ = hard(seed)
        times = [event.at for event in game.log]
        assert times == sorted(times)
        slaps = [event for event in game.log if isinstance(event, e.Slapped)]
        landed = [hand for _, action in game.actions for hand in hands(action)]
        given = [slap for slap in slaps if slap.verdict == "awarded"]
        assert len(slaps) - len(landed) in range(len(given) + 1)
        number += len(landed)
    assert number > 50


@pytest.mark.parametrize("seed", range(12))
def test_s_41_a_game_comes_to_the_same_from_its_written_actions(seed: int) -> None:
    """What is read back from the lines of a record makes every event and card again."""
    game, rules = hard(seed)
    lines = [format_timed(at, action) for at, action in game.actions]
    replayed(rules, 4, seed, game._replace(actions=tuple(map(parse_timed, lines))), cards=20)
    assert fold(parse_event(format_event(event)) for event in game.log) == game.state.table


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
