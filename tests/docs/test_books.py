"""The documentation says what the program does, clause by clause, and is not stale."""

import pytest

from firsthand.notation.moves import ACTIONS, EVENTS
from firsthand.record.head import COMMON, SEALING, SEED
from tests.docs.books import DOCS, NOTHING, PAGES, clauses, entries, proofs

CLAUSES = [f"E-{number:02}" for number in range(1, 46)]
CLAUSES += [f"S-{number:02}" for number in range(1, 44)]
ADVICE = {"etiquette", "etiquette, digital"}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_not_stale(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    assert text == PAGES[name](), "python -m tests.docs makes it again"


def test_every_clause_has_a_line() -> None:
    assert [clause["id"] for clause in entries("clauses")] == CLAUSES
    assert len(CLAUSES) == 88


@pytest.mark.parametrize("clause", entries("clauses"), ids=lambda clause: clause["id"])
def test_a_clause_is_satisfied_and_proved_or_requires_nothing(clause: dict[str, str]) -> None:
    if "how" in clause:
        assert clause["how"]
        assert proofs().get(clause["id"]), "no test is named after it"
    else:
        assert clause["tag"] in ADVICE
        assert clause["id"] not in proofs()


def test_no_test_is_named_after_a_clause_that_is_not_there() -> None:
    known = {*CLAUSES, *(choice["id"] for choice in entries("choices"))}
    assert proofs().keys() <= known


def test_a_line_that_is_removed_would_be_noticed() -> None:
    rows = [line for line in clauses().splitlines() if line.startswith(("| E-", "| S-"))]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == CLAUSES
    assert sum(NOTHING in row for row in rows) == 3


FORMS = [*ACTIONS.forms.values(), *EVENTS.forms.values()]


@pytest.mark.parametrize("line", [*COMMON, *SEED, *SEALING, *(form.example for form in FORMS)])
def test_the_page_on_records_shows_every_kind_of_line(line: str) -> None:
    assert f"| `{line}` | " in (DOCS / "RECORD.md").read_text(encoding="utf-8")
