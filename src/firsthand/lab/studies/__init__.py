"""Studies: questions about the games that the laboratory answers with a table and a figure."""

import difflib

from firsthand.errors import FirsthandError
from firsthand.lab.studies import beggar, house, reaction, risk, seats
from firsthand.lab.studies.study import Bench, Plan, Row, Study, StudyResult, make
from firsthand.sentences import say

STUDIES: dict[str, Study] = {
    each.STUDY.name: each.STUDY for each in (beggar, risk, seats, reaction, house)
}
"""All studies by name."""

__all__ = [
    "STUDIES",
    "Bench",
    "NoSuchStudy",
    "Plan",
    "Row",
    "Study",
    "StudyResult",
    "make",
    "study",
]


class NoSuchStudy(FirsthandError):
    """A name that no study has; its text says which there are."""


def study(name: str) -> Study:
    """Return a study by name, or raise `NoSuchStudy`."""
    word = name.strip().lower().replace("_", "-")
    if word in STUDIES:
        return STUDIES[word]
    close = difflib.get_close_matches(word, STUDIES, n=1)
    if close:
        raise NoSuchStudy(say("study-near", name=repr(name), near=close[0]))
    raise NoSuchStudy(say("study-unknown", name=repr(name), known=tuple(STUDIES)))
