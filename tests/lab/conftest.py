"""Compiled kernels are kept where pytest keeps its cache, from run to run."""

from collections.abc import Iterator

import pytest

from firsthand.lab.compiling import config
from firsthand.lab.keeping import CACHE


@pytest.fixture(autouse=True, scope="session")
def kept(pytestconfig: pytest.Config) -> Iterator[None]:
    assert pytestconfig.cache is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CACHE, str(pytestconfig.cache.mkdir("compiled")))
        yield


@pytest.fixture(scope="module")
def checked() -> Iterator[None]:
    """Let compiled code check all bounds, as NUMBA_BOUNDSCHECK=1 would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(config, "BOUNDSCHECK", 1)
        yield
