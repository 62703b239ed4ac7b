"""What is compiled is kept, and what is stale is never served."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import pytest

from firsthand.lab import compiling
from firsthand.lab.cache import CACHE, MATPLOTLIB, cache_folder, code_folder, for_matplotlib
from firsthand.lab.compiling import described, key, module_of
from firsthand.lab.layout import setup_of
from firsthand.law.seats import bit
from firsthand.law.types import Law, Taken
from firsthand.rules import preset

SOURCES = Path(compiling.__file__).parents[1]
RULE = "used >= law.comeback.limit"

SMALL = """
from firsthand.lab import compiling
from firsthand.lab.kernel import positions
from firsthand.lab.layout import setup_of, layout_of
from firsthand.rules import amended, preset

compiling.KERNELS["clear"] = "firsthand.lab.kernel.deal"
rules = amended(preset("ratscrew"), {"comeback.limit": 0})
setup = setup_of(rules, 3)
board = compiling.ints(layout_of(rules, setup).board)
compiling.compiled("clear", (rules.law, setup, board))(board)
print(board[positions.SPENT])
"""
"""A kernel that does no more than ask the law who has no slap-in left."""


def run(sources: Path, kept: Path) -> tuple[int, int]:
    """Run the small kernel in a process of its own: what it found, and how many are kept now."""
    given = os.environ | {"PYTHONPATH": str(sources), CACHE: str(kept)}
    made = subprocess.run(
        [sys.executable, "-c", SMALL], env=given, capture_output=True, text=True, check=True
    )
    return int(made.stdout), len(list(kept.glob("kernels/*/__pycache__/*.nbi")))


def test_an_edited_law_is_compiled_anew(tmp_path: Path) -> None:
    sources, kept = tmp_path / "sources", tmp_path / "kept"
    shutil.copytree(SOURCES, sources / "firsthand", ignore=shutil.ignore_patterns("static"))
    assert run(sources, kept) == (0b111, 1)
    assert run(sources, kept) == (0b111, 1)
    law = sources / "firsthand" / "law" / "duel.py"
    text = law.read_text(encoding="utf-8")
    assert text.count(RULE) == 1
    law.write_text(text.replace(RULE, "used > law.comeback.limit"), encoding="utf-8")
    assert run(sources, kept) == (0, 2)


def test_a_key_names_all_that_a_kernel_is_made_from(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = preset("ratscrew"), preset("slapjack")
    setups = setup_of(one, 2), setup_of(one, 3)
    keys = {
        key("batch", None),
        key("scripted", None),
        key("batch", (one.law, setups[0])),
        key("batch", (one.law, setups[1])),
        key("batch", (other.law, setups[0])),
    }
    monkeypatch.setattr(compiling.config, "BOUNDSCHECK", 2)
    assert len(keys | {key("batch", None)}) == 6


def test_a_function_is_described_without_addresses() -> None:
    things = (bit, Taken, Law, (1, "a", None), 1.5, {"low_sum": "add"})
    words = [word for thing in things for word in described(thing)]
    assert {"Taken", "Law", "1", "'a'", "None", "1.5", "'low_sum'", "'add'"} <= set(words)
    assert not any("0x" in word for word in words if not word.isalnum())


@pytest.mark.parametrize("place", ["/proc/self", "/dev/null/nowhere"])
def test_a_cache_that_can_not_be_written_plays_on_and_leaves_nothing(
    tmp_path: Path, place: str
) -> None:
    homes = dict.fromkeys(("HOME", "TMPDIR", "XDG_CACHE_HOME"), str(tmp_path))
    given = os.environ | homes | {"PYTHONPATH": str(SOURCES.parent), CACHE: place}
    made = subprocess.run(
        [sys.executable, "-c", SMALL],
        check=False,
        env=given,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (made.returncode, made.stdout, made.stderr) == (0, "7\n", "")
    assert list(tmp_path.iterdir()) == []


def test_a_spoilt_cache_is_done_without(tmp_path: Path) -> None:
    assert run(SOURCES.parent, tmp_path) == (0b111, 1)
    for kept in tmp_path.glob("kernels/*/__pycache__/*.nb?"):
        kept.write_bytes(kept.read_bytes()[:40])
    assert run(SOURCES.parent, tmp_path)[0] == 0b111


def test_one_variable_moves_every_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE, str(tmp_path))
    assert code_folder(compiling.__file__).is_relative_to(tmp_path / "numba")
    assert cache_folder("kernels") == tmp_path / "kernels"
    monkeypatch.delenv(CACHE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_folder("kernels").is_relative_to(tmp_path / "xdg")


FIGURES = "import os, firsthand.lab.figures as f; print(f.mpl.get_cachedir(), *os.environ)"
"""What imports matplotlib, and prints where it keeps its list of fonts, and what is set then."""


def test_it_moves_the_cache_of_matplotlib_too(tmp_path: Path) -> None:
    homes = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"), str(tmp_path / "home"))
    given = os.environ | homes | {"PYTHONPATH": str(SOURCES.parent), CACHE: str(tmp_path / "kept")}
    words = [sys.executable, "-c", FIGURES]
    made = subprocess.run(words, env=given, capture_output=True, text=True, check=True)
    kept, *names = made.stdout.split()
    assert (kept, made.stderr) == (str(tmp_path / "kept" / "matplotlib"), "")
    assert list(Path(kept).glob("fontlist*"))
    assert MATPLOTLIB not in names
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("moved", "own", "inside"), [("", "", None), ("", "own", "own"), ("kept", "own", "own")]
)
def test_else_matplotlib_is_left_alone(
    moved: str, own: str, inside: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CACHE, moved)
    monkeypatch.setenv(MATPLOTLIB, own)
    with for_matplotlib():
        assert (os.environ[MATPLOTLIB] or None) == inside
    assert os.environ[MATPLOTLIB] == own


def test_matplotlib_does_without_a_cache_that_can_not_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(CACHE, "/proc/self")
    monkeypatch.delenv(MATPLOTLIB, raising=False)
    with for_matplotlib():
        place = Path(os.environ[MATPLOTLIB])
        assert place.is_dir()
    assert not place.exists()
    assert MATPLOTLIB not in os.environ


TEXT = "number = 7"


def test_a_kernel_is_written_once_and_read_again(tmp_path: Path) -> None:
    kept = tmp_path / "kernel"
    assert vars(module_of("firsthand_written", kept, TEXT))["number"] == 7
    assert [file.name for file in kept.glob("*.py")] == ["entry.py"]
    assert vars(module_of("firsthand_written", kept, "number = 8"))["number"] == 7


def test_without_a_folder_a_kernel_lives_in_memory() -> None:
    module = module_of("firsthand_memory", None, TEXT)
    assert vars(module)["number"] == 7
    assert "firsthand_memory" not in sys.modules


@pytest.mark.parametrize("fault", [OSError, EOFError, UnpicklingError])
def test_a_folder_that_fails_while_it_is_used_is_done_without(
    fault: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders: list[Path | None] = []

    def kernel() -> None:
        """Nothing."""

    def whole(*given: Any, frozen: bool) -> Any:
        folders.append(given[-1])
        if given[-1] is not None:
            raise fault
        return kernel if frozen else None

    monkeypatch.setenv(CACHE, str(tmp_path))
    monkeypatch.setattr(compiling, "whole", whole)
    monkeypatch.setattr(compiling, "_ready", {})
    monkeypatch.setattr(compiling.config, "DISABLE_JIT", 0)
    rules = preset("ratscrew")
    given = (rules.law, setup_of(rules, 2))
    assert compiling.compiled("batch", given, frozen=True) is kernel
    assert folders == [tmp_path / "kernels" / key("batch", given), None]
