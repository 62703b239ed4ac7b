"""``python -m tests.quick``: run the tests of what changed, for ``make quick``.

What changed is what differs from where this branch left ``main``, committed or not. Its tests are
those that changed, those that mirror a changed module, and those that import one, themselves or by
the helpers of the tests. Where a module has none, those of the modules that import it count.
"""

import ast
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
LEFT_OUT = ("tests/browser", "tests/folder", "tests/house")
"""They take long; ``make test`` runs them."""

NO_TESTS = 5
"""pytest's status where all tests of a file are left out, as those of the soak."""

BUDGET = 60.0
"""After so many seconds the tests end, and what is left is named."""


def git(root: Path, *words: str) -> list[str]:
    """Return the lines that git prints, none where it refuses."""
    done = subprocess.run(["git", *words], cwd=root, check=False, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed(root: Path) -> set[str]:
    """Return the files that differ from where the branch left main, or from HEAD without one."""
    base = (git(root, "merge-base", "HEAD", "main") or ["HEAD"])[0]
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return {path for path in (*git(root, "diff", "--name-only", base), *new) if path}


def module_of(path: str) -> str:
    """Return a Python file's module, as in ``firsthand.lab.job`` or ``tests.lab.twins``."""
    place = Path(path).with_suffix("")
    parts = place.parts[1:] if place.parts[0] == "src" else place.parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str) -> Iterator[str]:
    """Yield all that a file may import: modules, and names that may be modules."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def imports(root: Path, folder: str) -> dict[str, set[str]]:
    """Return what each Python file below a folder imports, by its path."""
    return {
        path.relative_to(root).as_posix(): set(imported(path.read_text(encoding="utf-8")))
        for path in sorted((root / folder).rglob("*.py"))
    }


def is_test(path: str) -> bool:
    """Tell whether a file holds tests that are quick enough."""
    return Path(path).name.startswith("test_") and not path.startswith(LEFT_OUT)


def reaching(modules: set[str], known: dict[str, set[str]]) -> set[str]:
    """Return the files of the tests that import some modules, also by one another."""
    paths: set[str] = set()
    while True:
        more = {path for path, names in known.items() if names & modules} - paths
        if not more:
            return paths
        paths |= more
        modules = {module_of(path) for path in more if not Path(path).name.startswith("test_")}


def tests_of(path: str, known: dict[str, set[str]], sources: dict[str, set[str]]) -> set[str]:
    """Return the tests of a changed file.

    They are its mirror or else the folder that would hold it, and what imports it. Where there is
    none, they are those of what imports it, or else of the next folder above.
    """
    level, seen = {module_of(path)}, set[str]()
    found = {path, *mirrored(path, known)} | reaching(level, known)
    while level and not any(map(is_test, found)):
        seen |= level
        level = {module_of(other) for other, names in sources.items() if names & level} - seen
        found |= reaching(level, known)
    place = folder_of(path)
    while place and not any(map(is_test, found)):
        found |= {test for test in known if folder_of(test) == place}
        place = folder_of(f"src/firsthand/{place}")
    return {test for test in found if test in known and is_test(test)}


def mirrored(path: str, known: dict[str, set[str]]) -> set[str]:
    """Return the tests that bear a module's name, or else all of its folder."""
    if not path.startswith("src/firsthand/"):
        return set()
    place = folder_of(path)
    own = f"tests/{place}/test_{Path(path).name}".replace("//", "/")
    return {own} if own in known else {test for test in known if place == folder_of(test) != ""}


def chosen(paths: set[str], known: dict[str, set[str]], sources: dict[str, set[str]]) -> list[str]:
    """Return the test files to run for some changed files, the nearest first.

    ``known`` is what the files of the tests import, ``sources`` what those of the program do.
    """
    python = {path for path in paths if path in known or path in sources}
    tests = set().union(*(tests_of(path, known, sources) for path in python))
    named = {f"test_{Path(path).name}" for path in python}
    direct = reaching({module_of(path) for path in python}, known)
    places = {folder_of(path) for path in python}

    def order(path: str) -> tuple[bool, bool, bool, str]:
        near = folder_of(path) in places
        own = path in python or (near and Path(path).name in named)
        return not own, path not in direct, not near, path

    return sorted(tests, key=order)


def folder_of(path: str) -> str:
    """Return where in the tree a file is, in the program and in the tests alike."""
    return (
        Path(path).parent.as_posix().removeprefix("src/firsthand").removeprefix("tests").strip("/")
    )


def tested(file: str, seconds: float) -> int | None:
    """Run a file's tests; return pytest's status, or nothing if they took longer.

    The status is 0 where all of them are left out.
    """
    sys.stdout.write(f"{file} ")
    sys.stdout.flush()
    words = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", file]
    with subprocess.Popen(words, cwd=ROOT, start_new_session=True) as running:
        try:
            status = running.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGTERM)
            return None
    return 0 if status == NO_TESTS else status


def run(
    files: list[str],
    tested: Callable[[str, float], int | None] = tested,
    clock: Callable[[], float] = monotonic,
) -> int:
    """Test files until time is up or one fails; return the first status that is not 0."""
    end = clock() + BUDGET
    for place, file in enumerate(files):
        left = end - clock()
        status = tested(file, left) if left > 0 else None
        if status is None:
            sys.stdout.write(f"\ntime is up; left to make test: {' '.join(files[place:])}\n")
            return 0
        if status:
            return status
    return 0


def main() -> int:
    """Run the tests of what changed, and return the status of the first that fail."""
    files = chosen(changed(ROOT), imports(ROOT, "tests"), imports(ROOT, "src"))
    if not files:
        sys.stdout.write("nothing changed that has tests\n")
    return run(files)


if __name__ == "__main__":
    sys.exit(main())
