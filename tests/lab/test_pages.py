"""Python on the laboratory's page runs."""

from pathlib import Path

import pytest

from tests.library.pages import blocks, run


@pytest.mark.parametrize("block", blocks("docs/LABORATORY.md"))
def test_python_on_the_page_of_the_laboratory_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(block)
