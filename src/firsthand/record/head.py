"""The header of a record's file: a word a line, as ``docs/RECORD.md`` describes them."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec

from firsthand.errors import Malformed
from firsthand.notation import format_rules
from firsthand.quoting import QUOTED, write_text
from firsthand.record.handicaps import (
    read_devices,
    read_handicaps,
    write_devices,
    write_handicaps,
)
from firsthand.record.matched import check_matched, read_matched, write_matched
from firsthand.record.record import FORMAT, Header
from firsthand.record.sealing import DealList, Sealing, canonical, seal, seed_of
from firsthand.rules import Rules, nested, read
from firsthand.sentences import Sentence, say

FIRST = "firsthand record"
COMMENT = "#"
FROM_SEED = 1
"""The version of a record whose seed was given."""

FIRSTS = {f"{FIRST} {version}": version for version in (FROM_SEED, FORMAT)}
"""The first lines that a record may have, with the version that each names."""


def write_json(value: Any) -> str:
    """Write free data on one line."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def read_json(text: str) -> Any:
    """Read free data, or raise `Malformed`."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise Malformed(say("record-json", text=repr(text), why=str(error))) from None


def head_lines(header: Header) -> Iterator[str]:
    """Yield the lines of a header."""
    sealing = header.sealing
    yield f"{FIRST} {FROM_SEED if sealing is None else FORMAT}"
    yield f"{COMMENT} {format_rules(header.rules)}"
    yield f"rules {write_json(nested(header.rules))}"
    yield f"seats {' '.join(write_text(name) for name in header.names)}"
    yield f"dealer {header.dealer}{' drawn' if header.drawn else ''}"
    yield from _seed_lines(header) if sealing is None else _sealing_lines(sealing, header.seed)
    if header.matched is not None:
        yield f"matching {write_matched(header.matched)}"
    if header.notes is not None:
        yield f"notes {write_json(header.notes)}"


def _seed_lines(header: Header) -> Iterator[str]:
    yield f"seed {header.seed:064x}"
    yield f"salt {header.salt.hex()}"
    yield f"commitment {header.commitment}"


def _sealing_lines(sealing: Sealing, seed: int) -> Iterator[str]:
    yield f"keeping {write_json(sealing.keeping)}"
    if sealing.handicaps:
        yield f"handicaps {write_handicaps(sealing.handicaps)}"
    if sealing.devices:
        yield f"devices {write_devices(sealing.devices)}"
    yield f"server {sealing.server.hex()}"
    yield f"nonces {' '.join(nonce.hex() or NO_NONCE for nonce in sealing.nonces)}"
    yield f"list {canonical(sealing.listed)}"
    yield f"called-off {sealing.called_off}"
    if sealing.chosen:
        yield f"chosen {seed:064x}"


NO_NONCE = "-"
"""What stands for the nonce of a bot."""


class Head:
    """A header read line by line."""

    def __init__(self, version: int) -> None:
        """Begin before its first word."""
        self._words = {**COMMON, **(SEED if version == FROM_SEED else SEALING)}
        self._said: dict[str, Any] = {}
        self._sealed = version != FROM_SEED

    def take(self, word: str, said: str) -> bool:
        """Read a line, or return False where its word is none of a header."""
        if word not in self._words:
            return False
        self._said[word] = self._words[word](said)
        return True

    def finished(self, before: str) -> Header:
        """Return the header, or raise `Malformed` with what is missing before a line."""
        said = self._said
        missing = [word for word in self._words if word not in {*said, *MAY_MISS}]
        if missing:
            lacks = say("record-needs", line=repr(before), word=repr(missing[0]))
            raise Malformed(lacks)
        dealer, drawn = said["dealer"]
        if dealer >= len(said["seats"]):
            raise Malformed(say("record-no-dealer", seat=dealer, seats=len(said["seats"])))
        header = Header(
            rules=said["rules"],
            names=said["seats"],
            dealer=dealer,
            seed=said.get("seed", 0),
            salt=said.get("salt", b""),
            commitment=said.get("commitment", ""),
            drawn=drawn,
            notes=said.get("notes"),
            matched=said.get("matching"),
        )
        check_matched(header.matched, len(header.names))
        return self._with_sealing(header) if self._sealed else header

    def _with_sealing(self, header: Header) -> Header:
        said = self._said
        listed, nonces = said["list"], said["nonces"]
        seats = len(header.names)
        if not seats == len(listed.seats) == len(listed.hashes) == len(nonces):
            raise Malformed(say("record-list-seats", seats=seats))
        handicaps, devices = said.get("handicaps", ()), said.get("devices", ())
        if not {len(handicaps), len(devices)} <= {0, seats}:
            raise Malformed(say("record-handicap-seats", seats=seats))
        chosen = said.get("chosen")
        sealing = Sealing(
            listed=listed,
            keeping=said["keeping"],
            server=said["server"],
            nonces=nonces,
            called_off=said["called-off"],
            chosen=chosen is not None,
            handicaps=handicaps,
            devices=devices,
        )
        seed = seed_of(listed, sealing.server, nonces) if chosen is None else chosen
        return msgspec.structs.replace(header, seed=seed, commitment=seal(listed), sealing=sealing)


def _table(text: str, right: Sentence) -> dict[str, Any]:
    table = read_json(text)
    if not isinstance(table, dict):
        raise Malformed(say("record-no-table", text=repr(text), right=right))
    return table


def _read_rules(text: str) -> Rules:
    return read(_table(text, say("record-rules")), kept=True)


def _read_keeping(text: str) -> dict[str, Any]:
    return _table(text, say("record-values"))


def _read_names(text: str) -> tuple[str, ...]:
    if re.fullmatch(f"{QUOTED}(?: {QUOTED})*", text) is None:
        raise Malformed(say("record-names", text=repr(text)))
    return tuple(json.loads(name) for name in re.findall(QUOTED, text))


def _read_dealer(text: str) -> tuple[int, bool]:
    if re.fullmatch("[0-9]{1,2}( drawn)?", text) is None:
        raise Malformed(say("record-dealer", text=repr(text)))
    return int(text.removesuffix(" drawn")), text.endswith("drawn")


def _read_digits(text: str, what: Literal["seed", "secret"] = "seed") -> str:
    if re.fullmatch("[0-9a-f]{64}", text) is None:
        raise Malformed(say("record-digits", text=repr(text), what=what))
    return text


def _read_seed(text: str) -> int:
    return int(_read_digits(text), 16)


def _read_hex(text: str) -> str:
    if re.fullmatch("([0-9a-f]{2})*", text) is None:
        raise Malformed(say("record-hex", text=repr(text)))
    return text


def _read_secret(text: str) -> bytes:
    return bytes.fromhex(_read_digits(text, "secret"))


def _read_nonces(text: str) -> tuple[bytes, ...]:
    return tuple(b"" if word == NO_NONCE else _read_secret(word) for word in text.split(" "))


def _read_list(text: str) -> DealList:
    try:
        listed = msgspec.json.decode(text, type=DealList)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise Malformed(say("record-list", text=repr(text), why=str(error))) from None
    if canonical(listed) != text:
        form = repr(canonical(listed))
        raise Malformed(say("record-canonical", text=repr(text), form=form))
    return listed


def _read_count(text: str) -> int:
    if re.fullmatch("[0-9]{1,9}", text) is None:
        raise Malformed(say("record-count", text=repr(text)))
    return int(text)


Readers = dict[str, Callable[[str], Any]]

COMMON: Readers = {
    "rules": _read_rules,
    "seats": _read_names,
    "dealer": _read_dealer,
    "matching": read_matched,
    "notes": read_json,
}
"""The words of every header's lines, with what reads the rest of the line."""

SEED: Readers = {
    "seed": _read_seed,
    "salt": lambda text: bytes.fromhex(_read_hex(text)),
    "commitment": _read_hex,
}
"""Those where a seed was given."""

SEALING: Readers = {
    "keeping": _read_keeping,
    "handicaps": read_handicaps,
    "devices": read_devices,
    "server": _read_secret,
    "nonces": _read_nonces,
    "list": _read_list,
    "called-off": _read_count,
    "chosen": _read_seed,
}
"""Those where server and pages made it."""

MAY_MISS = ("matching", "notes", "chosen", "handicaps", "devices")
