"""Counts games by some rules in a process of its own, and prints what they mean as JSON.

``python -m firsthand.server.outlook_process RULES SEATS PACE``, the pace in ms.
"""

import sys

import msgspec

from firsthand.notation import parse_rules
from firsthand.server.processes import stand_back


def main(line: str, seats: str, pace: str) -> None:
    """Count the games, at a low priority where the system has one, and print the figures."""
    stand_back()
    from firsthand.lab.outlook import Counting, outlook  # noqa: PLC0415 - after the priority

    figures = outlook(Counting(parse_rules(line), int(seats), int(pace)))
    sys.stdout.write(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
