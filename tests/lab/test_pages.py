"""Python on the laboratory's page runs."""

from pathlib import Path

import pytest

from tests.library.pages import ROOT, blocks, run


def test_the_example_with_a_frame_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run((ROOT / "examples" / "frame_of_games.py").read_text(encoding="utf-8"))
    assert "cards_mean" in capsys.readouterr().out


@pytest.mark.parametrize("block", blocks("docs/LABORATORY.md"))
def test_python_on_the_page_of_the_laboratory_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(block)
