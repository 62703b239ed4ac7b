"""What changed of the seats since a page was last sent them: it is sent that alone."""

from typing import Any

import msgspec

from firsthand.shell.wire import Reseated, Seated

BY_FIELD = ("deal", "keeping", "rules")
"""Fields of `Seated` that are sent field by field themselves; ``seats`` are so, one by one, and the
sections of the rule sheet come one by one."""


def reseated(before: Seated, after: Seated) -> Reseated:
    """Return how a page comes from what it was sent to what holds now."""
    changes = changed(before, after)
    for name in BY_FIELD:
        if name in changes:
            changes[name] = changed(getattr(before, name), getattr(after, name))
    if "seats" in changes and len(before.seats) == len(after.seats):
        pairs = enumerate(zip(before.seats, after.seats, strict=True))
        changes["seats"] = {str(seat): changed(*pair) for seat, pair in pairs if pair[0] != pair[1]}
    old, new = before.rules.sheet, after.rules.sheet
    if "sheet" in changes.get("rules", {}) and len(old) == len(new):
        sections = {str(number): each for number, each in enumerate(new) if each != old[number]}
        changes["rules"]["sheet"] = sections
    return Reseated(changes)


def changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    """Return the fields that differ, as they are after."""
    fields = {name: getattr(after, name) for name in after.__struct_fields__}
    return {name: new for name, new in fields.items() if getattr(before, name) != new}
