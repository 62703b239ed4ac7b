"""The sealed deal among pages that come and go, and where one page alone chooses the seed."""

import msgspec

from firsthand.record.sealing import server_hash
from firsthand.room import Secret
from firsthand.room import messages as m
from tests.room.table import ANN, BEN, EVE, Table, one, told
from tests.room.test_sealing import listed, meeting, opened, refused, show


def test_who_was_gone_before_the_list_agrees_again() -> None:
    table = meeting()
    table.agree(ANN, 0)
    table.close(ANN)
    assert told(table.out, m.Seated, BEN)[-1].agreed == (False, False)
    assert not table.room.seats[0].agreed
    table.back(7, "key 1")
    table.agree(BEN, 1)
    assert not table.dealt
    table.agree(7, 0)
    assert table.dealt


def test_a_page_in_another_window_agrees_again() -> None:
    table = meeting()
    table.agree(ANN, 0)
    table.back(7, "key 1")
    assert not table.room.seats[0].agreed


def test_who_is_loaded_anew_while_the_list_is_open_is_shown_it_again() -> None:
    table = opened(BEN)
    before = listed(table.out)
    table.close(BEN)
    assert not table.dealt
    assert listed(table.back(7, "key 2"), 7) == before
    table.say(7, m.Nonce(1, table.nonces[BEN].hex()))
    assert table.dealt


def test_who_shows_the_nonce_and_is_gone_is_dealt_to() -> None:
    table = opened()
    show(table, BEN)
    table.close(BEN)
    show(table, ANN)
    assert table.dealt


def test_who_sits_down_on_a_second_seat_agrees_again() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    table.sit(ANN, 1)
    table.agree(ANN, 1)
    table.sit(ANN, 0)
    assert not table.dealt
    table.agree(ANN, 0)
    table.agree(ANN, 1)
    assert table.dealt


def test_who_gives_one_of_two_seats_up_agrees_again() -> None:
    table = Table(people=("Ann", "Ben", "Eve"), bots=())
    table.give_secret()
    table.sit(ANN, 0, 1)
    table.sit(EVE, 2)
    table.agree(ANN, 0)
    table.agree(ANN, 1)
    table.say(ANN, m.Leave(0))
    assert not any(seat.agreed for seat in table.room.seats)


def test_a_room_that_closes_while_the_list_is_open_says_no_more() -> None:
    table = Table(people=("Ann",))
    table.silent = {ANN}
    table.give_secret()
    table.sit(ANN, 0)
    table.agree(ANN, 0)
    out = table.say(ANN, m.Leave(0))
    assert (table.room.closed, told(out, m.CalledOff)) == (True, [])


# ---- a chosen seed ----------------------------------------------------------------------------


def chosen(table: Table, seed: int = 7) -> Table:
    table.room = msgspec.structs.replace(table.room, chosen=True, secret=None)
    table.put(Secret(table.now, bytes(32), seed))
    return table


def test_a_page_alone_may_choose_the_seed_and_is_told_so() -> None:
    table = chosen(Table())
    assert one(table.sit(ANN, 0), m.Seated).chosen
    table.agree(ANN, 0)
    sealing = table.live.header.sealing
    assert sealing is not None
    assert (table.live.header.seed, sealing.chosen) == (7, True)


def test_nobody_else_sits_down_or_looks_on_where_the_seed_was_chosen() -> None:
    table = chosen(Table(people=("Ann", "Ben"), bots=()))
    table.sit(ANN, 0)
    assert refused(table.sit(BEN, 1)) == "chosen"
    assert refused(table.sit(EVE)) == "chosen"
    assert one(table.sit(ANN, 1), m.Seated).yours == (0, 1)


def test_at_a_table_for_friends_a_chosen_seed_counts_for_nothing() -> None:
    table = meeting()
    table.room = msgspec.structs.replace(table.room, secret=None)
    table.put(Secret(table.now, bytes(32), 7))
    table.agree_all()
    sealing = table.live.header.sealing
    assert sealing is not None
    assert (sealing.chosen, table.live.header.seed != 7) == (False, True)


def test_small_seeds_tried_on_the_commitment_find_nothing() -> None:
    table = meeting().agree_all()
    header = table.live.header
    assert header.seed.bit_length() > 200
    assert header.sealing is not None
    guesses = (number.to_bytes(32, "big") for number in range(2_000))
    assert server_hash(header.sealing.server) not in map(server_hash, guesses)
