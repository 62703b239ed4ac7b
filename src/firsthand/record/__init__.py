"""Records of games: the sealed header, every accepted action, and its events."""

from firsthand.record.checking import Fault, check
from firsthand.record.evidence import Evidence, Kept, race, races
from firsthand.record.hand import Device, How, JudgedHand
from firsthand.record.handicaps import HANDICAP_MOST, handicap_of, most_of
from firsthand.record.matched import Matched, Sides
from firsthand.record.record import (
    FORMAT,
    Entry,
    Header,
    Record,
    begun,
    opening,
    sealed,
    sealed_together,
    table_after,
    tables,
)
from firsthand.record.sealing import DealList, ListedSeat, Sealing
from firsthand.record.text import MalformedLine, format_record, load, parse_record, save

__all__ = [
    "FORMAT",
    "HANDICAP_MOST",
    "DealList",
    "Device",
    "Entry",
    "Evidence",
    "Fault",
    "Header",
    "How",
    "JudgedHand",
    "Kept",
    "ListedSeat",
    "MalformedLine",
    "Matched",
    "Record",
    "Sealing",
    "Sides",
    "begun",
    "check",
    "format_record",
    "handicap_of",
    "load",
    "most_of",
    "opening",
    "parse_record",
    "race",
    "races",
    "save",
    "sealed",
    "sealed_together",
    "table_after",
    "tables",
]
