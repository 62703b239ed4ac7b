"""The command line: ``firsthand`` and its commands.

Everything is imported inside `main`, so that Ctrl-C during the imports prints no traceback either.
"""

import sys

INTERRUPTED = 130
"""The exit status of a command that was interrupted."""


def main(words: list[str] | tuple[str, ...] | None = None) -> None:
    """Run a command, by default the one in ``sys.argv``."""
    try:
        from firsthand.commands.app import run  # noqa: PLC0415 - see above

        run(words)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
