"""``firsthand page``: how the page that needs no server is made."""

import sys


def page() -> None:
    """Show how the page that needs no server is built, and how it is published.

    It is made from the sources, as it holds a Python of its own.
    """
    from firsthand.sentences import say, text  # noqa: PLC0415 - help is quick without

    sys.stdout.write(f"{text(say('command-page'))}\n")
