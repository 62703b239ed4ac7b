"""Compile the law, the procedure and the kernel with numba.

Each function is copied with its own code, but with globals that name the other compiled functions.
A kernel's machine code is kept in a folder. Its name is a digest of everything that it depends on:
the code and constants of all functions as they are in this process, the version of numba, the
processor, and the law where the kernel is made for one. A change of any gives another name.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from pickle import UnpicklingError
from threading import RLock
from types import CodeType, FunctionType, ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core.errors import TypingError

from firsthand.lab.cache import cache_folder, holds_code, writable
from firsthand.lab.kernel import procedure
from firsthand.lab.kernel.positions import TableSetup
from firsthand.lab.kernel.procedure import own
from firsthand.lab.linking import (
    DeferredLibrary,
    KernelLibrary,
    add_int_methods,
    library_of,
    wrapping,
)
from firsthand.law.types import Law

LAW = ("seats", "sight", "patterns", "duel", "ending", "slaps")
KERNEL = (
    "chance", "hands", "races", "reading", "windows", "marks", "tape", "following", "fold", "votes",
    "deal", "script", "minds", "fast_forward", "batch",
)  # fmt: skip
NAMES = (
    *(f"firsthand.law.{name}" for name in LAW),
    "firsthand.dice",
    "firsthand.bots.matching",
    "firsthand.bots.error_rates",
    "firsthand.bots.near_misses",
    "firsthand.bots.time_steps",
    *(f"firsthand.lab.kernel.{name}" for name in KERNEL),
    "firsthand.lab.stepping.kernel",
)
"""The modules whose functions compile."""

OTHERS = ("firsthand.lab.kernel.positions", "firsthand.lab.linking")
"""Other modules on which a kernel's machine code depends."""

KERNELS = {
    "batch": "firsthand.lab.kernel.batch",
    "scripted": "firsthand.lab.kernel.script",
    "steps": "firsthand.lab.stepping.kernel",
}
ENTRY = '''"""Made by Firsthand, which makes it again when it is gone."""


def kernel({parameters}):
    inner({passed})
'''

CACHE_FAULTS = (OSError, EOFError, UnpicklingError)
"""What numba raises where a folder is full or its files are damaged."""

_lock = RLock()

config: Any = numba.config
njit: Any = numba.njit
type_of: Any = numba.typeof
COMPILES = not config.DISABLE_JIT
"""Whether functions are compiled; plain, they do the same about a hundred times slower."""


def modules() -> tuple[ModuleType, ...]:
    """Return the modules whose functions compile."""
    return (*map(import_module, NAMES), procedure, *procedure.MODULES)


@cache
def library(_checked: object) -> dict[str, Any]:
    """Return a numba dispatcher for each function, by module and name; nothing is compiled yet.

    There is one library with bounds checking and one without.
    """
    add_int_methods()
    dispatchers: dict[FunctionType, Any] = {}
    copies = {module: ModuleType(module.__name__) for module in modules()}
    for module, copy in copies.items():
        vars(copy).update(vars(module))
        for function in own(module).values():
            bound = FunctionType(function.__code__, vars(copy), function.__name__)
            dispatchers[function] = wrapping(f"{module.__name__}.{function.__name__}") or njit(
                _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True
            )(bound)
    for copy in copies.values():
        for name, thing in [*vars(copy).items()]:
            if isinstance(thing, FunctionType) and thing in dispatchers:
                setattr(copy, name, dispatchers[thing])
            elif isinstance(thing, ModuleType) and thing in copies:
                setattr(copy, name, copies[thing])
    return {
        f"{function.__module__}.{function.__name__}": dispatchers[function]
        for function in dispatchers
    }


# ---- what a kernel is made from ----------------------------------------------------------------


def described(thing: Any) -> Iterator[str]:
    """Yield the code and constants that numba reads of a function, as text without addresses."""
    match thing:
        case FunctionType():
            yield from described(thing.__code__)
        case CodeType():
            yield thing.co_code.hex()
            yield " ".join(thing.co_names)
            for constant in thing.co_consts:
                yield from described(constant)
        case type():
            yield thing.__name__
            yield str(getattr(thing, "_fields", ""))
            yield str(
                [(name, int(each)) for name, each in getattr(thing, "__members__", {}).items()]
            )
        case int() | float() | str() | bytes() | None:
            yield repr(thing)
        case tuple():
            for each in thing:
                yield from described(each)
        case dict():
            yield from described(tuple(thing.items()))
        case _:
            yield type(thing).__name__


