"""``python -m tests.homes.server``: a server that takes the relays before it for the lines.

Its kernel is not asked, for that would see the relays' own connections.
"""

import sys

from firsthand.server.port import address, listen
from firsthand.server.serve import run
from firsthand.shell.catalogue import PACE, SEATS, Catalogue
from firsthand.shell.registry import Registry
from firsthand.shell.wire import Choice

HERE = "127.0.0.1"


def main() -> None:
    """Serve at a free port, and print the address."""
    listener, _ = listen(HERE, 0)
    catalogue = Catalogue(Choice("ratscrew", SEATS, ("steady",), PACE))

    def ready() -> None:
        sys.stdout.write(f"Firsthand is at {address(HERE, listener)} (Ctrl-C ends it)\n")
        sys.stdout.flush()

    run(listener, catalogue, ready, registry=Registry(), asks_kernel=False)


if __name__ == "__main__":
    main()
