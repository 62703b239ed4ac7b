"""The contracts on imports hold, and each of them would notice."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINTER = Path(sys.executable).with_name("lint-imports")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, to spoil."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static*")
    )
    return tmp_path


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    command = [str(LINTER), "--no-cache", "--no-logo"]
    path = {"PYTHONPATH": "src"}
    return subprocess.run(command, cwd=root, env=path, capture_output=True, text=True, check=False)


def test_imports_keep_the_contracts(copy: Path) -> None:
    done = lint(copy)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("cards.py", "import firsthand.table"),
        ("actions.py", "import firsthand.events"),
        ("law/__init__.py", "import time"),
        ("table.py", "from random import choice"),
        ("rules/__init__.py", "import numba"),
        ("server/__init__.py", "import numpy"),
        ("shell/__init__.py", "import socket"),
        ("shell/__init__.py", "import aiohttp"),
        ("shell/__init__.py", "import firsthand.server.network"),
        ("page.py", "import aiohttp"),
        ("page.py", "import firsthand.server.port"),
        ("record/text.py", "import socket"),
        ("loose.py", ""),
    ],
)
def test_a_breach_is_noticed(copy: Path, part: str, line: str) -> None:
    with (copy / "src" / "firsthand" / part).open("a") as source:
        source.write(f"\n{line}\n")
    done = lint(copy)
    assert done.returncode, done.stdout
