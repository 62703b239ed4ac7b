"""The sealed deal in a record: list, seal, nonces and seed, and what ``verify`` makes of them."""

import hashlib
import json
import re
from typing import Any

import msgspec
import pytest

from firsthand.commands.bodies.replaying import record_lines
from firsthand.errors import Malformed
from firsthand.record import (
    FORMAT,
    DealList,
    Record,
    Sealing,
    check,
    format_record,
    opening,
    parse_record,
)
from firsthand.record.sealing import canonical, nonce_hash, seal, seed_of, server_hash, terms
from firsthand.rules import preset
from firsthand.sentences import in_words
from tests.record.games import KEEPING, NAMES, SALT, SERVER, played_together, sealing

replace = msgspec.structs.replace
RULES = preset("ratscrew")
GAME = played_together()
DIGITS = "0123456789abcdef" * 4


def sha(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def test_hashes_are_those_that_the_page_on_records_names() -> None:
    assert server_hash(SERVER) == sha(b"firsthand server", SERVER)
    assert nonce_hash("QXYZ", 12, 3, SALT) == sha(b"firsthand nonceQXYZ123", SALT)
    text = f'{{"keeping":{json.dumps(KEEPING, separators=(",", ":"))},"rules":"{RULES.digest}"}}'
    assert terms(RULES.digest, KEEPING) == sha(text.encode())


def test_seal_and_seed_bind_the_whole_list_and_every_secret() -> None:
    made = sealing(RULES, NAMES[:3])
    told = seal(made.listed)
    assert told == sha(canonical(made.listed).encode())
    order = ["code", "digest", "game", "hashes", "seats", "server_hash"]
    assert list(json.loads(canonical(made.listed))) == order
    seed = seed_of(made.listed, SERVER, made.nonces)
    assert f"{seed:064x}" == sha(b"firsthand deal", bytes.fromhex(told), SERVER, SALT, SALT)


def test_a_game_of_a_table_is_written_and_read_again() -> None:
    text = format_record(GAME)
    assert text.startswith(f"firsthand record {FORMAT}\n")
    assert "\nseed " not in text
    assert parse_record(text) == GAME
    assert check(GAME) is None
    assert GAME.dealt.commitment == GAME.header.commitment == seal(listed_of(GAME))
    assert replace(GAME.header, seed=0) != parse_record(text).header


def sealing_of(record: Record) -> Sealing:
    assert record.header.sealing is not None
    return record.header.sealing


def listed_of(record: Record) -> DealList:
    return sealing_of(record).listed


def test_a_chosen_seed_counts_instead_and_is_named() -> None:
    chosen = played_together(seed=77)
    made = replace(sealing_of(chosen), chosen=True)
    record = replace(chosen, header=replace(chosen.header, sealing=made))
    assert f"\nchosen {77:064x}\n" in format_record(record)
    assert parse_record(format_record(record)) == record
    assert check(record) is None
    lines = list(record_lines(record))
    assert f"seal {record.header.commitment}" in lines
    assert "dealt from a chosen seed" in lines
    assert "called off before: 1" in lines
    fault = check(chosen)
    assert fault is not None
    assert fault.doing == "seed"


def other(record: Record, **changes: Any) -> Record:
    """The record with something else sealed, dealt anew from the seed that it says."""
    made = replace(sealing_of(record), **changes)
    header = replace(record.header, sealing=made)
    return replace(record, header=header, dealt=opening(header)[1])


LISTED = listed_of(GAME)
FORGED = [
    ("seats", {"listed": replace(LISTED, seats=LISTED.seats[::-1])}),
    ("digest", {"listed": replace(LISTED, digest=DIGITS)}),
    ("digest", {"keeping": {**KEEPING, "pace": 20}}),
    ("server", {"server": SALT}),
    ("server", {"listed": replace(LISTED, server_hash=DIGITS)}),
    ("nonce of seat 0", {"listed": replace(LISTED, game=4)}),
    ("nonce of seat 0", {"listed": replace(LISTED, code="BCDF")}),
    ("nonce of seat 1", {"nonces": (SALT, SALT, SALT)}),
    ("nonce of seat 2", {"nonces": (SALT, b"", SERVER)}),
]


@pytest.mark.parametrize(("part", "changes"), FORGED)
def test_what_was_not_so_promised_is_found(part: str, changes: dict[str, Any]) -> None:
    fault = check(other(GAME, **changes))
    assert fault is not None
    assert (fault.entry, in_words(fault.doing)) == (-1, part)


def test_another_seal_than_the_lists_is_found() -> None:
    fault = check(replace(GAME, header=replace(GAME.header, commitment=DIGITS)))
    assert fault is not None
    assert (fault.doing, fault.came) == ("seal", seal(LISTED))


def test_another_list_makes_another_deal() -> None:
    text = format_record(GAME).replace('"name":"Ann"', '"name":"Eve"').replace('"Ann" ', '"Eve" ')
    fault = check(parse_record(text))
    assert fault is not None
    assert fault.doing == "deal"


@pytest.mark.parametrize(
    ("start", "line", "right"),
    [
        ("keeping", "keeping []", "'[]' is no table of values"),
        ("server", "server 12", "'12' is no secret: write 64"),
        ("nonces", "nonces - -", "must be of 3 seats"),
        ("nonces", "nonces - - x", "'x' is no secret"),
        ("list", "list {}", "is no list of a deal"),
        ("list", f"list  {canonical(LISTED)}", "is not in canonical form"),
        ("called-off", "called-off -1", "'-1' is no count"),
        ("called-off", None, "needs a line that begins with 'called-off'"),
        ("server", f"seed {DIGITS}", "needs a line that begins with 'server'"),
    ],
)
def test_a_malformed_line_is_named(start: str, line: str | None, right: str) -> None:
    lines = format_record(GAME).splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith(start))
    lines[at : at + 1] = [] if line is None else [line]
    with pytest.raises(Malformed, match=re.escape(right)):
        parse_record("\n".join(lines))
