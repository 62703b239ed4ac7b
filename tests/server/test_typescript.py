"""The browser's types of the wire are those of the server."""

from pathlib import Path

import pytest

from firsthand.server.typescript import TARGET, main, typescript


def test_types_of_the_browser_are_fresh() -> None:
    stale = "web/src/wire.ts is stale: run `python -m firsthand.server.typescript --write`"
    assert TARGET.read_text() == typescript(), stale


def test_fields_to_the_server_with_defaults_may_be_left_out() -> None:
    assert "readonly key?: string;" in typescript()


def test_fields_from_the_server_are_never_left_out() -> None:
    assert "readonly pile: readonly number[];" in typescript()
    assert "readonly fines: readonly (Fine | null)[];" in typescript()


def test_a_named_tuple_is_a_tuple_with_labelled_members() -> None:
    labels = "turn: number, challenger: number, tries: number, lost: number"
    assert f"export type Duel = readonly [{labels}];" in typescript()


def test_words_that_have_a_name_are_written_once() -> None:
    text = typescript()
    assert 'export type How = "arrival" | "claim" | "clamped" | "drawn" | "early";' in text
    assert "readonly how: How;" in text
    assert text.count("best_of") == 1
    assert "readonly mode: Mode;" in text


def test_the_types_are_printed_or_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "wire.ts"
    monkeypatch.setattr("firsthand.server.typescript.TARGET", target)
    monkeypatch.setattr("sys.argv", ["typescript"])
    main()
    assert capsys.readouterr().out == typescript()
    assert not target.exists()
    monkeypatch.setattr("sys.argv", ["typescript", "--write"])
    main()
    assert target.read_text() == typescript()
