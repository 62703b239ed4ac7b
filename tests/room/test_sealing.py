"""The sealed deal, attacked: nobody chooses the cards, or knows them before they are shown."""

from collections.abc import Callable

import msgspec
import pytest

from firsthand.events import Dealt
from firsthand.record import DealList, Record, check
from firsthand.record.sealing import nonce_hash, seal, seed_of, server_hash
from firsthand.room import Output, Sealed, Send
from firsthand.room import messages as m
from firsthand.room.seats.agreeing import ANSWER_MS
from firsthand.room.views.seated import deal_view
from tests.room.meeting import Meeting
from tests.room.table import ANN, BEN, EVE, Table, kept, one, told
from tests.words import said

ZERO = "0" * 64


def meeting(*silent: int, seats: int = 2) -> Meeting:
    """Ann and Ben at an open table; the pages that are silent show no nonce by themselves."""
    table = Meeting(seats)
    table.come(BEN)
    table.silent = set(silent)
    return table


def opened(*silent: int) -> Meeting:
    """The list is open, and the silent pages have not shown their nonces yet."""
    table = meeting(*(silent or (ANN, BEN))).agree_all()
    assert not table.dealt
    return table


def listed(out: list[Output], conn: int = 0) -> DealList:
    return one(out, m.OpenList, conn).listed


def show(table: Table, conn: int, nonce: bytes | None = None, seat: int = -1) -> list[Output]:
    shown = table.nonces[conn] if nonce is None else nonce
    return table.say(conn, m.Nonce(conn - 1 if seat < 0 else seat, shown.hex()))


def refused(out: list[Output]) -> str:
    return one(out, m.Refused).kind


def called_off(out: list[Output], conn: int = 0) -> m.CalledOff:
    return one(out, m.CalledOff, conn)


# ---- an honest deal ---------------------------------------------------------------------------


def test_the_seed_is_made_of_the_list_the_servers_secret_and_every_nonce() -> None:
    table = meeting().agree_all()
    sealing = table.live.header.sealing
    assert sealing is not None
    assert sealing.nonces == (table.nonces[ANN], table.nonces[BEN])
    assert table.live.header.commitment == seal(sealing.listed)
    assert table.live.header.seed == seed_of(sealing.listed, sealing.server, sealing.nonces)
    head = next(entry for entry in kept(table.out) if isinstance(entry, Sealed))
    dealt = table.live.log[0]
    assert isinstance(dealt, Dealt)
    assert check(Record(head.header, dealt)) is None


def test_the_list_is_shown_to_all_before_any_card_and_names_people_and_bots() -> None:
    table = meeting(ANN, BEN, seats=3)
    table.sit(EVE)
    table.host("bot", 2, "sharp")
    table.agree_all()
    for conn in (ANN, BEN, EVE):
        shown = listed(table.out, conn)
        assert [seat.kind for seat in shown.seats] == ["person", "person", "bot"]
        assert [bool(told_hash) for told_hash in shown.hashes] == [True, True, False]
        assert (shown.code, shown.game) == (table.room.code, 1)
    assert told(table.out, m.Happened) == []


def test_two_seats_of_one_page_have_one_nonce_bound_to_the_lowest() -> None:
    table = Table(people=("Ann", "Ben"), bots=())
    table.give_secret()
    table.sit(ANN, 0, 1)
    table.agree(ANN, 1)
    assert not table.dealt
    table.agree(ANN, 0)
    sealing = table.live.header.sealing
    assert sealing is not None
    assert sealing.nonces == (table.nonces[ANN],) * 2
    bound = nonce_hash(table.room.code, 1, 0, table.nonces[ANN])
    assert sealing.listed.hashes == (bound, bound)


def test_who_agrees_with_another_nonce_before_the_list_binds_that_one() -> None:
    table = meeting(ANN)
    table.agree(ANN, 0, nonce_hash=ZERO)
    table.agree(ANN, 0)
    table.agree(BEN, 1)
    show(table, ANN)
    assert table.dealt


