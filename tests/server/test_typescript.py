"""The browser's types of the wire are those of the server."""

import re
from pathlib import Path

import pytest

from firsthand.server.typescript import TARGET, main, typescript


def whole() -> str:
    """All files, one after the other."""
    return "".join(typescript().values())


def test_types_of_the_browser_are_fresh() -> None:
    stale = "web/src/wire is stale: run `python -m firsthand.server.typescript --write`"
    paths = [TARGET / "wire.ts", *(TARGET / "wire").iterdir()]
    kept = {path.relative_to(TARGET).as_posix(): path.read_text() for path in paths}
    assert kept == typescript(), stale


def test_each_topic_has_a_file_and_each_type_one_topic() -> None:
    topics = ("words", "events", "replies", "requests", "rules", "seats", "table")
    assert typescript().keys() == {"wire.ts", *(f"wire/{topic}.ts" for topic in topics)}
    for name, topic in {
        "Slapped": "events",
        "RaceResult": "replies",
        "Slap": "requests",
        "Request": "requests",
        "Reply": "replies",
        "PatternView": "rules",
        "SeatView": "seats",
        "Vote": "table",
        "Mode": "words",
    }.items():
        holds = [
            file
            for file, text in typescript().items()
            if re.search(rf"^export \w+ {name}\b", text, re.MULTILINE)
        ]
        assert holds == [f"wire/{topic}.ts"], name


def test_a_file_imports_what_it_names_of_others() -> None:
    seats = typescript()["wire/seats.ts"]
    assert 'import type { RulesView, Sentence } from "./rules";\n' in seats
    assert "import" not in typescript()["wire/rules.ts"].replace("imported", "")


def test_fields_to_the_server_with_defaults_may_be_left_out() -> None:
    assert "readonly key?: string;" in whole()


def test_fields_from_the_server_are_never_left_out() -> None:
    assert "readonly pile: readonly number[];" in whole()
    assert "readonly fines: readonly (Fine | null)[];" in whole()


def test_a_named_tuple_is_a_tuple_with_labelled_members() -> None:
    labels = "turn: number, challenger: number, tries: number, lost: number"
    assert f"export type Duel = readonly [{labels}];" in whole()


def test_words_that_have_a_name_are_written_once() -> None:
    text = whole()
    assert 'export type How = "arrival" | "claim" | "clamped" | "drawn" | "early";' in text
    assert "readonly how: How;" in text
    assert text.count("best_of") == 1
    assert "readonly mode: Mode;" in text


def test_the_types_are_printed_or_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("firsthand.server.typescript.TARGET", tmp_path)
    monkeypatch.setattr("sys.argv", ["typescript"])
    main()
    assert capsys.readouterr().out == whole()
    assert [*tmp_path.iterdir()] == []
    monkeypatch.setattr("sys.argv", ["typescript", "--write"])
    (tmp_path / "wire").mkdir()
    (tmp_path / "wire" / "former.ts").write_text("")
    main()
    assert {path.name for path in (tmp_path / "wire").iterdir()} == {
        name.removeprefix("wire/") for name in typescript() if name != "wire.ts"
    }
    assert (tmp_path / "wire.ts").read_text() == typescript()["wire.ts"]
