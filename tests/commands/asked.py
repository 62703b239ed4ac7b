"""Ask the command line many things in one process, and print as JSON what came of each.

Run as a script: the modules that must not be there are the first argument, lines of words come in.
"""

import contextlib
import io
import json
import shlex
import sys
import traceback


def answer(line: str) -> tuple[int, str, str]:
    """Return the exit status of a command, what it printed, and what it said was wrong."""
    from firsthand.cli import main

    out, wrong = io.StringIO(), io.StringIO()
    status = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(wrong):
        try:
            main(shlex.split(line))
        except SystemExit as ended:
            status = int(ended.code or 0)
        except BaseException:  # noqa: BLE001 - this is what must not be
            status = -1
            traceback.print_exc()
    return status, out.getvalue(), wrong.getvalue()


if __name__ == "__main__":
    for missing in filter(None, sys.argv[1].split(",")):
        sys.modules[missing] = None  # type: ignore[assignment]  # as import takes it
    sys.stdout.write(json.dumps([answer(line) for line in sys.stdin.read().splitlines()]))
