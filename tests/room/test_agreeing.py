"""Agreeing and dealing: nobody gets a card before every seat agreed to the same rules (E-43)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.events import Dealt
from firsthand.record import opening
from firsthand.record.sealing import seal
from firsthand.room import Ended, Sealed
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from tests.room.table import Table, kept, one, told

digests = st.sampled_from(["right", "wrong", ""])


@given(st.lists(st.tuples(st.integers(0, 2), digests), max_size=12))
def test_no_card_is_dealt_before_every_seat_agreed_to_this_digest(
    asked: list[tuple[int, str]],
) -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=("steady",))
    table.give_secret()
    for place in range(3):
        table.sit(place + 1, place)
    agreed: set[int] = set()
    for seat, digest in asked:
        assert table.dealt == (len(agreed) == 3)
        table.agree(seat + 1, seat, **({} if digest == "right" else {"digest": digest}))
        agreed |= {seat} if digest == "right" else set()
    assert table.dealt == (len(agreed) == 3)


def seated(*people: str) -> Table:
    """People at a table whose secret is drawn, each at a connection of his own."""
    table = Table(people=people, bots=() if people[1:] else ("steady",))
    table.give_secret()
    for place in range(len(people)):
        table.sit(place + 1, place)
    return table


def test_other_rules_are_refused() -> None:
    refused = one(seated("Ann").agree(1, 0, digest="ab" * 32), m.Refused)
    assert (refused.what, refused.kind) == ("agree", "other_rules")


def test_who_agrees_is_told_to_all() -> None:
    out = seated("Ann", "Ben").agree(2, 1)
    for conn in (1, 2):
        note = one(out, m.Seated, conn)
        assert note.agreed == (False, True)
        assert note.yours == (conn - 1,)
        assert note.key == f"key {conn}"


def test_agreeing_twice_says_nothing_new() -> None:
    table = seated("Ann", "Ben")
    word = table.word(1, 0)
    assert told(table.say(1, word), m.Seated) != []
    assert told(table.say(1, word), m.Seated) == []


def test_an_agreement_waits_for_the_servers_secret() -> None:
    table = Table()
    table.sit(1, 0)
    assert table.room.wants_secret
    assert one(table.agree(1, 0), m.Refused).kind == "other_deal"
    assert one(table.give_secret(), m.Seated).deal.server_hash
    table.agree(1, 0)
    assert (table.dealt, table.room.wants_secret) == (True, True)


def test_another_secret_neither_deals_again_nor_replaces_the_one_that_was_told() -> None:
    table = Table().begin()
    before = table.live
    table.give_secret()
    told_of = table.room.secret
    table.give_secret()
    assert table.live is before
    assert table.room.secret is told_of
    assert not table.room.wants_secret


def test_the_commitment_is_told_before_the_first_flip_and_opened_at_the_end() -> None:
    table = Table(people=(), bots=("steady", "sharp"))
    table.sit(9)
    table.give_secret()
    dealt = one(table.out, m.Happened).events[0]
    assert isinstance(dealt, Dealt)
    assert told(table.out, m.Revealed) == []
    table.run()
    opened = one(table.out, m.Revealed)
    assert opened.listed is not None
    assert opened.commitment == dealt.commitment == seal(opened.listed)


def test_the_header_that_is_kept_makes_this_very_deal() -> None:
    table = Table().begin()
    (head,) = kept(table.out)
    assert isinstance(head, Sealed)
    assert head.header.names == ("Ann", "Pip")
    _, dealt = opening(head.header)
    assert one(table.out, m.Happened).events == (dealt,)


def test_before_the_deal_there_is_no_game() -> None:
    with pytest.raises(LookupError):
        _ = StepBuilder(Table().room, 0).live


# ---- another game ---------------------------------------------------------------------------


def ended(people: tuple[str, ...] = ("Ann",), bots: tuple[str, ...] = ("steady",)) -> Table:
    """A table at which seat 0 has just won with all the cards."""
    table = Table(people=people, bots=bots).begin()
    others = ["-"] * (len(table.room.seats) - 2)
    table.rig("QH 2C", "3S", *others)
    table.flip(0)
    table.run(1_500)
    table.flip(1) if people[1:] else table.run(2_000)
    table.run(3_000)
    assert table.table.over
    return table


def test_a_won_game_counts_for_its_seat() -> None:
    table = ended()
    assert table.room.match.tally == (1, 0)
    assert told(table.out, m.Seated, 1)[-1].score == (1, 0)
    assert isinstance(kept(table.out)[-1], Ended)


def test_another_game_is_dealt_with_the_dealer_moved_left() -> None:
    table = ended()
    dealer = table.live.header.dealer
    table.give_secret()
    out = table.agree(1, 0)
    seated = one(out, m.Seated)
    assert (seated.game, seated.score) == (2, (1, 0))
    dealt = one(out, m.Happened).events[0]
    assert isinstance(dealt, Dealt)
    assert dealt.dealer == (dealer + 1) % 2
    assert not table.live.header.drawn


def test_another_game_waits_for_everyone() -> None:
    table = ended(("Ann", "Ben"), ())
    table.give_secret()
    out = table.agree(2, 1)
    assert one(out, m.Seated, 1).agreed == (False, True)
    assert one(table.flip(0), m.Refused).kind == "no_game"
    assert told(table.agree(1, 0), m.Happened) != []


def test_a_game_that_is_on_is_not_left_for_another() -> None:
    table = Table().begin()
    assert one(table.agree(1, 0), m.Refused).kind == "game_on"


def test_bots_take_the_seats_of_those_who_have_left() -> None:
    table = ended(("Ann", "Ben", "Eve"), ())
    table.say(2, m.Leave(1))
    table.say(3, m.Leave(2))
    table.give_secret()
    table.agree(1, 0)
    assert [seat.name for seat in table.room.seats] == ["Ann", "Pip", "Moss"]
    assert [seat.is_bot for seat in table.room.seats] == [False, True, True]
    assert not table.table.over
