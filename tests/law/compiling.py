"""The law compiled by numba: copies of its modules, each function made a dispatcher.

The copies are written where pytest keeps its cache, under a name made of the sources, so that
compiled code is kept from run to run and never goes stale. Types stay those of the law itself.
"""

import hashlib
import importlib
import inspect
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba

from firsthand import dice
from firsthand.lab.linking import add_int_methods
from firsthand.law import duel, ending, patterns, seats, sight, slaps

MODULES: tuple[ModuleType, ...] = (seats, sight, patterns, duel, ending, slaps, dice)
"""In the order of their imports: what is called is compiled before its callers."""

PLAIN_ALONE = {"dice.seeded", "dice.rolled", "dice.draw", "dice.shuffled", "dice.game_seed"}
"""What needs big integers or containers: the laboratory draws in its own way."""

FOOTER = """

import numba as _numba
import {module} as _law

for _name, _thing in list(globals().items()):
    if isinstance(_thing, type) and hasattr(_law, _name):
        globals()[_name] = getattr(_law, _name)
for _name in {functions!r}:
    globals()[_name] = _numba.njit(boundscheck=True, cache=True)(globals()[_name])
"""


def short(module: ModuleType) -> str:
    """Return a module's own name."""
    return module.__name__.rpartition(".")[2]


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions that a module defines and that must compile, by name."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if inspect.isfunction(thing)
        and thing.__module__ == module.__name__
        and f"{short(module)}.{name}" not in PLAIN_ALONE
    }


def key() -> str:
    """Return what the compiled code depends on."""
    parts = [Path(inspect.getfile(module)).read_bytes() for module in MODULES]
    text = b"".join(parts) + f"{numba.__version__} {sys.version} {FOOTER}".encode()
    return hashlib.sha256(text).hexdigest()[:16]


def copied(module: ModuleType, package: str) -> str:
    """Return a module's source with its imports of functions turned to the copies."""
    source = inspect.getsource(module)
    for other in MODULES:
        source = source.replace(
            f"from {other.__name__} import", f"from {package}.{short(other)} import"
        )
    return source + FOOTER.format(module=module.__name__, functions=list(functions(module)))


def compiled(folder: Path) -> dict[str, Any]:
    """Return every function of the law compiled, by module and name."""
    add_int_methods()
    package = f"law_{key()}"
    home = folder / package
    home.mkdir(parents=True, exist_ok=True)
    (home / "__init__.py").touch()
    for module in MODULES:
        place = home / f"{short(module)}.py"
        text = copied(module, package)
        if not place.exists() or place.read_text() != text:
            place.write_text(text)
    sys.path.insert(0, str(folder))
    try:
        importlib.invalidate_caches()
        copies = {
            short(module): importlib.import_module(f"{package}.{short(module)}")
            for module in MODULES
        }
    finally:
        sys.path.remove(str(folder))
    return {
        f"{short(module)}.{name}": getattr(copies[short(module)], name)
        for module in MODULES
        for name in functions(module)
    }
