"""What the sources leave open, A-25 to A-49: last chances, endings, patterns, hands."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import pack
from firsthand.dice import seeded
from firsthand.errors import OutOfTurn, PileOwed
from firsthand.game import Deadline, deadline, deal
from firsthand.law.types import NOBODY
from firsthand.rules import preset
from tests.tabletop import Tabletop, rules_of, words

NO_FACES: dict[str, Any] = {"challenge.tries": {}}


def jacks(hands: str, *flips: int, **options: Any) -> Tabletop:
    """A game of Slapjack in which some seats have flipped."""
    dotted = {key.replace("__", "."): value for key, value in options.items()}
    table = Tabletop(hands, "slapjack", dotted)
    table.flip(*flips)
    return table


def test_a_25_the_chance_starts_when_a_penalty_empties_the_hand() -> None:
    table = jacks("4S | 7H 2D 3D | 9S 5D 6D")
    table.flip(0)
    assert table.out == []
    other = jacks("4S 8C | 7H 2D 3D | 9S 5D 6D", 0, 1)
    other.slap(0)
    assert other.hands == " | 2D 3D 8C | 9S 5D 6D"
    assert other.out == []
    other.flip(2)
    assert other.out == [0]


def test_a_25_a_jack_that_is_covered_does_not_end_it() -> None:
    table = jacks("4S | JH 2D 3D | 9S 5D 6D | 8C 9C", 0, 1, 2)
    assert table.out == []
    table.flip(3)
    assert table.out == [0]


def test_a_25_a_live_jack_gives_time_until_the_next_flip() -> None:
    table = jacks("4S | 7H 2D 3D | JS 5D 6D", 0, 1, 2)
    assert table.turn == 1, "the turn has passed over seat 0"
    assert table.out == []
    events = table.do(a.Flip(1))
    assert [type(event) for event in events] == [e.SeatOut, e.Flipped], "out before the card"


def test_a_25_or_until_the_next_award() -> None:
    table = jacks("4S | 7H 2D 3D | JS 5D 6D", 0, 1, 2)
    events = table.do(a.Slap((a.Hand(2, 400),)), 400)
    kinds = [type(event) for event in events]
    assert kinds == [e.Slapped, e.PileTaken, e.SeatOut]
    assert table.out == [0]


def test_a_25_or_until_the_window_has_passed() -> None:
    table = jacks("4S | 7H 2D 3D | JS 5D 6D", 0, 1, 2)
    assert deadline(table.state) == Deadline(300 + 3000 + 1, "close")
    table.wait(3300)
    assert table.out == []
    table.wait(3301)
    assert table.out == [0]
    assert table.of(e.SeatOut)[0].at == 3301
    assert table.live(), "the others may slap on"
    assert deadline(table.state) is None


def test_a_25_the_own_last_card_counts_as_a_jack_in_time() -> None:
    table = jacks("JH | 7H 2D 3D | 9S 5D 6D", 0)
    assert table.slap(0) == {0: "won"}
    assert table.out == []


def test_a_26_a_tie_given_away_ends_the_chance_too() -> None:
    table = jacks("4S | JH 2D 3D | 9S 5D 6D", 0, 1)
    assert table.slap(0, 1) == {0: "lost", 1: "lost", 2: "awarded"}
    assert table.out == [0]


def test_a_26_so_does_the_last_card_rule() -> None:
    table = jacks("4S | JH | 9S 5D 6D", 0, 1, bonus__last_jack="auto_win")
    assert table.out == [0]


@pytest.mark.parametrize(("lone", "turn", "winners"), [("plays_on", 1, []), ("wins", NOBODY, [1])])
def test_a_27_one_player_holds_all_but_the_pile(lone: str, turn: int, winners: list[int]) -> None:
    table = Tabletop("4S | 7H 2D 3D", options={"end.lone_holder": lone})
    table.flip(0)
    assert (table.turn, table.winners) == (turn, winners)


def test_a_27_not_while_another_s_challenge_is_open() -> None:
    table = Tabletop("JS | 7H 2D 3D", options={"end.lone_holder": "wins"})
    table.flip(0)
    assert table.winners == []
    table.flip(1)
    assert table.owed == 0


def test_a_27_the_only_seat_left_takes_pile_and_game() -> None:
    table = Tabletop("4S 5S | 7H 2D 3D")
    table.flip(0, 1)
    table.do(a.Leave(0))
    assert table.winners == [1]
    assert table.hands == " | 2D 3D 5S 4S 7H"
    assert table.of(e.PileTaken)[0].why == "sole"
    assert table.of(e.SeatOut)[0].why == "left"


def test_a_28_a_dead_pile_goes_to_the_last_flipper() -> None:
    table = Tabletop("4S | 7H")
    table.flip(0, 1)
    assert table.winners == [1]
    assert table.of(e.PileTaken)[0].why == "last_flipper"


def test_a_28_or_is_a_draw() -> None:
    table = Tabletop("4S | 7H", options={"end.dead_pile": "draw"})
    table.flip(0, 1)
    assert (table.winners, table.why) == ([], "dead_pile")


def test_a_28_a_challenge_is_paid_first() -> None:
    table = Tabletop("JS | 7H", options={"end.dead_pile": "draw"})
    table.flip(0, 1)
    assert table.owed == 0
    table.wait(5000)
    assert table.winners == [0]


@pytest.mark.parametrize("window", [0, 3000])
def test_a_28_a_live_pattern_waits_a_while(window: int) -> None:
    table = Tabletop("7S | 7H", options={"end.window_ms": window})
    table.flip(0, at=0)
    table.flip(1, at=10)
    assert deadline(table.state) == Deadline(10 + window + 1, "close")
    table.wait(10 + window)
    assert table.why == ""
    table.wait(10 + window + 1)
    assert table.winners == [1]


def test_a_28_a_slap_in_that_while_wins() -> None:
    table = Tabletop("7S | 7H")
    table.flip(0, 1)
    assert table.slap(0) == {0: "won"}
    assert table.winners == [0]


def test_a_29_a_cap_of_flips_ends_a_game() -> None:
    table = Tabletop("4S 2C | 7H 3C", options={"end.flips": 3})
    table.flip(0, 1, 0)
    assert (table.winners, table.why) == ([1], "flips")


@pytest.mark.parametrize(("repeat", "why"), [("draw", "repeat"), ("off", "")])
def test_a_29_a_state_that_repeats_is_a_draw(repeat: str, why: str) -> None:
    """After six cards both hands are as they were, court and plain, and the same seat leads."""
    table = Tabletop("2S 3S JS 4S | JH 5H", "beggar_my_neighbour", {"end.repeat": repeat})
    table.flip(0, 1, 0, 1, 0)
    assert table.why == ""
    table.flip(1)
    assert table.hands == "4S 5H JS 2S | JH 3S"
    assert (table.why, table.winners) == (why, [])


def test_a_30_a_lost_challenge_is_paid_before_hands_are_compared() -> None:
    options = {"end.time_ms": 500, "end.level": "draw"}
    table = Tabletop("JS 2C | 7H 3C 4C 5C", options=options)
    table.flip(0, at=0)
    table.flip(1, at=400)
    table.wait(500)
    assert table.hands == "2C JS 7H | 3C 4C 5C"
    assert (table.winners, table.why) == ([], "time"), "level"


def test_a_30_the_pile_is_nobodys() -> None:
    table = Tabletop("9S 2C | 7H 3C 4C", options={"end.time_ms": 500})
    table.flip(0, 1)
    table.wait(500)
    assert table.pile == "9S 7H"
    assert table.winners == [1]


def test_a_30_empty_hands_come_before_the_limit() -> None:
    table = Tabletop("7S | 7H", options={"end.time_ms": 500})
    table.flip(0, 1)
    table.wait(600)
    assert table.why == ""
    table.wait(4000)
    assert (table.winners, table.why) == ([1], "all_cards")


def test_a_30_the_paid_challenge_may_be_the_end_itself() -> None:
    table = Tabletop("JH | 4S", options={"end.time_ms": 500})
    table.flip(0, 1)
    table.wait(500)
    assert (table.winners, table.why) == ([0], "all_cards")
    assert table.of(e.PileTaken)[0].why == "challenge"


def test_a_30_empty_hands_come_before_a_cap_of_flips_too() -> None:
    table = Tabletop("7S | 7H", options={"end.flips": 2})
    table.flip(0, 1)
    assert table.why == ""
    assert table.slap(0) == {0: "won"}
    assert (table.winners, table.why) == ([0], "all_cards")


def test_a_30_a_limit_bites_at_its_millisecond() -> None:
    table = Tabletop("9S 2C | 7H 3C 4C", options={"end.time_ms": 500})
    assert deadline(table.state) == Deadline(500, "time")
    table.wait(499)
    assert table.why == ""


@pytest.mark.parametrize(
    ("drop", "pile", "hands"),
    [("single", "7H", "JC 3C | 4S"), ("counts", "7H JC", "3C | 4S")],
)
def test_a_59_dropped_cards(drop: str, pile: str, hands: str) -> None:
    table = Tabletop("7H JC 3C | 4S", "slapjack", {"turn.drop": drop})
    table.do(a.Drop(0, 2))
    assert (table.pile, table.hands, table.turn) == (pile, hands, 1)
    assert preset("ers").turn.drop == "single"


def test_a_38_cards_left_over_may_lie_in_the_centre() -> None:
    rules = rules_of("ers", {"deal.remainder": "centre"})
    state, event = deal(rules, 5, pack(), seeded(0), dealer=4)
    assert event.counts == (10,) * 5
    assert event.burned == state.table.burned == 2
    # The first card left over was laid first: the second slid under it, as penalties do.
    assert words(state.burned) == "KC QC"
    assert state.table.size == 2
    assert deal(rules, 4, pack(), seeded(0))[1].burned == 0


@pytest.mark.parametrize(
    ("order", "hand"),
    [("pile", "2C 8C 5C 7H 7S"), ("reverse", "2C 7S 7H 5C 8C")],
)
def test_a_40_the_order_of_a_won_pile(order: str, hand: str) -> None:
    table = Tabletop("7H 2C | 7S 9D", "ers", {"collect.order": order}, pile="(8C) 5C")
    table.flip(0, 1)
    table.slap(0)
    assert table.hands == f"{hand} | 9D"


@pytest.mark.parametrize(("scope", "kept"), [("won", True), ("whole_hand", False)])
def test_a_61_what_is_shuffled(scope: str, kept: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    options = {"collect.order": "shuffle", "collect.shuffle": scope}
    firsts = set()
    for seed in range(20):
        table = Tabletop("7H 2C 3C | 7S 9D", "ers", options, seed=seed)
        table.flip(0, 1)
        table.slap(0)
        firsts.add(words(table.state.stocks[0][:2]))
    assert (firsts == {"2C 3C"}) == kept


def test_a_49_a_flip_out_of_turn_is_refused() -> None:
    table = Tabletop("7H 2C | 7S 9D")
    with pytest.raises(OutOfTurn):
        table.flip(1)


def test_a_49_or_costs_a_card() -> None:
    table = Tabletop("JH 2C | 7S 9D | 3C", options={"turn.out_of_turn": "burn"})
    table.flip(1)
    assert (table.pile, table.hands, table.turn) == ("(7S)", "JH 2C | 9D | 3C", 0)
    assert table.of(e.Paid)[0].why == "out_of_turn"
    table.flip(0)
    table.flip(2)
    assert (table.pile, table.turn, table.challenge) == ("(3C) (7S) JH", 1, "0:1")
    table.flip(1)
    with pytest.raises(PileOwed):
        table.flip(0)


def test_a_49_the_card_comes_from_the_top_whatever_is_paid_for_slaps() -> None:
    options = {"turn.out_of_turn": "burn", "penalty.card": "bottom"}
    table = Tabletop("JH 2C | 7S 9D", options=options)
    table.flip(1)
    assert table.pile == "(7S)"


def test_no_faces_no_challenges() -> None:
    table = Tabletop("KH 2C | AS 9D", options=NO_FACES)
    table.flip(0, 1)
    assert table.challenge == ""
