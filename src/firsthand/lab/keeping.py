"""Machine code kept from run to run, in a folder named by the sources that it was made from.

numba by itself looks at one file only, and would serve what an edit elsewhere has made stale.
"""

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

config: Any = numba.config


def folder(*sources: str) -> Path:
    """Return where the code is kept that some source files make."""
    told = hashlib.sha256(f"{numba.__version__} {platform.python_version()}".encode())
    for source in sources:
        told.update(Path(source).read_bytes())
    return Path(platformdirs.user_cache_dir("firsthand")) / "numba" / told.hexdigest()[:20]


def writable(place: Path) -> bool:
    """Make a folder, and tell whether it can be written to."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(place, os.W_OK)


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
