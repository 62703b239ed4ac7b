"""The file of a record: lines of text, as ``docs/RECORD.md`` describes them."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from firsthand.errors import FirsthandError, Malformed
from firsthand.events import Dealt
from firsthand.notation import (
    format_event,
    format_rules,
    format_timed,
    parse_event,
    parse_timed,
)
from firsthand.notation.codecs import QUOTED, write_text
from firsthand.record.record import FORMAT, Entry, Header, Record
from firsthand.rules import Rules, nested, read

FIRST = "firsthand record"
ACTION, EVIDENCE, COMMENT = "> ", "= ", "#"


class MalformedLine(Malformed):
    """A line of a record that is not what it should be: its number (from 1), and why."""

    def __init__(self, line: int, reason: str) -> None:
        """Keep line and reason apart."""
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def format_record(record: Record) -> str:
    """Write a record: a header of a word a line, then the deal, actions and events in order."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    header = record.header
    yield f"{FIRST} {FORMAT}"
    yield f"{COMMENT} {format_rules(header.rules)}"
    yield f"rules {_json(nested(header.rules))}"
    yield f"seats {' '.join(write_text(name) for name in header.names)}"
    yield f"dealer {header.dealer}{' drawn' if header.drawn else ''}"
    yield f"seed {header.seed:064x}"
    yield f"salt {header.salt.hex()}"
    yield f"commitment {header.commitment}"
    if header.notes is not None:
        yield f"notes {_json(header.notes)}"
    yield format_event(record.dealt)
    for entry in record.entries:
        yield ACTION + format_timed(entry.at, entry.action)
        for event in entry.events:
            yield format_event(event)
        if entry.evidence is not None:
            yield EVIDENCE + _json(entry.evidence)


def parse_record(text: str) -> Record:
    """Read a record, or raise `MalformedLine`, which says what would be right."""
    lines = text.splitlines()
    if not lines or lines[0] != f"{FIRST} {FORMAT}":
        said = lines[0] if lines else ""
        raise MalformedLine(1, f"{said!r} is no record: it must say {f'{FIRST} {FORMAT}'!r}")
    reading = Reading()
    for number, line in enumerate(lines[1:], 2):
        try:
            reading.take(line.strip())
        except FirsthandError as error:
            raise MalformedLine(number, str(error)) from None
    if reading.record is None:
        raise MalformedLine(len(lines), "the record ends before the deal")
    return msgspec.structs.replace(reading.record, entries=tuple(reading.entries))


def load(path: Path) -> Record:
    """Read a record's file, or raise `Malformed`."""
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Malformed(f"{path} is no text file") from None


def save(record: Record, path: Path) -> None:
    """Write a record's file."""
    path.write_text(format_record(record), encoding="utf-8")


class Reading:
    """A record read line by line."""

    def __init__(self) -> None:
        """Begin before the header."""
        self.head: dict[str, Any] = {}
        self.record: Record | None = None
        self.entries: list[Entry] = []

    def take(self, line: str) -> None:
        """Read one line, or raise a `FirsthandError`."""
        if not line or line.startswith(COMMENT):
            return
        word, _, said = line.partition(" ")
        if self.record is None:
            if word in HEAD:
                self.head[word] = HEAD[word](said)
            else:
                self._begin(line)
        elif line.startswith(ACTION):
            at, action = parse_timed(line.removeprefix(ACTION))
            self.entries.append(Entry(at, action))
        else:
            self._add(line)

    def _begin(self, line: str) -> None:
        missing = [word for word in HEAD if word not in self.head and word != "notes"]
        if missing:
            raise Malformed(
                f"before {line!r} a record needs a line that begins with {missing[0]!r}"
            )
        dealt = parse_event(line)
        if not isinstance(dealt, Dealt):
            raise Malformed(f"{line!r} is no deal: the first event must be one")
        dealer, drawn = self.head["dealer"]
        if dealer >= len(self.head["seats"]):
            raise Malformed(f"dealer {dealer} is at no seat: there are {len(self.head['seats'])}")
        self.record = Record(
            Header(
                rules=self.head["rules"],
                names=self.head["seats"],
                dealer=dealer,
                seed=self.head["seed"],
                salt=self.head["salt"],
                commitment=self.head["commitment"],
                drawn=drawn,
                notes=self.head.get("notes"),
            ),
            dealt,
        )

    def _add(self, line: str) -> None:
        if not self.entries:
            raise Malformed(f"{line!r} comes before any action: an action begins with {ACTION!r}")
        entry = self.entries[-1]
        if line.startswith(EVIDENCE):
            entry = msgspec.structs.replace(entry, evidence=_read_json(line.removeprefix(EVIDENCE)))
        else:
            events = (*entry.events, parse_event(line))
            entry = msgspec.structs.replace(entry, events=events)
        self.entries[-1] = entry


def _read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise Malformed(f"{text!r} is not JSON: {error}") from None


def _read_rules(text: str) -> Rules:
    given = _read_json(text)
    if not isinstance(given, dict):
        raise Malformed(f"{text!r} are no rules: write a table of options in JSON")
    return read(given)


def _read_names(text: str) -> tuple[str, ...]:
    if re.fullmatch(f"{QUOTED}(?: {QUOTED})*", text) is None:
        raise Malformed(f"{text!r} are no seats: write each name in quotes")
    return tuple(json.loads(name) for name in re.findall(QUOTED, text))


def _read_dealer(text: str) -> tuple[int, bool]:
    if re.fullmatch("[0-9]{1,2}( drawn)?", text) is None:
        raise Malformed(f"{text!r} is no dealer: write a seat's number, as in '2' or '2 drawn'")
    return int(text.removesuffix(" drawn")), text.endswith("drawn")


def _read_seed(text: str) -> int:
    if re.fullmatch("[0-9a-f]{64}", text) is None:
        raise Malformed(f"{text!r} is no seed: write 64 hexadecimal digits")
    return int(text, 16)


def _read_hex(text: str) -> str:
    if re.fullmatch("([0-9a-f]{2})*", text) is None:
        raise Malformed(f"{text!r} is not what it should be: write pairs of hexadecimal digits")
    return text


HEAD: dict[str, Callable[[str], Any]] = {
    "rules": _read_rules,
    "seats": _read_names,
    "dealer": _read_dealer,
    "seed": _read_seed,
    "salt": lambda text: bytes.fromhex(_read_hex(text)),
    "commitment": _read_hex,
    "notes": _read_json,
}
"""The words of a header's lines, with what reads the rest of the line."""
