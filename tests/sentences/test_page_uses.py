"""The client uses every message that is the page's own, and none that there is not."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from firsthand.sentences import ENGLISH, messages
from tests.sentences.test_uses import references

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "src" / "firsthand" / "sentences" / "en"
CLIENT = ROOT / "web" / "src"
IMPORTED = re.compile(r'import \* as (\w+) from "[^"]*/english/([\w-]+)"')


@cache
def files() -> dict[str, list[str]]:
    """The ids of each file that the client reads, by the file's name."""
    paths = (path for part in ("shared", "page") for path in (CATALOGUE / part).glob("*.ftl"))
    return {
        path.stem: re.findall(r"^([a-z][\w-]*) =", path.read_text(), re.MULTILINE) for path in paths
    }


def function(name: str, file: str) -> str:
    """Return the function that a message becomes: ``home-play-line`` is ``playLine``."""
    short = name.removeprefix(f"{file}-")
    return re.sub(r"-(\w)", lambda letter: letter[1].upper(), short)


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(CLIENT.rglob("*.ts*")):
        if "english" not in path.relative_to(CLIENT).parts:
            yield path.relative_to(CLIENT).as_posix(), path.read_text()


def calls(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    """The functions of messages that modules use: the module, the file of messages, the name."""
    for module, text in texts:
        for alias, file in IMPORTED.findall(text):
            for name in re.findall(rf"(?<![\w.]){alias}\.(\w+)", text):
                yield module, file, name.rstrip("_")


def unknown(texts: Iterable[tuple[str, str]]) -> list[str]:
    return [
        f"{module}: {file} has no {name}"
        for module, file, name in calls(texts)
        if name not in {function(one, file) for one in files()[file]}
    ]


def unused(texts: Iterable[tuple[str, str]]) -> set[str]:
    used = {(file, name) for _, file, name in calls(texts)}
    referred = {name for found in messages(ENGLISH.folder).values() for name in references(found)}
    own = {path.stem for path in (CATALOGUE / "page").glob("*.ftl")}
    return {
        name
        for file in own
        for name in files()[file]
        if (file, function(name, file)) not in used and name not in referred
    }


def test_every_message_of_the_page_is_used() -> None:
    assert unused(sources()) == set()


def test_the_client_uses_no_message_that_there_is_not() -> None:
    assert unknown(sources()) == []
    assert len(set(calls(sources()))) > 300


def test_an_unused_and_an_unknown_message_are_found() -> None:
    home = 'import * as home from "../english/home";\nhome.play() + home.plya();'
    assert "home-settings" in unused([("home.tsx", home)])
    assert "home-play" not in unused([("home.tsx", home)])
    assert unknown([("home.tsx", home)]) == ["home.tsx: home has no plya"]


def test_each_id_begins_with_the_name_of_its_file() -> None:
    page = {path.stem for path in (CATALOGUE / "page").glob("*.ftl")}
    strangers = [name for file in page for name in files()[file] if not name.startswith(f"{file}-")]
    assert strangers == []
