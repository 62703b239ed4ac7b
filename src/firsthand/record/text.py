"""The file of a record: lines of text, as ``docs/RECORD.md`` describes them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from firsthand.errors import FirsthandError, Malformed
from firsthand.events import Dealt
from firsthand.notation import format_event, format_timed, parse_event, parse_timed
from firsthand.record.head import COMMENT, FIRST, FIRSTS, Head, head_lines, read_json, write_json
from firsthand.record.record import FORMAT, Entry, Record
from firsthand.sentences import Sentence, say

ACTION, EVIDENCE = "> ", "= "


class MalformedLine(Malformed):
    """A line of a record that is not what it should be: its number (from 1), and why."""

    def __init__(self, line: int, why: Sentence) -> None:
        """Keep the line and why apart."""
        super().__init__(say("record-line", line=line, why=why))
        self.line = line
        self.why = why


def format_record(record: Record) -> str:
    """Write a record: a header of a word a line, then the deal, actions and events in order."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield from head_lines(record.header)
    yield format_event(record.dealt)
    for entry in record.entries:
        yield ACTION + format_timed(entry.at, entry.action)
        for event in entry.events:
            yield format_event(event)
        if entry.evidence is not None:
            yield EVIDENCE + write_json(entry.evidence)


def parse_record(text: str) -> Record:
    """Read a record, or raise `MalformedLine`, which says what would be right."""
    lines = text.splitlines()
    version = FIRSTS.get(lines[0] if lines else "")
    if version is None:
        said = lines[0] if lines else ""
        right = f"{FIRST} {FORMAT}"
        raise MalformedLine(1, say("record-first", text=repr(said), right=repr(right)))
    reading = Reading(version)
    for number, line in enumerate(lines[1:], 2):
        try:
            reading.take(line.strip())
        except FirsthandError as error:
            raise MalformedLine(number, error.sentence) from None
    if reading.record is None:
        raise MalformedLine(len(lines), say("record-ends"))
    return msgspec.structs.replace(reading.record, entries=tuple(reading.entries))


def load(path: Path) -> Record:
    """Read a record's file, or raise `Malformed`."""
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        unread = say("record-unread", file=str(path), why=str(error.strerror))
        raise Malformed(unread) from None
    except UnicodeDecodeError:
        raise Malformed(say("record-no-text", file=str(path))) from None


def save(record: Record, path: Path) -> None:
    """Write a record's file."""
    path.write_text(format_record(record), encoding="utf-8")


class Reading:
    """A record read line by line."""

    def __init__(self, version: int) -> None:
        """Begin before the header of a record of this version."""
        self.head = Head(version)
        self.record: Record | None = None
        self.entries: list[Entry] = []

    def take(self, line: str) -> None:
        """Read one line, or raise a `FirsthandError`."""
        if not line or line.startswith(COMMENT):
            return
        word, _, said = line.partition(" ")
        if self.record is None:
            if not self.head.take(word, said):
                self._begin(line)
        elif line.startswith(ACTION):
            at, action = parse_timed(line.removeprefix(ACTION))
            self.entries.append(Entry(at, action))
        else:
            self._add(line)

    def _begin(self, line: str) -> None:
        header = self.head.finished(line)
        dealt = parse_event(line)
        if not isinstance(dealt, Dealt):
            raise Malformed(say("record-deal", text=repr(line)))
        self.record = Record(header, dealt)

    def _add(self, line: str) -> None:
        if not self.entries:
            raise Malformed(say("record-before", text=repr(line), mark=repr(ACTION)))
        entry = self.entries[-1]
        if line.startswith(EVIDENCE):
            entry = msgspec.structs.replace(entry, evidence=read_json(line.removeprefix(EVIDENCE)))
        else:
            events = (*entry.events, parse_event(line))
            entry = msgspec.structs.replace(entry, events=events)
        self.entries[-1] = entry
