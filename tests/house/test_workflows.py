"""The workflows of `.github/workflows` as a machine would read them: what they name is there."""

import os
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TRIGGERS = {"push", "pull_request", "schedule", "workflow_dispatch"}
KNOWN = {"name", "on", "permissions", "concurrency", "jobs"}
OF_A_JOB = {"name", "runs-on", "timeout-minutes", "strategy", "steps", "needs"}
SYSTEM = re.compile(r"(ubuntu|macos|windows)-(latest|\d[\d.]*)|\$\{\{ matrix\.\w+ \}\}")
ACTION = re.compile(r"actions/[a-z-]+@v\d+")

yaml: Any = import_module("yaml")


class Keyed(yaml.SafeLoader):  # type: ignore[misc] # PyYAML has no types
    """Reads as GitHub does: ``on`` is a word, and no key stands twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[str, Any]:  # noqa: FBT001, FBT002 - PyYAML's
        """Return a mapping, or raise ``ValueError`` for a key that is there already."""
        keys = [key.value for key, _ in node.value]
        if len(set(keys)) != len(keys):
            raise ValueError(f"a key stands twice among {keys}")
        read: dict[Any, Any] = super().construct_mapping(node, deep)
        return {"on" if key is True else key: value for key, value in read.items()}


def faults(text: str, root: Path = ROOT) -> list[str]:
    """Return what would keep a workflow from running."""
    try:
        read = yaml.load(text, Keyed)
    except (ValueError, yaml.YAMLError) as error:
        return [str(error)]
    wrong = [f"no workflow has {key!r}" for key in set(read) - KNOWN]
    wrong += [f"no event is called {name!r}" for name in set(read["on"]) - TRIGGERS]
    if read.get("permissions") != {"contents": "read"}:
        wrong.append("it may do more than read")
    for name, job in read["jobs"].items():
        wrong += [f"{name}: {fault}" for fault in of_job(job, read["jobs"], root)]
    return wrong


def of_job(job: Mapping[str, Any], jobs: Mapping[str, Any], root: Path) -> Iterator[str]:
    """Yield the faults of a job."""
    for key in set(job) - OF_A_JOB:
        yield f"no job has {key!r}"
    matrix = job.get("strategy", {}).get("matrix", {})
    if not SYSTEM.fullmatch(job["runs-on"]):
        yield f"no system is called {job['runs-on']!r}"
    if not isinstance(job.get("timeout-minutes"), int):
        yield "it may run for ever"
    for name in set(re.findall(r"matrix\.(\w+)", str(job))) ^ set(matrix):
        yield f"{name!r} is named, or is in the matrix, but not both"
    for value in (value for values in matrix.values() for value in values):
        if not isinstance(value, str):
            yield f"{value!r} is read as a number: 3.10 would be 3.1"
    needs = job.get("needs", [])
    for name in [needs] if isinstance(needs, str) else needs:
        if name not in jobs:
            yield f"it waits for {name!r}, which is no job"
    for step in job["steps"]:
        yield from of_step(step, root)


def of_step(step: Mapping[str, Any], root: Path) -> Iterator[str]:
    """Yield the faults of a step: it uses an action, or runs commands whose files are there."""
    if ("uses" in step) == ("run" in step) or set(step) - {"name", "uses", "run", "with"}:
        yield f"{dict(step)} neither uses an action nor runs a command, or both"
    elif "uses" in step and not ACTION.fullmatch(step["uses"]):
        yield f"{step['uses']!r} is no action with a version"
    targets = re.findall(r"^([a-z-]+):", (root / "Makefile").read_text(), flags=re.MULTILINE)
    for line in str(step.get("run", "")).splitlines():
        words = line.split()
        if words[0] == "make" and not set(words[1:]) <= set(targets):
            yield f"{line!r}: make has no such target"
        for word in words:
            if re.match(r"(scripts|\.ci)/", word) and not (root / word).is_file():
                yield f"{word} is not there"
        if words[0].startswith(".ci/") and not os.access(root / words[0], os.X_OK):
            yield f"{words[0]} cannot be run"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_could_run(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


SOUND = """
name: check
on: {push: {branches: [main]}}
permissions: {contents: read}
jobs:
  all:
    runs-on: ${{ matrix.system }}
    timeout-minutes: 5
    strategy: {matrix: {system: [ubuntu-latest]}}
    steps:
      - uses: actions/checkout@v4
      - run: make lint
      - run: python scripts/smoke.py dist
"""


@pytest.mark.parametrize(
    ("sound", "broken", "said"),
    [
        ("on: {push", "on: {pushed", "no event is called 'pushed'"),
        ("contents: read", "contents: write", "more than read"),
        ("    timeout-minutes: 5\n", "", "for ever"),
        ("matrix.system", "matrix.systems", "'systems' is named"),
        ("[ubuntu-latest]", "[3.10]", "3.1 is read as a number"),
        ("${{ matrix.system }}", "ubuntu", "no system is called 'ubuntu'"),
        ("    timeout", "    needs: site\n    timeout", "waits for 'site'"),
        ("checkout@v4", "checkout", "no action with a version"),
        ("- run: make", "- uses: actions/cache@v4\n        run: make", "or both"),
        ("make lint", "make lint sight", "no such target"),
        ("smoke.py", "smokes.py", "scripts/smokes.py is not there"),
        ("jobs:\n", "jobs:\n  all: {}\n", "a key stands twice"),
        ("name: check", "name: [check", "expected"),
        ("name: check", "names: check", "no workflow has 'names'"),
        ("    runs-on", "    if-no: x\n    runs-on", "no job has 'if-no'"),
    ],
)
def test_what_would_not_run_is_noticed(sound: str, broken: str, said: str) -> None:
    assert faults(SOUND) == []
    assert sound in SOUND
    assert any(said in fault for fault in faults(SOUND.replace(sound, broken)))
