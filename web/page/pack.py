"""What the page's Python imports, as bytecode. It is run by that very Python, in Pyodide.

`FIRSTHAND` and `MSGSPEC` are folders of sources, `WHOLE_GAMES` is one with a module that plays
games: what has been imported after it has played is what is packed of Python's own library.
"""

import ast
import importlib
import importlib._bootstrap_external as bootstrap
import io
import logging
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

FIRSTHAND, MSGSPEC, WHOLE_GAMES = Path("/sources"), Path("/msgspec"), Path("/games")
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
BEGINNING = "firsthand.page"
SAID_BY_NAME = (
    "encodings/ascii.py",
    "encodings/idna.py",
    "encodings/latin_1.py",
    "encodings/utf_8_sig.py",
    "stringprep.py",
)
"""Modules of the library that Python looks up by a name when something comes its way."""

DATA = ("presets/*.json", "presets/*.toml", "sentences/en/shared/*.ftl")
EPOCH = (1980, 1, 1, 0, 0, 0)


def packed(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files, not compressed: it is, as a whole, when it is sent."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return made.getvalue()


def compiled(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return Python files as bytecode, and other files as they are."""
    return {
        name.replace(".py", ".pyc") if name.endswith(".py") else name: bytecode(name, data)
        for name, data in sources.items()
    }


def bytecode(name: str, data: bytes) -> bytes:
    """Return a Python file as bytecode, mostly without docstrings, which no clock has marked."""
    if not name.endswith(".py"):
        return data
    # Pyodide's own modules lend their docstrings to its core, which does not start without.
    stripped = 0 if name.startswith(("_pyodide/", "pyodide/")) else 2
    code = compile(data, name, "exec", dont_inherit=True, optimize=stripped)
    return bytes(bootstrap._code_to_timestamp_pyc(code, 0, 0))  # noqa: SLF001  # as py_compile


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the modules that a file imports, also late ones; none for type checkers alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        yield from imported(node)


def file_of(module: str) -> Path | None:
    """Return the file of one of the package's modules, None for anything else."""
    path = FIRSTHAND.joinpath(*module.split("."))
    return next(
        (file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None
    )


def modules_of_the_package() -> tuple[dict[str, bytes], set[str]]:
    """Return the package's files that the page needs, and the modules of others they name."""
    files: dict[str, bytes] = {}
    others: set[str] = set()
    waiting = [BEGINNING]
    while waiting:
        module = waiting.pop()
        file = file_of(module)
        if file is None:
            others |= {module} - {""}
            continue
        name = str(file.relative_to(FIRSTHAND))
        if name not in files:
            files[name] = file.read_bytes()
            waiting += imported(ast.parse(files[name]))
            waiting.append(module.rpartition(".")[0])
    for pattern in DATA:
        for path in (FIRSTHAND / "firsthand").glob(pattern):
            files[str(path.relative_to(FIRSTHAND))] = path.read_bytes()
    return files, others


def play(others: set[str]) -> None:
    """Import all that the package names and that a game, a fault and a record come to."""
    for name in sorted(others):
        top = sys.modules.get(name.partition(".")[0])
        if top is None or hasattr(top, "__path__"):
            try:
                importlib.import_module(name)
            except ImportError:
                continue
    games = importlib.import_module("tests.page.whole_games")
    for preset in ("ratscrew", "slapjack_call"):
        games.recorded_here(preset, 1)
    try:
        raise ValueError
    except ValueError:
        fault = logging.makeLogRecord({"exc_info": sys.exc_info()})
        logging.StreamHandler(io.StringIO()).emit(fault)


def library() -> dict[str, bytes]:
    """Return the sources of the modules of Python's library that are imported now."""
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    names = {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(LIBRARY)}
    with zipfile.ZipFile(LIBRARY) as archive:
        known = set(archive.namelist())
        return {name: archive.read(name) for name in sorted((names | {*SAID_BY_NAME}) & known)}


def made() -> dict[str, bytes]:
    """Return the archives by name."""
    sys.path[:0] = [str(FIRSTHAND), str(MSGSPEC), str(WHOLE_GAMES)]
    sys.dont_write_bytecode = True
    own, others = modules_of_the_package()
    play({name for name in others if not name.startswith("firsthand")})
    wheel = {
        str(path.relative_to(MSGSPEC)): path.read_bytes()
        for path in MSGSPEC.rglob("*")
        if path.suffix in {".py", ".so"}
    }
    return {
        "library.zip": packed(compiled(library())),
        "firsthand.zip": packed(compiled(own | wheel)),
    }