def test_the_next_deal_has_a_promise_before_anybody_agrees_to_it() -> None:
    table = meeting().agree_all()
    out = table.give_secret()
    note = one(out, m.Seated, ANN).deal
    assert (note.game, table.room.game) == (2, 1)
    table.say(BEN, m.Leave(1))
    assert table.table.over
    assert told(table.out, m.Seated, ANN)[-1].deal.server_hash == note.server_hash


# ---- nothing is told too soon -------------------------------------------------------------------


def test_no_secret_is_in_any_message_before_the_end() -> None:
    table = meeting().agree_all()
    table.give_secret()
    header = table.live.header
    assert header.sealing is not None
    nonces = [nonce.hex() for nonce in header.sealing.nonces]
    secrets = [header.sealing.server.hex(), f"{header.seed:064x}", *nonces]
    sent = [output.message for output in table.out if isinstance(output, Send)]
    text = msgspec.json.encode(sent).decode()
    assert [secret for secret in secrets if secret in text] == []
    table.say(BEN, m.Leave(1))
    opening = one(table.out, m.Revealed)
    assert [opening.server, opening.seed, *opening.nonces] == secrets


def test_no_hash_is_told_before_all_have_agreed() -> None:
    table = meeting()
    table.agree(ANN, 0)
    text = str([output for output in table.out if isinstance(output, Send)])
    assert table.room.seats[0].nonce_hash not in text


def test_what_is_secret_shows_in_no_text_of_the_room() -> None:
    table = opened(BEN)
    assert table.room.secret is not None
    for secret in (table.room.secret.server, table.nonces[ANN]):
        assert repr(secret) not in repr(table.room)


# ---- attacks ------------------------------------------------------------------------------------


def test_the_last_nonce_cannot_be_chosen_after_the_others_are_shown() -> None:
    table = opened(BEN)
    for nonce in (bytes(32), bytes([7]) * 32, table.nonces[ANN]):
        assert refused(show(table, BEN, nonce)) == "other_nonce"
    assert refused(table.say(BEN, m.Nonce(1, "no digits"))) == "other_nonce"
    assert not table.dealt
    show(table, BEN)
    assert table.dealt


def test_a_nonce_that_is_withheld_is_seen_and_deals_nothing() -> None:
    table = opened(BEN)
    before = deal_view(table.room)
    assert table.alarm == table.now + ANSWER_MS
    out = table.pass_to(table.now + ANSWER_MS)
    off = called_off(out, ANN)
    assert off == called_off(out, BEN)
    assert said(off.reason) == "Ben's page did not answer: nothing was dealt (once)"
    assert server_hash(bytes.fromhex(off.server)) == before.server_hash
    assert (table.dealt, table.room.wants_secret) == (False, True)
    seated = one(table.give_secret(), m.Seated, BEN)
    assert seated.agreed == (False, False)
    assert seated.deal.called_off == off.reason
    assert seated.deal.server_hash != before.server_hash
    assert refused(show(table, BEN)) == "not_open"
    table.agree_all()
    off = called_off(table.pass_to(table.now + ANSWER_MS))
    assert said(off.reason).endswith("(twice)")
    table.give_secret()
    table.silent = set()
    table.agree_all()
    sealing = table.live.header.sealing
    assert sealing is not None
    assert sealing.called_off == 2
    assert deal_view(table.room).called_off is None


def test_all_who_do_not_answer_are_named() -> None:
    table = opened()
    reason = called_off(table.pass_to(table.now + ANSWER_MS)).reason
    assert said(reason) == "Ann's and Ben's pages did not answer: nothing was dealt (once)"


def test_a_promise_of_an_earlier_deal_is_not_agreed_to() -> None:
    table = opened(BEN)
    old = table.word(ANN, 0)
    table.pass_to(table.now + ANSWER_MS)
    assert refused(table.say(ANN, old)) == "other_deal"
    table.give_secret()
    assert refused(table.say(ANN, old)) == "other_deal"
    assert not table.room.seats[0].agreed


def test_nobody_gains_by_the_hash_or_the_nonce_of_another_seat() -> None:
    table = meeting(BEN)
    table.agree(ANN, 0)
    table.agree(BEN, 1, nonce_hash=table.room.seats[0].nonce_hash)
    assert refused(show(table, BEN, table.nonces[ANN])) == "other_nonce"
    assert refused(show(table, BEN, table.nonces[ANN], seat=0)) == "not_your_seat"
    assert not table.dealt
    assert said(called_off(table.pass_to(table.now + ANSWER_MS)).reason).startswith("Ben's page")


