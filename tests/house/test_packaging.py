"""What is installed, and from where: few dependencies, pinned by name and version alone."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
CONSTRAINTS = (ROOT / "constraints.txt").read_text().splitlines()


def names(requirements: list[str]) -> set[str]:
    """The packages of some requirements, spelled in one way."""
    found = (re.match(r"[\w.-]+", line) for line in requirements)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


def test_a_player_installs_at_most_ten_packages_by_name() -> None:
    assert len(PROJECT["dependencies"]) <= 10


def test_constraints_are_names_and_versions() -> None:
    assert [line for line in CONSTRAINTS if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def test_constraints_pin_all_that_is_asked_for() -> None:
    extras = [name for extra in PROJECT["optional-dependencies"].values() for name in extra]
    asked = names(PROJECT["dependencies"]) | names(extras) - {"firsthand"}
    assert asked <= names(CONSTRAINTS)


def test_the_npm_lock_names_no_host_and_pins_every_package() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    packages.pop("")
    assert [place for place, package in packages.items() if "resolved" in package] == []
    assert [place for place, package in packages.items() if "integrity" not in package] == []


def test_the_lowest_versions_are_tried_by_tests_that_are_there() -> None:
    script = (ROOT / "scripts" / "lowest").read_text(encoding="utf-8")
    paths = re.findall(r"tests/[\w/.]+", script)
    assert len(paths) > 10
    assert [path for path in paths if not (ROOT / path).exists()] == []
