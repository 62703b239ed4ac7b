"""What a release and its users need: licence, addresses, changes, forms, and equal checks."""

import re
import tomllib
from pathlib import Path

from firsthand import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_the_newest_changes_are_of_this_version_and_rules_stand_apart() -> None:
    newest = re.split(r"^## ", read("CHANGELOG.md"), flags=re.MULTILINE)[1]
    assert __version__ in newest.splitlines()[0]
    assert "### Rules changes" in newest


def test_the_citation_is_of_this_version() -> None:
    assert f"\nversion: {__version__}\n" in read("CITATION.cff")


def test_who_searches_an_index_finds_versions_licence_and_no_address_that_leads_nowhere() -> None:
    pythons = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if ":: 3." in line}
    assert pythons == {"3.11", "3.12", "3.13", "3.14"}
    addresses = " ".join(PROJECT.get("urls", {}).values())
    assert not re.search(r"example\.(org|com)|localhost", addresses)
    assert PROJECT["license"].split(" AND ") == ["MIT", "Apache-2.0", "CC0-1.0", "OFL-1.1"]


def test_every_promised_python_is_tried_on_every_system() -> None:
    workflow = read(".github/workflows/check.yml")
    for word in ("3.11", "3.12", "3.13", "3.14", "ubuntu", "macos", "windows", '"20"', '"22"'):
        assert word in workflow


def test_what_runs_before_a_commit_is_what_make_test_begins_with() -> None:
    hooks = re.findall(r"entry: make ([a-z]+)", read(".pre-commit-config.yaml"))
    checked = re.search(r"^check: (.*)$", read("Makefile"), flags=re.MULTILINE)
    assert checked is not None
    assert set(hooks) <= set(checked[1].split())
    assert {"lint", "types", "layers", "client"} == set(hooks)


def test_forms_ask_for_a_record_or_a_case_file() -> None:
    for form in ("bug", "verdict"):
        assert "Record or case file" in read(f".github/ISSUE_TEMPLATE/{form}.yml")


def test_no_workflow_uploads_or_names_a_registry() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        assert not re.search(r"https?://|pypi|twine|npmjs", path.read_text(encoding="utf-8"))


def test_the_laboratory_does_without_pyarrow() -> None:
    extras = PROJECT["optional-dependencies"]
    assert not [name for name in extras["lab"] if "pyarrow" in name]
    assert [name for name in extras["parquet"] if "pyarrow" in name]
