"""Machine code kept from run to run: where, and in folders named by what it was made from.

numba by itself looks at one file only, and would serve what an edit elsewhere has made stale.
"""

import hashlib
import os
import platform
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, TypeVar, cast

import numba
import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

CACHE = "FIRSTHAND_CACHE"
"""The environment variable that names another folder for all that is kept."""

MATPLOTLIB = "MPLCONFIGDIR"
"""The environment variable by which matplotlib is told where to keep its own."""

config: Any = numba.config


def cache(part: str) -> Path:
    """Return the folder of a part of what is kept; it need not exist."""
    named = os.environ.get(CACHE)
    home = Path(named).absolute() if named else platformdirs.user_cache_path("firsthand")
    return home / part


def writable(place: Path) -> bool:
    """Make a folder, and tell whether files can be written there.

    A relative path is none: so is that of a user without a home.
    """
    if not place.is_absolute():
        return False
    try:
        place.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=place):
            return True
    except OSError:
        return False


@contextmanager
def for_matplotlib() -> Iterator[None]:
    """Let matplotlib, imported meanwhile, keep its list of fonts where `CACHE` says, if it can.

    It is left alone where `CACHE` is not set, and where `MATPLOTLIB` names a folder already.
    """
    if not os.environ.get(CACHE) or os.environ.get(MATPLOTLIB):
        yield
        return
    with ExitStack() as stack:
        place = cache("matplotlib")
        kept = str(place) if writable(place) else stack.enter_context(TemporaryDirectory())
        os.environ[MATPLOTLIB] = kept
        stack.callback(os.environ.pop, MATPLOTLIB, None)
        yield


def holds_code(place: Path) -> bool:
    """Tell whether numba has kept machine code in a folder, or in one of its folders."""
    return any(place.glob("**/*.nbi"))


def folder(*sources: str) -> Path:
    """Return where the code is kept that some source files make."""
    told = hashlib.sha256(f"{numba.__version__} {platform.python_version()}".encode())
    for source in sources:
        told.update(Path(source).read_bytes())
    return cache("numba") / told.hexdigest()[:20]


def kept(*sources: str) -> Callable[[Function], Function]:
    """Return what compiles a function made from some source files, and keeps its code if it can.

    Other threads run while the function does.
    """

    def compiled(function: Function) -> Function:
        place, before = folder(*sources), config.CACHE_DIR
        config.CACHE_DIR = str(place)
        try:
            made = numba.njit(nogil=True, error_model="numpy", cache=writable(place))(function)
        finally:
            config.CACHE_DIR = before
        return cast("Function", made)

    return compiled
