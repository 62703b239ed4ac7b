"""Without extras no command ends in a traceback: a line says what to install or was meant."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.invocations import LABORATORY, MISTAKEN, RIGHT

ROOT = Path(__file__).parents[2]
EXTRAS = "numba,numpy,matplotlib,pyarrow,distributed"
PATIENCE = 240.0
"""A command that begins to serve, where it should refuse, is found after so many seconds."""

Answer = tuple[int, str, str]


def answers(python: str, folder: Path, missing: str = "") -> dict[str, Answer]:
    """Ask all there is to ask, by a Python that has Firsthand; return what came of it."""
    (folder / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    (folder / "text.json").write_text("hello\n")
    lines = [line.format(folder=folder) for line in (*RIGHT, *LABORATORY, *MISTAKEN)]
    script = ROOT / "tests" / "commands" / "asked.py"
    done = subprocess.run(
        [python, str(script), missing],
        input="\n".join(lines), check=True, capture_output=True, text=True, cwd=folder,
        timeout=PATIENCE,
    )  # fmt: skip
    return dict(zip((*RIGHT, *LABORATORY, *MISTAKEN), json.loads(done.stdout), strict=True))


def check_answers(answers: dict[str, Answer]) -> None:
    """Every answer is what it should be."""
    for line in RIGHT:
        status, out, wrong = answers[line]
        assert (status, wrong) == (0, ""), (line, wrong)
        assert out
    for line in LABORATORY:
        status, out, wrong = answers[line]
        assert (status, out, wrong.count("\n")) == (2, "", 1), (line, wrong)
        assert "pip install 'firsthand[lab]'" in wrong, line
    for line, named in MISTAKEN.items():
        status, out, wrong = answers[line]
        assert (status, out, wrong.count("\n")) == (2, "", 1), (line, wrong)
        assert wrong.startswith("firsthand: "), line
        assert named in wrong, (line, wrong)


def test_nothing_ends_in_a_traceback_without_extras(tmp_path: Path) -> None:
    check_answers(answers(sys.executable, tmp_path, EXTRAS))


@pytest.mark.parametrize("missing", ["matplotlib", "pyarrow", "distributed"])
def test_an_extra_that_is_missing_is_named(missing: str) -> None:
    asked = {
        "matplotlib": "simulate --rules snap --games 1 --plot a.png",
        "pyarrow": "simulate --rules snap --games 1 --parquet a.parquet",
        "distributed": "simulate --rules snap --games 1 --cluster tcp://127.0.0.1:1",
    }
    script = ROOT / "tests" / "commands" / "asked.py"
    done = subprocess.run(
        [sys.executable, str(script), missing],
        input=asked[missing], check=True, capture_output=True, text=True,
    )  # fmt: skip
    ((status, _, wrong),) = json.loads(done.stdout)
    assert (status, wrong.splitlines()[-1].startswith(f"firsthand: {missing}")) == (2, True), wrong
    assert "pip install 'firsthand[" in wrong


@pytest.mark.parametrize(
    ("shell", "status", "wrong"),
    [
        ("{firsthand} rules >&-", 0, ""),
        ("{firsthand} rules >/dev/full", 2, "firsthand: No space left on device\n"),
        ("{firsthand} rules ratscrew | head -1", 0, ""),
        ("env -u HOME {firsthand} rules", 0, ""),
        ("PYTHONIOENCODING=ascii {firsthand} rules ratscrew", 0, ""),
    ],
)
def test_streams_that_are_closed_full_or_narrow_end_in_no_traceback(
    shell: str, status: int, wrong: str
) -> None:
    words = shell.format(firsthand=f"{sys.executable} -m firsthand.cli")
    done = subprocess.run(["sh", "-c", words], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, wrong)
