"""What the client's examples show of the server's offer (web/fixtures/notes.json)."""

import json

import msgspec

from firsthand.shell.catalogue import Catalogue
from firsthand.shell.wire import Choice

SHOWN = (
    "ratscrew",
    "slapjack",
    "ratscrew_full_house",
    "ratscrew_salute",
    "beggar_my_neighbour",
)
"""Rule sets that differ in what a page shows: no slaps, many, a gesture."""


def examples() -> str:
    """Return the notes on some rule sets and on all temperaments, as a page is sent them."""
    offered = Catalogue(Choice("ratscrew", 4, ("matching",), 700))
    presets = [offered.notes[name] for name in SHOWN]
    lists = {"presets": presets, "temperaments": offered.welcome.temperaments}
    parts = []
    for name, notes in lists.items():
        lines = (json.dumps(msgspec.to_builtins(note), ensure_ascii=False) for note in notes)
        parts.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
    return "{" + ", ".join(parts) + "}\n"