def test_a_nonce_for_another_table_or_game_does_not_fit() -> None:
    table = meeting(BEN)
    table.agree(ANN, 0)
    for code, game in (("ZZZZ", 1), (table.room.code, 2)):
        bound = nonce_hash(code, game, 1, table.nonces.get(BEN, bytes(32)))
        table.agree(BEN, 1, nonce_hash=bound)
        assert refused(show(table, BEN)) == "other_nonce"
        table.pass_to(table.now + ANSWER_MS)
        table.give_secret()
        table.agree(ANN, 0)


def test_what_was_agreed_is_not_changed_once_the_list_is_open() -> None:
    table = opened(BEN)
    opening = table.room.opening
    assert refused(table.agree(BEN, 1, nonce_hash=ZERO)) == "opened"
    assert told(table.agree(BEN, 1), m.Refused) == []
    assert table.room.opening is opening
    show(table, BEN)
    assert table.dealt


def test_a_hash_that_is_none_is_refused() -> None:
    for wrong in ("", "xyz", ZERO + "0", ZERO.replace("0", "A")):
        assert refused(meeting().agree(ANN, 0, nonce_hash=wrong)) == "nonce_hash"


def test_messages_that_come_twice_late_or_from_who_looks_on_change_nothing() -> None:
    table = opened()
    table.sit(EVE)
    assert refused(table.say(EVE, m.Nonce(1, table.nonces[BEN].hex()))) == "not_your_seat"
    assert refused(table.say(EVE, m.Nonce(-1, ZERO))) == "no_such_seat"
    assert told(show(table, ANN), m.Refused) == []
    assert told(show(table, ANN), m.Refused) == []
    assert not table.dealt
    show(table, BEN)
    before = table.live
    assert refused(show(table, BEN)) == "not_open"
    assert refused(table.agree(BEN, 1)) in {"game_on", "other_deal"}
    assert table.live is before


Act = Callable[[Meeting], object]
CHANGES: dict[str, tuple[Act, str]] = {
    "rules": (lambda table: table.propose("ratscrew penalty.count=2"), "The rules were changed"),
    "keeping": (
        lambda table: table.say(ANN, m.Settle(0, 900, "fold", 30_000, 0)),
        "The rules were changed",
    ),
    "a seat more": (lambda table: table.host("add"), "The seats were changed"),
    "a kick": (lambda table: table.host("kick", 1), "Ben is gone"),
    "leaving": (lambda table: table.say(BEN, m.Leave(1)), "Ben is gone"),
    "objecting": (lambda table: table.say(BEN, m.ObjectTo(1)), "Ben objected"),
    "another name": (lambda table: table.host("rename", 1, "Bob"), "The seats were changed"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_changes_while_the_list_is_open_calls_the_deal_off(what: str) -> None:
    table = opened(BEN)
    act, why = CHANGES[what]
    act(table)
    assert not table.dealt
    off = told(table.out, m.CalledOff)[-1]
    assert said(off.reason) == f"{why}: nothing was dealt (once)"
    assert (table.room.opening, table.room.wants_secret) == (None, True)
    assert not any(seat.agreed for seat in table.room.seats)
    table.pass_to(table.now + 2 * ANSWER_MS)
    assert len(told(table.out, m.CalledOff)) == 1


@pytest.mark.parametrize("what", [name for name in CHANGES if name != "another name"])
def test_whatever_changes_before_the_list_is_open_withdraws_the_agreement(what: str) -> None:
    table = meeting()
    table.agree(BEN, 1)
    CHANGES[what][0](table)
    assert not any(seat.agreed for seat in table.room.seats)


@pytest.mark.parametrize("what", ["bot", "free"])
def test_a_bot_that_comes_or_goes_asks_everyone_anew(what: str) -> None:
    table = meeting(seats=3)
    table.host("bot", 2, "sharp")
    table.agree(BEN, 1)
    table.host(what, 2, "gentle")
    assert not table.room.seats[1].agreed
