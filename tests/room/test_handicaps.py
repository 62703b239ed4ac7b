"""Handicaps by seat and by device: agreed with the deal, taken off in the race, kept in the record.

Every hand falls on the double of Ben's seven on Ann's; Ann is seat 0, Ben seat 1.
"""

import re
from typing import Any, cast

import msgspec
import pytest

from firsthand.errors import Malformed
from firsthand.events import Dealt, Slapped
from firsthand.game import slappable
from firsthand.notation import parse_rules
from firsthand.record import Record, check, format_record, parse_record
from firsthand.record.sealing import terms
from firsthand.room import Acted
from firsthand.room import messages as m
from firsthand.room.views.seated import kept as kept_as
from firsthand.sentences import in_words
from tests.room.table import ANN, BEN, EVE, Table, act, kept, one, told

CLASS = "ratscrew tie.devices=class"


def met(rules: str = "ratscrew", people: tuple[str, ...] = ("Ann", "Ben")) -> Table:
    """Return a table of people at a connection each, open, to which nobody has agreed."""
    table = Table(parse_rules(rules), people, bots=())
    table.room = msgspec.structs.replace(table.room, open=True)
    table.give_secret()
    for seat in range(len(people)):
        table.sit(seat + 1, seat)
        table.measure(seat + 1)
    return table


def friends(rules: str = "ratscrew", *devices: str, handicaps: tuple[int, ...] = ()) -> Table:
    """Return a table of Ann and Ben at two connections, open, agreed and dealt."""
    table = met(rules)
    for seat, ms in enumerate(handicaps):
        table.say(ANN, m.Handicap(0, seat, ms))
    for seat, device in enumerate(devices or ("", "")):
        table.agree(seat + 1, seat, device=device)
    return table


def double(table: Table) -> None:
    """Turn two sevens."""
    table.rig("7H 2C 3C", "7S 9D 4C")
    table.flip(0, c=900)
    table.pass_to(table.now + 800)
    table.flip(1, c=700)


def slapped(table: Table, *hands: tuple[int, float, str]) -> m.RaceResult:
    """Let hands fall on a double, each with its device, and return the verdict."""
    double(table)
    newest = table.live.newest
    for seat, c, device in sorted(hands, key=lambda hand: hand[1]):
        table.n += 1
        table.pass_to(max(table.now, table.clock(newest.sent + c) + 2))
        table.say(seat + 1, m.Slap(seat, newest.k, c, table.n, cast("Any", device)))
    table.pass_to(table.now + 1500)
    return told(table.out, m.RaceResult)[-1]


def off(result: m.RaceResult) -> dict[int, tuple[float, float, str]]:
    """What hands were credited with, what was taken off, and the device, by seat."""
    return {hand.seat: (hand.credited, hand.handicap, hand.device) for hand in result.hands}


# ---- agreeing -------------------------------------------------------------------------------


def test_a_handicap_is_put_to_the_table_and_all_agree_anew() -> None:
    table = met()
    before = one(table.agree(ANN, 0), m.Seated, ANN)
    note = one(table.say(ANN, m.Handicap(0, 1, 90)), m.Seated, BEN)
    assert note.agreed == (False, False)
    assert [seat.handicap for seat in note.seats] == [0, 90]
    assert note.deal.digest != before.deal.digest
    held = kept_as(table.room)
    assert note.deal.digest == terms(table.room.rules.digest, held, (0, 90))
    (sentence,) = note.changed
    assert (sentence.id, sentence.args["ms"]) == ("keeping-handicap", 90)
    old = table.agree(BEN, 1, digest=before.deal.digest)
    assert one(old, m.Refused).kind == "other_rules"
    table.agree(ANN, 0)
    table.say(ANN, m.Handicap(0, 1, 90))
    assert table.room.seats[0].agreed, "nothing has changed"


def test_without_handicaps_the_digest_is_as_it_was() -> None:
    table = friends()
    held = kept_as(table.room)
    assert table.live.header.sealing is not None
    assert table.live.header.sealing.listed.digest == terms(table.room.rules.digest, held)
    assert terms("0", {}, (0, 0)) == terms("0", {})


@pytest.mark.parametrize(
    ("conn", "ask", "kind"),
    [
        (BEN, m.Handicap(1, 1, 90), "not_host"),
        (ANN, m.Handicap(0, 1, 301), "handicap"),
        (ANN, m.Handicap(0, 1, -1), "handicap"),
        (ANN, m.Handicap(0, 2, 90), "nobody"),
        (ANN, m.Handicap(0, 3, 90), "nobody"),
        (ANN, m.Handicap(0, 4, 90), "no_such_seat"),
    ],
)
def test_what_is_no_handicap_is_refused(conn: int, ask: m.Handicap, kind: str) -> None:
    table = Table(people=("Ann", "Ben", ""), bots=("steady",))
    table.room = msgspec.structs.replace(table.room, open=True)
    table.sit(ANN, 0)
    table.sit(BEN, 1)
    assert one(table.say(conn, ask), m.Refused).kind == kind
    assert [seat.handicap for seat in table.room.seats] == [0, 0, 0, 0]


