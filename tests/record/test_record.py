"""A record saves, loads, verifies and replays; whatever is changed in it is found."""

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.actions import Flip, Tick
from firsthand.errors import Malformed
from firsthand.events import Flipped
from firsthand.game import apply
from firsthand.notation import format_table, parse_table
from firsthand.record import (
    Entry,
    Matched,
    Record,
    Sides,
    begun,
    check,
    format_record,
    handicap_of,
    load,
    most_of,
    opening,
    parse_record,
    save,
    sealed,
    table_after,
    tables,
)
from firsthand.rules import Rules, amended, preset
from firsthand.sentences import in_words
from tests.record.games import SALT, played

replace = msgspec.structs.replace
GAME = played(7, preset("ratscrew"))
LINES = format_record(GAME).splitlines()


@pytest.mark.uncounted
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_a_record_reads_back_and_is_true(seed: int) -> None:
    record = played(seed)
    assert parse_record(format_record(record)) == record
    assert check(record) is None
    times = [event.at for event in record.events]
    assert times == sorted(times)
    for _, table in tables(record):
        assert parse_table(format_table(table)) == table


def test_a_game_that_nobody_agreed_to_has_no_handicaps() -> None:
    header = replace(GAME.header, sealing=None)
    assert (handicap_of(header, 0, "touch"), most_of(header, 0)) == (0, 0)


def test_a_record_is_kept_in_a_file(tmp_path: Path) -> None:
    save(GAME, tmp_path / "game.txt")
    assert load(tmp_path / "game.txt") == GAME


def test_a_record_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be read: No such file"):
        load(tmp_path / "none.txt")
    (tmp_path / "game.bin").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Malformed, match="is no text file"):
        load(tmp_path / "game.bin")


def test_a_replay_is_the_fold_of_the_events() -> None:
    record, state = begun(sealed(Rules(), ("Ann", "Bob"), 5, SALT))
    assert table_after(record, 0) == state.table
    for at in (100, 200, 300):
        state, events = apply(state, Flip(state.table.turn), at)
        record = record.append(Entry(at, Tick(), events))
        assert [table for _, table in tables(record)][-1] == state.table


def test_events_are_numbered_from_the_deal() -> None:
    last = len(list(GAME.events)) - 1
    assert table_after(GAME, 0).flips == 0
    assert table_after(GAME, last) == list(tables(GAME))[-1][1]
    for number in (-1, last + 1):
        with pytest.raises(
            Malformed, match=f"no event {number}: this record has events 0 to {last}"
        ):
            table_after(GAME, number)


def test_s_05_s_06_seed_and_rules_fix_the_dealer_and_every_card() -> None:
    names = ("Ann", "Bob", "Eve")
    for way in ("random", "last", "cut"):
        rules = amended(Rules(), {"deal.dealer": way})
        states = [opening(sealed(rules, names, seed, SALT)) for seed in range(40)]
        again = [opening(sealed(rules, names, seed, SALT)) for seed in range(40)]
        assert states == again
        assert len({state.stocks for state, _ in states}) == 40
        dealers = {event.dealer for _, event in states}
        assert dealers == ({2} if way == "last" else {0, 1, 2})
        assert all(bool(event.shown) == (way == "cut") for _, event in states)
        assert check(begun(sealed(rules, names, 3, SALT))[0]) is None


def test_a_dealer_may_be_given() -> None:
    header = sealed(Rules(), ("Ann", "Bob"), 5, SALT, dealer=0)
    assert opening(header)[1].first == 1
    assert not header.drawn


def spoiled(record: Record, at: int, **changes: object) -> Record:
    entries = list(record.entries)
    entries[at] = replace(entries[at], **changes)
    return replace(record, entries=tuple(entries))


def head(record: Record, **changes: object) -> Record:
    return replace(record, header=replace(record.header, **changes))


def test_the_commitment_binds_rules_seed_and_salt() -> None:
    for record in (
        head(GAME, seed=1),
        head(GAME, salt=b"pepper"),
        head(GAME, rules=amended(GAME.header.rules, {"penalty.count": 2})),
        head(GAME, commitment="00"),
    ):
        fault = check(record)
        assert fault is not None
        assert (fault.entry, fault.doing) == (-1, "commitment")


def test_another_deal_is_found() -> None:
    fault = check(replace(GAME, dealt=replace(GAME.dealt, burned=1)))
    assert fault is not None
    assert fault.doing == "deal"
    assert "1 in the middle" in in_words(fault.expected)
    header = sealed(GAME.header.rules, ("Ann", "Bob"), 5, SALT)
    record = Record(replace(header, names=("Ann",)), opening(header)[1])
    fault = check(record)
    assert fault is not None
    assert "for 2 to 52 players" in in_words(fault.came)


