"""``python -m firsthand.server.folding``: a record made into what a page shows, in a process.

It reads the file from its standard input and writes one JSON object: a `Replayed`, or an `Unread`.
"""

import sys

import msgspec

from firsthand.server.processes import stand_back
from firsthand.shell.playback import folded


def main() -> None:
    """Fold what comes in."""
    stand_back()
    sys.stdout.buffer.write(msgspec.json.encode(folded(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
