"""``python -m firsthand.server.folding``: a record made into what a page shows, in a process.

It reads the file from its standard input and writes one JSON object: a `Replayed`, or an `Unread`.
"""

import sys

import msgspec

from firsthand.errors import FirsthandError
from firsthand.record import parse_record
from firsthand.sentences import say
from firsthand.server.processes import stand_back
from firsthand.shell.playback import replayed
from firsthand.shell.wire import Replayed, Unread


def folded(data: bytes) -> Replayed | Unread:
    """Return a whole recorded game, or why the file is none."""
    try:
        return replayed(parse_record(data.decode("utf-8-sig")))
    except UnicodeDecodeError:
        return Unread(say("record-file-bytes"))
    except FirsthandError as error:
        return Unread(say("record-file-wrong", why=str(error)))
    except (ArithmeticError, LookupError, TypeError, ValueError):
        # Events are folded as they stand: those of another game name seats that are not there.
        return Unread(say("record-file-events"))


def main() -> None:
    """Fold what comes in."""
    stand_back()
    sys.stdout.buffer.write(msgspec.json.encode(folded(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
