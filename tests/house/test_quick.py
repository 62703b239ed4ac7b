"""``make quick`` runs the tests of what changed, and no others."""

import subprocess
from pathlib import Path

import pytest

from tests.quick import BUDGET, ROOT, changed, chosen, imports, run

KNOWN = {
    "tests/lab/test_job.py": {"firsthand.lab.running"},
    "tests/lab/test_other.py": {"firsthand.lab", "firsthand.lab.job", "firsthand.lab.job.played"},
    "tests/lab/test_far.py": {"tests.lab.twins", "tests.lab.twins.agreed"},
    "tests/lab/twins.py": {"tests.lab.scripts"},
    "tests/lab/scripts.py": {"firsthand.lab.job"},
    "tests/browser/test_page.py": {"firsthand.lab.job"},
    "tests/rules/test_rules.py": {"firsthand.rules"},
}
SOURCES: dict[str, set[str]] = {
    "src/firsthand/lab/job.py": {"firsthand.lab.kernel.batch"},
    "src/firsthand/lab/kernel/batch.py": {"firsthand.lab.kernel.fast_forward"},
    "src/firsthand/lab/kernel/fast_forward.py": {"firsthand.rules"},
    "src/firsthand/rules/__init__.py": {"firsthand.rules.options"},
    "src/firsthand/rules/options.py": set(),
    "src/firsthand/lab/lazy/late.py": set(),
    "src/firsthand/alone.py": {"firsthand.alone"},
}


NEAR = ("far", "other")
ALL = ("far", "job", "other")


def test_a_module_has_its_mirror_first_and_then_all_that_import_it() -> None:
    files = chosen({"src/firsthand/lab/job.py", "README.md", "web/src/app.tsx"}, KNOWN, SOURCES)
    assert files == ["tests/lab/test_job.py", "tests/lab/test_far.py", "tests/lab/test_other.py"]


def test_a_package_a_helper_and_a_test_have_theirs() -> None:
    for changed_one, wanted in (
        ("src/firsthand/rules/__init__.py", ["tests/rules/test_rules.py"]),
        ("tests/lab/scripts.py", ["tests/lab/test_far.py"]),
        ("tests/rules/test_rules.py", ["tests/rules/test_rules.py"]),
        ("src/firsthand/rules/options.py", ["tests/rules/test_rules.py"]),
        ("src/firsthand/lab/kernel/fast_forward.py", [f"tests/lab/test_{n}.py" for n in NEAR]),
        (
            "src/firsthand/lab/lazy/late.py",
            [f"tests/lab/test_{n}.py" for n in ALL],
        ),
        ("src/firsthand/alone.py", []),
        ("tests/browser/test_page.py", []),
        ("docs/RULES.md", []),
    ):
        assert chosen({changed_one}, KNOWN, SOURCES) == wanted, changed_one


def test_what_there_is_no_time_for_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    begun: list[str] = []

    def tested(file: str, seconds: float) -> int | None:
        begun.append(file)
        return None if file == "d" else 0

    assert run(["a", "b", "c"], tested, lambda: BUDGET / 2 * len(begun)) == 0
    assert begun == ["a", "b"]
    assert run(["d", "e"], tested, lambda: 0.0) == 0
    assert begun == ["a", "b", "d"]
    out = capsys.readouterr().out
    assert out.split("\n")[1::2] == [f"time is up; left to make test: {n}" for n in ("c", "d e")]


def test_the_first_file_that_fails_is_the_last() -> None:
    begun: list[str] = []

    def tested(file: str, seconds: float) -> int | None:
        begun.append(file)
        return len(begun) - 1

    assert run(["a", "b", "c"], tested, lambda: 0.0) == 1
    assert begun == ["a", "b"]


def test_the_tests_of_this_project_are_found() -> None:
    known, sources = (imports(ROOT, folder) for folder in ("tests", "src"))
    files = chosen({"src/firsthand/lab/kernel/chance.py"}, known, sources)
    assert "tests/lab/test_luck.py" in files
    assert not [path for path in files if path.startswith(("tests/house", "tests/browser"))]


def test_what_changed_is_committed_or_not_since_main(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-q", "-b", "main")
    for name in ("one.py", "two.py", "three.py"):
        (tmp_path / name).write_text("1\n")
    git("add", "-A")
    git("commit", "-qm", "first")
    git("switch", "-qc", "branch")
    (tmp_path / "one.py").write_text("2\n")
    git("commit", "-qam", "second")
    (tmp_path / "two.py").write_text("2\n")
    (tmp_path / "new.py").write_text("2\n")
    assert changed(tmp_path) == {"one.py", "two.py", "new.py"}
