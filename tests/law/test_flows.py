"""Whole flows: what the law hands back is complete, since a kernel has nothing else to go by."""

from firsthand.law.duel import eliminated, lapsed
from firsthand.law.types import NOBODY, Duel, Flow, Seats
from firsthand.rules import preset

RATSCREW = preset("ratscrew").law


def test_a_lapsed_chance_changes_nothing_but_who_has_lost_it() -> None:
    flow = Flow(Duel(0, NOBODY, 0, 0), Seats(5, 0b00011, 0b10000, 0b00100, 0b00000))
    assert lapsed(flow, 0b11111) == Flow(flow.duel, Seats(5, 0b00011, 0b10000, 0b00100, 0b01100))


def test_a_chance_lapses_only_for_the_seats_named() -> None:
    flow = Flow(Duel(0, NOBODY, 0, 0), Seats(4, 0b0001, 0, 0, 0))
    assert lapsed(flow, 0b0100).seats.passed == 0b0100


def test_who_is_put_out_is_out_of_every_other_set() -> None:
    flow = Flow(Duel(0, NOBODY, 0, 0), Seats(4, 0b0111, 0b1000, 0b0100, 0b0100))
    assert eliminated(RATSCREW, flow, 2) == Flow(flow.duel, Seats(4, 0b0011, 0b1100, 0, 0))


def test_a_challenge_goes_with_its_owner_and_the_payer_plays_on() -> None:
    flow = Flow(Duel(1, 0, 2, 0), Seats(3, 0b110, 0, 0, 0))
    assert eliminated(RATSCREW, flow, 0) == Flow(
        Duel(1, NOBODY, 0, 0), Seats(3, 0b110, 0b001, 0, 0)
    )


def test_a_pile_owed_to_who_is_put_out_is_owed_no_more_and_the_next_leads() -> None:
    flow = Flow(Duel(NOBODY, 0, 0, 1), Seats(3, 0b110, 0, 0, 0))
    assert eliminated(RATSCREW, flow, 0) == Flow(
        Duel(1, NOBODY, 0, 0), Seats(3, 0b110, 0b001, 0, 0)
    )


def test_the_tries_of_who_is_put_out_pass_on() -> None:
    flow = Flow(Duel(1, 0, 2, 0), Seats(3, 0b111, 0, 0, 0))
    assert eliminated(RATSCREW, flow, 1) == Flow(Duel(2, 0, 2, 0), Seats(3, 0b101, 0b010, 0, 0))