def test_a_dealer_that_was_not_drawn_is_found() -> None:
    header = sealed(Rules(), ("Ann", "Bob"), 5, SALT)
    wrong = replace(header, dealer=1 - header.dealer)
    fault = check(Record(wrong, opening(wrong)[1]))
    assert fault is not None
    assert (fault.doing, fault.expected, fault.came) == (
        "dealer",
        str(wrong.dealer),
        str(header.dealer),
    )


def test_a_changed_event_is_found_with_what_was_due() -> None:
    number, entry = next(
        (number, entry)
        for number, entry in enumerate(GAME.entries)
        if entry.events and isinstance(entry.events[0], Flipped)
    )
    flipped = entry.events[0]
    assert isinstance(flipped, Flipped)
    fault = check(spoiled(GAME, number, events=(replace(flipped, cards=(4,)),)))
    assert fault is not None
    assert fault.entry == number
    assert "flips AS" in in_words(fault.expected)
    assert "flips AS" not in in_words(fault.came)
    fault = check(spoiled(GAME, number, events=()))
    assert fault is not None
    assert in_words(fault.expected) == "nothing"


def test_an_action_that_is_not_allowed_is_found() -> None:
    fault = check(spoiled(GAME, 0, action=Flip(99)))
    assert fault is not None
    assert in_words(fault.came).startswith("refused: there is no seat 99")


def test_time_that_goes_back_is_found() -> None:
    late = Entry(10**9, Tick(), ())
    record = replace(GAME, entries=(late, *GAME.entries))
    fault = check(record)
    assert fault is not None
    assert (fault.entry, in_words(fault.expected)) == (1, "no earlier than 1000000000")


def number_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES) if line.startswith(start))


def with_line(start: str, line: str | None) -> str:
    lines = list(LINES)
    lines[number_of(start) : number_of(start) + 1] = [] if line is None else [line]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("start", "line", "right"),
    [
        ("firsthand", "firsthand record 3", "line 1: 'firsthand record 3' is no record"),
        ("rules", "rules {", "line 3: '{' is not JSON"),
        ("rules", "rules []", "line 3: '[]' are no rules"),
        ("rules", 'rules {"penalty.count": 0}', "line 3: penalty.count = 0"),
        ("seats", "seats Ann", "write each name in quotes"),
        ("dealer", "dealer 2nd", "as in '2' or '2 drawn'"),
        ("dealer", "dealer 9", "dealer 9 is at no seat"),
        ("seed", "seed 12", "line 6: '12' is no seed: write 64"),
        ("salt", "salt 1", "pairs of hexadecimal digits"),
        ("salt", None, "a record needs a line that begins with 'salt'"),
        ("notes", "matching 650 0 by 1", "as in '650 0 by 1 2 for 0'"),
        ("notes", "matching 650 0 by 1 for 0 1", "names a seat twice"),
        ("notes", "matching 650 0 by 2 2 for 0", "names a seat twice"),
        ("notes", "matching 650 0 by 9 for 0", "'matching' names a seat that is not there"),
        ("notes", "moons 3", "'moons 3' is not an event"),
        ("0 dealt", "0 won by 0 (time)", "the first event must be one"),
        ("0 dealt", LINES[number_of("0 dealt")] + "\n100 0 gestures", "comes before any action"),
        ("> ", "> 5 jump", "'jump' is not an action"),
        ("= ", "= {", "'{' is not JSON"),
    ],
)
def test_a_malformed_line_is_named(start: str, line: str | None, right: str) -> None:
    with pytest.raises(Malformed, match=re.escape(right)):
        parse_record(with_line(start, line))


def test_a_record_that_ends_too_soon_is_refused() -> None:
    with pytest.raises(Malformed, match="line 1: '' is no record"):
        parse_record("")
    with pytest.raises(Malformed, match="line 4: the record ends before the deal"):
        parse_record("\n".join(LINES[:4]))


def test_remarks_and_empty_lines_are_passed_over() -> None:
    text = format_record(GAME).replace("\n", "\n\n# well, well\n")
    assert parse_record(text) == GAME


@pytest.mark.parametrize(
    ("sides", "line"),
    [
        (Sides((1, 2), (0,)), "matching 612 4 by 1 2 for 0"),
        (Sides((), (0, 1, 2)), "matching 612 4 by - for 0 1 2"),
        (Sides((0, 1), ()), "matching 612 4 by 0 1 for -"),
    ],
)
def test_how_bots_matched_is_kept_or_missing(sides: Sides, line: str) -> None:
    record = head(GAME, matched=Matched(612, 4, sides))
    assert line in format_record(record).splitlines()
    assert parse_record(format_record(record)) == record
    assert "matching" not in format_record(head(GAME, matched=None))
    assert parse_record(format_record(head(GAME, matched=None))).header.matched is None


def test_notes_may_be_missing() -> None:
    bare = head(GAME, notes=None)
    assert parse_record(format_record(bare)) == bare