def test_it_is_not_changed_in_the_middle_of_a_game() -> None:
    table = friends()
    assert one(table.say(ANN, m.Handicap(0, 1, 90)), m.Refused).kind == "dealt"


def test_the_host_may_have_one_too() -> None:
    table = friends(handicaps=(40, 0))
    assert table.live.header.sealing is not None
    assert table.live.header.sealing.handicaps == (40, 0)


def test_a_new_person_at_a_seat_starts_at_nothing() -> None:
    table = met()
    table.say(ANN, m.Handicap(0, 1, 90))
    table.close(BEN)
    table.back(BEN, "key 2")
    assert table.room.seats[1].handicap == 90, "who comes back keeps it"
    table.say(ANN, act("kick", 0, 1))
    table.sit(EVE, 1, name="Eve")
    assert (table.room.seats[1].name, table.room.seats[1].handicap) == ("Eve", 0)


def test_who_leaves_takes_it_along() -> None:
    table = friends(handicaps=(0, 90))
    table.say(BEN, act("leave", 1))
    seen = told(table.out, m.Seated, ANN)[-1].seats[1]
    assert (seen.kind, seen.handicap) == ("left", 0)


# ---- the race -------------------------------------------------------------------------------


def test_a_handicap_decides_a_race_and_is_shown() -> None:
    result = slapped(friends(handicaps=(0, 120)), (0, 300, "mouse"), (1, 380, "mouse"))
    assert (result.winner, result.reason) == (1, "fastest")
    assert off(result) == {1: (260, 120, "mouse"), 0: (300, 0, "mouse")}
    assert [hand.margin for hand in result.hands] == [0, 40]


def test_without_one_the_same_hands_end_otherwise() -> None:
    result = slapped(friends(), (0, 300, "mouse"), (1, 340, "mouse"))
    assert (result.winner, off(result)[1]) == (0, (340, 0, "mouse"))


@pytest.mark.parametrize(
    ("agreed", "pressed", "rules", "taken"),
    [
        ("touch", "touch", CLASS, 70),
        ("touch", "mouse", CLASS, 0),
        ("mouse", "touch", CLASS, 0),
        ("", "touch", CLASS, 0),
        ("touch", "touch", "ratscrew", 0),
        ("pen", "pen", CLASS, 0),
    ],
)
def test_a_touch_counts_earlier_where_the_rules_say_so_and_the_seat_agreed_by_it(
    agreed: str, pressed: str, rules: str, taken: int
) -> None:
    result = slapped(friends(rules, "mouse", agreed), (0, 300, "mouse"), (1, 340, pressed))
    assert off(result)[1] == (340 - taken, taken, pressed)
    assert result.winner == (1 if taken else 0)


def test_handicap_and_device_add_up() -> None:
    table = friends(CLASS, "key", "touch", handicaps=(0, 50))
    result = slapped(table, (0, 300, "key"), (1, 410, "touch"))
    assert (result.winner, off(result)[1]) == (1, (290, 120, "touch"))


def test_a_false_hand_pays_by_its_press() -> None:
    table = friends(handicaps=(0, 300))
    table.rig("7H 2C 3C", "8S 9D 4C")
    table.flip(0, c=900)
    out = table.slap(1, 400)
    result = one(out + table.pass_to(table.now + 1500), m.RaceResult)
    assert (result.winner, result.reason) == (-1, "bad")
    assert off(result) == {1: (400, 0, "")}


def test_a_reaction_that_nobody_has_counts_for_the_card_before() -> None:
    table = friends(handicaps=(0, 300))
    double(table)
    out = table.slap(1, 90) + table.pass_to(table.now + 1500)
    assert [result.winner for result in told(out, m.RaceResult)] == [-1]


def test_a_beat_goes_by_the_press() -> None:
    """Ann counts 350 ms after Ben's card: her handicap does not make that too soon."""
    table = friends(handicaps=(120, 0))
    table.rig("7H 2C 3C", "7S 9D 4C")
    table.flip(0, c=900)
    table.pass_to(table.now + 800)
    state = table.live.state
    beaten = msgspec.structs.replace(state.table, beats=(0, 350))
    table.change(state=msgspec.structs.replace(state, table=beaten))
    table.flip(1, c=700)
    out = table.slap(0, 400) + table.pass_to(table.now + 1500)
    result = told(out, m.RaceResult)[-1]
    assert (result.winner, off(result)[0]) == (0, (280, 120, ""))


