"""A record as columns, a row for each event."""

from typing import Any

from firsthand.cards import format_card
from firsthand.law.types import NOBODY
from firsthand.notation import format_event
from firsthand.record.record import Record


def columns(record: Record) -> dict[str, list[Any]]:
    """Return named columns of equal length; nobody's seat is None.

    ``at`` is in ms of play, ``pile`` holds the face-up cards, ``cards_0`` counts the first hand.
    """
    named: dict[str, list[Any]] = {
        name: [] for name in ("event", "at", "kind", "seat", "turn", "pile", "burned", "text")
    }
    hands: list[list[int]] = [[] for _ in record.header.names]
    for number, (event, table) in enumerate(record.tables()):
        row = {
            "event": number,
            "at": event.at,
            "kind": event.__struct_config__.tag,
            "seat": getattr(event, "seat", None),
            "turn": None if table.turn == NOBODY else table.turn,
            "pile": " ".join(map(format_card, table.pile)),
            "burned": table.burned,
            "text": format_event(event),
        }
        for name, value in row.items():
            named[name].append(value)
        for hand, count in zip(hands, table.counts, strict=True):
            hand.append(count)
    return named | {f"cards_{seat}": hand for seat, hand in enumerate(hands)}
