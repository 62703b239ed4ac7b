"""What the client's examples show of the server's offer (web/fixtures/notes.json)."""

import json
from typing import Any

import msgspec

from firsthand.shell.catalogue import Catalogue
from firsthand.shell.drafting import drafted, option_list, tried
from firsthand.shell.rule_messages import Draft, Drafted, TryRules
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
    house = json.dumps(house_rules(), ensure_ascii=False)
    return "{" + ", ".join(parts) + f', "house": {house}' + "}\n"


def house_rules() -> dict[str, Any]:
    """Return what is asked about house rules: all options, a draft, and piles to try it on."""
    line = "ratscrew slap.patterns=[double sandwich top_bottom] penalty.count=2"
    draft = drafted(Draft(line), counts=True)
    assert isinstance(draft, Drafted)
    known = drafted(Draft("ratscrew"), counts=True)
    assert isinstance(known, Drafted)
    replies = {
        "options": option_list(),
        "draft": msgspec.structs.replace(draft, outlooks=known.outlooks),
        "piles": tried(TryRules(line), 5),
    }
    return {name: msgspec.to_builtins(reply) for name, reply in replies.items()}