def test_a_bot_that_plays_for_a_person_has_none() -> None:
    table = friends(handicaps=(0, 300))
    table.room = msgspec.structs.replace(
        table.room,
        seats=(
            table.room.seats[0],
            msgspec.structs.replace(table.room.seats[1], temperament="steady"),
        ),
    )
    result = slapped(table, (0, 150, "mouse"))
    assert all(hand.handicap == 0 for hand in result.hands)


def test_a_verdict_waits_for_who_has_a_handicap() -> None:
    def decided(table: Table) -> int:
        double(table)
        table.slap(0, 300)
        since = table.now
        while table.live.hands:
            assert table.alarm is not None
            table.pass_to(table.alarm)
        return table.now - since

    assert decided(friends(handicaps=(0, 120))) == decided(friends()) + 120


@pytest.mark.parametrize(
    ("reactions", "down"), [((390, 390), (390, 390)), ((340, 250), (250, 250))]
)
def test_a_tie_that_the_next_flipper_takes_keeps_the_times_of_the_presses(
    reactions: tuple[int, int], down: tuple[int, int]
) -> None:
    """Ann and Eve tie by what is left of their presses; Ben, who flips next, has made none."""
    table = met("slapjack", ("Ann", "Ben", "Eve"))
    for seat, left in zip((0, 2), reactions, strict=True):
        table.say(ANN, m.Handicap(0, seat, left - 200))
    for seat in range(3):
        table.agree(seat + 1, seat)
    table.rig("JD 2C 3C", "9H 3S 4S", "5H 6H 7H").flip(0)
    for seat, ms in sorted(zip((0, 2), reactions, strict=True), key=lambda hand: hand[1]):
        table.slap(seat, ms)
    table.pass_to(table.now + 1000)
    fell = {event.seat: event for event in table.live.log if isinstance(event, Slapped)}
    assert fell[1].verdict == "awarded"
    assert tuple(fell[seat].ms for seat in (0, 2)) == down


# ---- the record -----------------------------------------------------------------------------


def recorded(table: Table) -> Record:
    """The record of what a table has kept, up to the first pile that somebody slapped."""
    while not slappable(table.live.state):
        turn = table.table.turn
        table.pass_to(table.now + 1100)
        if turn >= 0:
            table.flip(turn, c=700)
    newest = table.live.newest
    for seat, c, device in ((0, 300, "mouse"), (1, 380, "touch")):
        table.pass_to(max(table.now, table.clock(newest.sent + c) + 2))
        table.say(seat + 1, m.Slap(seat, newest.k, c, 90, cast("Any", device)))
    table.pass_to(table.now + 1500)
    entries = (found.entry for found in kept(table.out) if isinstance(found, Acted))
    dealt = table.live.log[0]
    assert isinstance(dealt, Dealt)
    return Record(table.live.header, dealt, tuple(entries))


PLAIN = recorded(friends())
RECORD = recorded(friends(CLASS, "mouse", "touch", handicaps=(0, 50)))
TEXT = format_record(RECORD)


def test_header_and_evidence_hold_what_was_taken_off() -> None:
    assert "\nhandicaps 0 50\ndevices mouse touch\n" in TEXT
    assert '"device":"touch","handicap":120' in TEXT
    assert format_record(parse_record(TEXT)) == TEXT
    assert check(RECORD) is None


def test_a_record_without_any_reads_as_before() -> None:
    text = format_record(PLAIN)
    assert not re.search('^(handicaps|devices)|"handicap"', text, re.MULTILINE)
    assert check(parse_record(text)) is None


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("handicaps 0 50", "handicaps 0 60", "digest"),
        ("handicaps 0 50\n", "", "digest"),
        ("devices mouse touch", "devices mouse mouse", "0 ms off the hand of seat 1"),
        ('"handicap":120', '"handicap":50', "120 ms off the hand of seat 1"),
        ('"handicap":120', '"handicap":0', "120 ms off the hand of seat 1"),
        ('"credited":260', '"credited":380', "seat 0 takes the pile"),
    ],
)
def test_verify_decides_again_by_the_header(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    found = check(parse_record(TEXT.replace(old, new)))
    assert found is not None
    told_of = (in_words(found.doing), in_words(found.expected))
    assert any(fault in words for words in told_of)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("handicaps 0 50", "handicaps 0", "must be of 2 seats"),
        ("handicaps 0 50", "handicaps 0 301", "from 0 to 300"),
        ("handicaps 0 50", "handicaps x", "are no handicaps"),
        ("devices mouse touch", "devices mouse", "must be of 2 seats"),
        ("devices mouse touch", "devices mouse foot", "mouse, touch, pen or key"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(old: str, new: str, wrong: str) -> None:
    with pytest.raises(Malformed, match=wrong):
        parse_record(TEXT.replace(old, new))
