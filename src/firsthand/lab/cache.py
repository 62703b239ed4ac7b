"""The folders in which machine code is kept between runs, one for each digest of sources.

numba's own cache compares one source file only, and so would load code that is stale because
another file was edited.
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
"""The environment variable that names another folder for all caches."""

MATPLOTLIB = "MPLCONFIGDIR"
"""The environment variable that names the folder where matplotlib keeps its files."""

config: Any = numba.config


def cache_folder(part: str) -> Path:
    """Return the folder of one of the caches, ``part``; it need not exist."""
    named = os.environ.get(CACHE)
    home = Path(named).absolute() if named else platformdirs.user_cache_path("firsthand")
    return home / part


def writable(folder: Path) -> bool:
    """Create a folder, and return whether files can be written there.

    A relative path cannot: a user without a home has such a path.
    """
    if not folder.is_absolute():
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@contextmanager
def for_matplotlib() -> Iterator[None]:
    """Set the folder where matplotlib keeps its list of fonts, for an import inside this context.

    It is a folder below the one that `CACHE` names, or a temporary one if that can't be written.
    Nothing is set where `CACHE` is not set, or where `MATPLOTLIB` names a folder already.
    """
    if not os.environ.get(CACHE) or os.environ.get(MATPLOTLIB):
        yield
        return
    with ExitStack() as stack:
        folder = cache_folder("matplotlib")
        home = str(folder) if writable(folder) else stack.enter_context(TemporaryDirectory())
        os.environ[MATPLOTLIB] = home
        stack.callback(os.environ.pop, MATPLOTLIB, None)
        yield


def holds_code(folder: Path) -> bool:
    """Return whether numba has kept machine code in a folder, or in one of its folders."""
    return any(folder.glob("**/*.nbi"))


def code_folder(*sources: str) -> Path:
    """Return the folder for the machine code of some source files."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.python_version()}".encode())
    for source in sources:
        digest.update(Path(source).read_bytes())
    return cache_folder("numba") / digest.hexdigest()[:20]


def compiled_and_cached(*sources: str) -> Callable[[Function], Function]:
    """Return a decorator that compiles a function and keeps its machine code where it can.

    ``sources`` are the files that the code depends on. Other threads run while the function does.
    """

    def compiled(function: Function) -> Function:
        folder, before = code_folder(*sources), config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            dispatcher = numba.njit(nogil=True, error_model="numpy", cache=writable(folder))(
                function
            )
        finally:
            config.CACHE_DIR = before
        return cast("Function", dispatcher)

    return compiled