@cache
def sources() -> str:
    """Return a digest of all code and constants that go into a kernel, as they are in memory."""
    digest = hashlib.sha256()
    for module in (*modules(), *map(import_module, OTHERS)):
        for name, thing in sorted(vars(module).items()):
            if not name.startswith("__"):
                digest.update(f"{module.__name__} {name} {' '.join(described(thing))}\n".encode())
    return digest.hexdigest()


def key(name: str, frozen: tuple[Law, TableSetup] | None) -> str:
    """Return the name of the folder where a kernel is kept."""
    parts = (
        name,
        repr(frozen),
        sources(),
        ENTRY,
        numba.__version__,
        sys.version,
        str(config.BOUNDSCHECK),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]


# ---- kernels -----------------------------------------------------------------------------------


def module_of(name: str, folder: Path | None, text: str) -> ModuleType:
    """Return a module with a source text; in a folder, the text is written to a file first."""
    module = ModuleType(name)
    if folder is None:
        exec(compile(text, name, "exec"), vars(module))  # noqa: S102 - our own
        return module
    file = folder / "entry.py"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / f"entry.{os.getpid()}"
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    module.__file__ = str(file)
    sys.modules[name] = module
    SourceFileLoader(name, str(file)).exec_module(module)
    return module


def ints(numbers: Sequence[int]) -> Any:
    """Return whole numbers as an array for a compiled kernel, as a list for an uncompiled one."""
    return list(numbers) if config.DISABLE_JIT else np.array(numbers, np.int64)


def signature(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return numba's types of arguments."""
    return tuple(type_of(argument) for argument in arguments)


def compiled(name: str, arguments: tuple[Any, ...], *, frozen: bool = False) -> Callable[..., None]:
    """Return a kernel, compiled for arguments of these types, that takes them from the third on.

    The first two are a law and a setup; a ``frozen`` kernel is compiled for their values.
    """
    law, setup, *_ = arguments
    if config.DISABLE_JIT:
        return partial(getattr(import_module(KERNELS[name]), name), law, setup)
    with _lock:
        return _compiled(name, arguments, frozen=frozen)


_ready: dict[str, Callable[..., None]] = {}


def is_ready(name: str, law: Law, setup: TableSetup, *, frozen: bool) -> bool:
    """Return whether a kernel is compiled already, in this process or in the cache."""
    called = key(name, (law, setup) if frozen else None)
    return called in _ready or holds_code(cache_folder("kernels") / called)


def _compiled(name: str, arguments: tuple[Any, ...], *, frozen: bool) -> Callable[..., None]:
    law, setup, *_ = arguments
    called = key(name, (law, setup) if frozen else None)
    if called not in _ready:
        folder = cache_folder("kernels") / called
        try:
            kernel = whole(name, arguments, folder if writable(folder) else None, frozen=frozen)
        except CACHE_FAULTS:
            kernel = whole(name, arguments, None, frozen=frozen)
        _ready[called] = kernel
    return _ready[called] if frozen else partial(_ready[called], law, setup)


def whole(name: str, arguments: tuple[Any, ...], folder: Path | None, *, frozen: bool) -> Any:
    """Return a kernel with its machine code, loaded from a folder or compiled and written there."""
    law, setup, *rest = arguments
    letters = [f"a{number}" for number in range(len(rest))]
    parameters = letters if frozen else ["law", "setup", *letters]
    passed = ["LAW", "SETUP", *letters] if frozen else parameters
    text = ENTRY.format(parameters=", ".join(parameters), passed=", ".join(passed))
    module = module_of(f"firsthand_{folder.name if folder else name}", folder, text)
    types = signature(tuple(rest) if frozen else arguments)
    vars(module).update(LAW=law, SETUP=setup, inner=None)
    try:
        return entry(module, types, keeps=folder is not None)
    except TypingError:
        vars(module).update(inner=part(name, arguments))
        return entry(module, types, keeps=folder is not None)


def entry(module: ModuleType, types: tuple[Any, ...], *, keeps: bool) -> Any:
    """Return a kernel with its machine code.

    Raises ``TypingError`` where it is in no cache, and the module has no function to compile.
    """
    dispatcher = njit(cache=keeps, nogil=True, _nrt=False)(module.kernel)
    with library_of(KernelLibrary):
        dispatcher.compile(types)
    return dispatcher


def part(name: str, arguments: tuple[Any, ...]) -> Any:
    """Return the function that a kernel calls, compiled with all that it calls in turn."""
    inner = library(config.BOUNDSCHECK)[f"{KERNELS[name]}.{name}"]
    with library_of(DeferredLibrary):
        inner.compile(signature(arguments))
    return inner
