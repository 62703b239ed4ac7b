"""Python, `@fluent/bundle` and the functions compiled for the page make the same words."""

from collections import Counter

import pytest

from firsthand.sentences import ENGLISH, messages
from tests.sentences import drawing

COMMANDS = "commands/"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str]]:
    return drawing.browser(tmp_path_factory.mktemp("sentences"))


@pytest.mark.parametrize("locale", ["english", "pseudo"])
def test_python_says_what_a_bundle_says(locale: str, browser: list[dict[str, str]]) -> None:
    for sentence, ours, theirs in zip(drawing.sentences(), drawing.python(), browser, strict=True):
        assert ours[locale] == theirs[locale], sentence


def test_the_page_compiles_what_a_bundle_says(browser: list[dict[str, str]]) -> None:
    compiled = Counter[bool]()
    for sentence, theirs in zip(drawing.sentences(), browser, strict=True):
        compiled["compiled" in theirs] += 1
        assert theirs.get("compiled", theirs["english"]) == theirs["english"], sentence
    assert compiled[True] > compiled[False]


def test_every_message_is_drawn() -> None:
    assert {sentence.id for sentence in drawing.sentences()} == {*messages(ENGLISH.folder)}
