"""The build hook: work is done once, and a failure says why and leaves no stamp."""

from pathlib import Path

import pytest

from hatch_build import Client, ClientError, find_node

NODE = """#!/bin/sh
[ "$1" = --version ] && { echo "${NODE_VERSION:-v20.1.0}"; exit; }
echo built >> ran
%s
"""
BUILDS = (
    "mkdir -p src/firsthand/server/static && echo page > src/firsthand/server/static/index.html"
)


class Machine:
    """A project in a folder, and a PATH with a Node.js that only pretends."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.client = Client(root)
        self.client.web.mkdir()
        (self.client.web / "build.mjs").touch()
        (root / "bin").mkdir()
        self.program("node", NODE % BUILDS)
        self.program("npm", '#!/bin/sh\necho "$@" >> ran\n')

    def program(self, name: str, text: str) -> None:
        path = self.root / "bin" / name
        path.write_text(text)
        path.chmod(0o755)

    def builds(self) -> int:
        ran = self.root / "ran"
        return len(ran.read_text().splitlines()) if ran.exists() else 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr("sys.path", [])
    return Machine(tmp_path)


def test_fresh_means_no_work(machine: Machine) -> None:
    assert not machine.client.is_fresh()
    machine.client.make()
    assert machine.client.is_fresh()
    machine.client.make()
    assert machine.builds() == 1


@pytest.mark.parametrize(
    "name",
    [
        "web/src/new.ts",
        "src/firsthand/server/static/index.html",
        "src/firsthand/sentences/en/new.ftl",
    ],
)
def test_a_change_of_source_or_output_is_stale(machine: Machine, name: str) -> None:
    machine.client.make()
    changed = machine.root / name
    changed.parent.mkdir(exist_ok=True, parents=True)
    changed.write_text("changed")
    assert not machine.client.is_fresh()
    machine.client.make()
    assert machine.builds() == 2


def test_installed_modules_are_no_source(machine: Machine) -> None:
    machine.client.make()
    (machine.client.web / "node_modules").mkdir()
    (machine.client.web / "node_modules" / "module.js").touch()
    assert machine.client.is_fresh()


def test_npm_installs_only_what_is_not_there(machine: Machine) -> None:
    lock = '{"packages": {"": {}, "node_modules/a": {"version": "%s"}, "b": {"dev": true}}}'
    (machine.client.web / "package-lock.json").write_text(lock % "1.0.0")
    machine.client.make()
    asked = machine.client.web / "ran"
    assert asked.read_text() == "ci --omit=dev --omit=peer\n"
    asked.unlink()
    modules = machine.client.web / "node_modules"
    modules.mkdir()
    (modules / ".package-lock.json").write_text(lock % "1.0.0")
    machine.client.make()
    assert not asked.exists()
    (machine.client.web / "package-lock.json").write_text(lock % "1.0.1")
    machine.client.make()
    assert asked.exists()


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("true", "made no index.html"),
        ("echo 'app.ts:1: ERROR: no such thing'; exit 1", "ERROR: no such thing"),
    ],
)
def test_a_failed_build_says_why_and_leaves_no_stamp(
    machine: Machine, script: str, reason: str
) -> None:
    machine.client.make()
    (machine.client.web / "build.mjs").write_text("changed")
    machine.program("node", NODE % script)
    with pytest.raises(ClientError, match=reason):
        machine.client.make()
    assert not machine.client.stamp.exists()
    assert not machine.client.is_fresh()


def test_a_client_without_sources_says_so(machine: Machine) -> None:
    (machine.client.web / "build.mjs").unlink()
    with pytest.raises(ClientError, match=r"build\.mjs is missing"):
        machine.client.make()


def test_an_old_node_is_no_node(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_VERSION", "v18.20.4")
    with pytest.raises(ClientError, match=r"needs Node\.js 20"):
        find_node()
    with pytest.raises(ClientError):
        machine.client.make()
