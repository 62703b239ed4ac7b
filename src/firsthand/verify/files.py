"""Checking a file of any kind: which kind it is, and the report on it."""

from collections.abc import Callable
from typing import Any, Protocol

from firsthand.notation import format_event, format_timed
from firsthand.record import Fault, MalformedLine, Record, check, parse_record
from firsthand.record.head import COMMENT
from firsthand.record.text import ACTION, EVIDENCE
from firsthand.sentences import say
from firsthand.verify.cases import Case
from firsthand.verify.decks import Deal
from firsthand.verify.located import Spot, Unreadable, located
from firsthand.verify.report import Failure, Report
from firsthand.verify.vectors import DealVector, MatchVector, PatternVector, RefusedConfig


class Check(Protocol):
    """Something to be checked that has been read."""

    def run(self) -> Failure | None:
        """Return what is wrong, or None."""
        ...


PARTS: dict[str, Callable[[Spot], Check]] = {
    "cases": Case,
    "pattern_vectors": PatternVector,
    "deal_vectors": DealVector,
    "match_vectors": MatchVector,
    "refused_configs": RefusedConfig,
}
"""What a case file may hold."""

RECORD = "firsthand record"


def verify(text: str) -> Report:
    """Check everything in a file, whatever its kind.

    The whole file is read before anything is checked: raises `Unreadable` with line and reason.
    """
    if text.startswith(RECORD):
        return Report().with_(_record(text))
    report = Report()
    for part in _checks(located(text)):
        report = report.with_(part.run())
    return report


def _checks(content: Any) -> list[Check]:
    if isinstance(content, Spot):
        if "script" in content or "hand_a" in content:
            content = [content]
        else:
            return _parts(content)
    if isinstance(content, list) and content:
        return [_single(spot) for spot in content]
    raise Unreadable(1, say("verify-nothing"))


def _parts(file: Spot) -> list[Check]:
    for name, value in file.items():
        if (
            name not in PARTS
            and isinstance(value, list)
            and any(isinstance(v, Spot) for v in value)
        ):
            raise file.wrong(say("verify-part", name=repr(name), known=tuple(PARTS)))
    checks = [read(spot) for name, read in PARTS.items() for spot in file.many(name, dict, [])]
    if not checks:
        raise file.wrong(say("verify-no-part", known=tuple(PARTS)))
    return checks


def _single(spot: Any) -> Check:
    if isinstance(spot, Spot) and "hand_a" in spot:
        return Deal(spot)
    if isinstance(spot, Spot) and "script" in spot:
        return Case(spot)
    line = spot.line if isinstance(spot, Spot) else 1
    raise Unreadable(line, say("verify-neither"))


def _record(text: str) -> Failure | None:
    try:
        record = parse_record(text)
    except MalformedLine as error:
        raise Unreadable(error.line, error.why) from None
    fault = check(record)
    if fault is None:
        return None
    tape = tuple(_tape(record, fault.entry))
    where = say("verify-record")
    return Failure(_line(text, fault), where, fault.doing, fault.expected, fault.came, tape)


def _line(text: str, fault: Fault) -> int:
    """Return the line that a fault is about, from 1 on: an action's or an event's."""
    if fault.entry < 0:
        return 1
    lines = [line.strip() for line in text.splitlines()]
    acted = [number for number, line in enumerate(lines) if line.startswith(ACTION)]
    line_number = acted[fault.entry]
    event_counts = [
        number
        for number, line in enumerate(lines[line_number + 1 :], line_number + 1)
        if line and not line.startswith((COMMENT, EVIDENCE))
    ]
    return 1 + (event_counts[fault.event] if fault.event >= 0 else line_number)


def _tape(record: Record, upto: int) -> list[str]:
    lines = [format_event(record.dealt)]
    for entry in record.entries[: max(upto, 0)]:
        lines.append(ACTION + format_timed(entry.at, entry.action))
        lines += [format_event(event) for event in entry.events]
    return lines
