"""``firsthand verify``: check case files, deal lists and records."""

import sys
from pathlib import Path

from firsthand.sentences import say, text
from firsthand.verify import Report, Unreadable, verify

FAILED = 1
UNREADABLE = 2


def checked(path: Path) -> Report:
    """Return the report on a file; raise `Unreadable` with line and reason."""
    try:
        return verify(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise Unreadable(1, say("verify-unread", why=str(error.strerror))) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Unreadable(line, say("verify-no-utf8")) from None


def verified(files: tuple[Path, ...]) -> None:
    """Do what ``firsthand verify`` was asked."""
    passed = failed = status = 0
    for file in files:
        try:
            report = checked(file)
        except Unreadable as error:
            sys.stderr.write(f"{file}:{error.line}: {text(error.why)}\n")
            status = UNREADABLE
            continue
        passed += report.passed
        failed += len(report.failures)
        for failure in report.failures:
            sys.stdout.write(f"{failure.described(str(file))}\n\n")
    sys.stdout.write(f"{text(say('verify-count', passed=passed, failed=failed))}\n")
    sys.stdout.flush()
    status = status or (FAILED if failed else 0)
    if status:
        raise SystemExit(status)
