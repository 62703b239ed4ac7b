"""Records of games: what was sealed, what was asked, and what came to pass."""

from firsthand.record.checking import Fault, check
from firsthand.record.record import (
    FORMAT,
    Entry,
    Header,
    Record,
    begun,
    opening,
    sealed,
    table_after,
    tables,
)
from firsthand.record.text import MalformedLine, format_record, load, parse_record, save

__all__ = [
    "FORMAT",
    "Entry",
    "Fault",
    "Header",
    "MalformedLine",
    "Record",
    "begun",
    "check",
    "format_record",
    "load",
    "opening",
    "parse_record",
    "save",
    "sealed",
    "table_after",
    "tables",
]
