"""The report of a check: how many things passed, and what failed."""

from typing import NamedTuple

from firsthand.sentences import Sentence, in_words, say, text

LATEST = 60
"""How many lines of a tape are shown."""


class Failure(NamedTuple):
    """Something that did not come out as it should: where, doing what, and the tape so far.

    Words are lines of a record or a case, unless they are sentences.
    """

    line: int
    where: Sentence
    doing: Sentence | str
    expected: Sentence | str
    came: Sentence | str
    tape: tuple[str, ...] = ()

    def described(self, file: str) -> str:
        """Return the failure as lines of text, with the latest of its tape."""
        tape = self.tape[-LATEST:]
        if tape != self.tape:
            tape = (text(say("verify-before", n=len(self.tape) - LATEST)), *tape)
        parts = [
            f"{file}:{self.line}: {text(self.where)}",
            _block(say("verify-action"), self.doing),
            _block(say("verify-expected"), self.expected),
            _block(say("verify-came"), self.came),
            *([_block(say("verify-tape"), "\n".join(tape))] if tape else []),
        ]
        return "\n".join(parts)


def _block(word: Sentence, said: Sentence | str) -> str:
    return f"  {text(word):<10}" + in_words(said).replace("\n", "\n" + " " * 12)


class Report(NamedTuple):
    """How many checks passed, and those that failed."""

    passed: int = 0
    failures: tuple[Failure, ...] = ()

    def with_(self, failure: Failure | None) -> "Report":
        """Return the report after one more check; None is a pass."""
        if failure is None:
            return self._replace(passed=self.passed + 1)
        return self._replace(failures=(*self.failures, failure))
