"""What a check came to."""

from typing import NamedTuple

LATEST = 60
"""How many lines of a tape are shown."""


class Failure(NamedTuple):
    """Something that did not come out as it should: where, doing what, and the tape so far."""

    line: int
    where: str
    doing: str
    expected: str
    came: str
    tape: tuple[str, ...] = ()

    def described(self, file: str) -> str:
        """Return the failure as lines of text, with the latest of its tape."""
        tape = self.tape[-LATEST:]
        if tape != self.tape:
            tape = (f"... {len(self.tape) - LATEST} lines before these", *tape)
        parts = [
            f"{file}:{self.line}: {self.where}",
            _block("action", self.doing),
            _block("expected", self.expected),
            _block("came", self.came),
            *([_block("tape", "\n".join(tape))] if tape else []),
        ]
        return "\n".join(parts)


def _block(word: str, text: str) -> str:
    return f"  {word:<10}" + text.replace("\n", "\n" + " " * 12)


class Report(NamedTuple):
    """How many checks passed, and those that failed."""

    passed: int = 0
    failures: tuple[Failure, ...] = ()

    def with_(self, failure: Failure | None) -> "Report":
        """Return the report after one more check; None is a pass."""
        if failure is None:
            return self._replace(passed=self.passed + 1)
        return self._replace(failures=(*self.failures, failure))
