"""Python, `@fluent/bundle` and the functions compiled for the page make the same words."""

import re

import pytest

from firsthand.sentences import ENGLISH, messages, sources
from firsthand.sentences.syntax import parse
from tests.sentences import drawing

COMMANDS, SHARED = "commands/", "shared/"
SOURCE = drawing.ROOT / "web" / "src"
IMPORT = re.compile(r'"[./]+english/([\w-]+)"')


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str]]:
    return drawing.browser(tmp_path_factory.mktemp("sentences"))


@pytest.mark.parametrize("locale", ["english", "pseudo"])
def test_python_says_what_a_bundle_says(locale: str, browser: list[dict[str, str]]) -> None:
    for sentence, ours, theirs in zip(drawing.sentences(), drawing.python(), browser, strict=True):
        assert ours[locale] == theirs[locale], sentence


def test_the_page_compiles_what_a_bundle_says(browser: list[dict[str, str]]) -> None:
    for sentence, theirs in zip(drawing.sentences(), browser, strict=True):
        assert theirs.get("compiled", theirs["english"]) == theirs["english"], sentence


def test_the_page_compiles_all_but_what_the_commands_say(browser: list[dict[str, str]]) -> None:
    compiled = {
        sentence.id
        for sentence, theirs in zip(drawing.sentences(), browser, strict=True)
        if "compiled" in theirs
    }
    of_commands = {
        name
        for file, source in sources(ENGLISH.folder)
        if file.startswith(COMMANDS)
        for name in parse(source)
    }
    assert {*messages(ENGLISH.folder)} - compiled == of_commands


def test_the_page_loads_all_that_a_server_says() -> None:
    files = {
        file.removeprefix(SHARED) for file, _ in sources(ENGLISH.folder) if file.startswith(SHARED)
    }
    texts = [path.read_text() for path in SOURCE.rglob("*.ts*") if path.parent.name != "english"]
    loaded = {name for text in texts for name in IMPORT.findall(text)}
    waiting = [*loaded]
    while waiting:
        module = (SOURCE / "english" / f"{waiting.pop()}.ts").read_text()
        new = {*re.findall(r'from "\./([\w-]+)"', module)} - loaded
        loaded |= new
        waiting += new
    assert files - loaded == {"option"}, "only the rule book says what options decide"


def test_every_message_is_drawn() -> None:
    assert {sentence.id for sentence in drawing.sentences()} == {*messages(ENGLISH.folder)}
