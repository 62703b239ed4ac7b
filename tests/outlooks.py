"""The figures that come with Firsthand: ``python -m tests.outlooks`` counts them again."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from firsthand.bots.intent import PACE
from firsthand.lab.outlook import Counting, outlook
from firsthand.rules import preset, presets

KEPT = Path(__file__).parents[1] / "src" / "firsthand" / "presets" / "outlooks.json"
SEATS = range(2, 7)


def counted(name: str) -> Iterator[dict[str, Any]]:
    """Yield the figures of a preset for each number of seats."""
    rules = preset(name)
    for seats in SEATS:
        if rules.seats_allowed(seats) is None:
            yield msgspec.structs.asdict(outlook(Counting(rules, seats, PACE)))


def main() -> None:
    """Write the figures of all presets by the digests of their rules."""
    lines = []
    for name in presets():
        sys.stderr.write(f"{name}\n")
        rows = ",\n  ".join(json.dumps(row) for row in counted(name))
        lines.append(f'"{preset(name).digest}": [\n  {rows}\n]')
    KEPT.write_text("{" + ",\n".join(lines) + "}\n")


if __name__ == "__main__":
    main()
