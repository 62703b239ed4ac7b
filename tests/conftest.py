"""What holds for all tests: examples are the same on every run, however slow the machine."""

import os
from collections.abc import Iterator

import coverage
import pytest
from hypothesis import settings

# What tests start keeps no tables in the folders of whoever runs them.
os.environ["FIRSTHAND_PLAY_STORE"] = "memory"

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def uncounted(request: pytest.FixtureRequest) -> Iterator[None]:
    """Stop counting covered lines while a test marked ``uncounted`` runs: it takes half the time.

    Where nothing compiles all is counted: it is what these tests run uncompiled for.
    """
    counter = coverage.Coverage.current()
    marked = request.node.get_closest_marker("uncounted") is not None
    if counter is None or not marked or os.environ.get("NUMBA_DISABLE_JIT") == "1":
        yield
        return
    counter.stop()
    try:
        yield
    finally:
        counter.start()


@pytest.fixture(autouse=True, scope="session")
def compiled_cache(pytestconfig: pytest.Config) -> Iterator[None]:
    """Keep compiled kernels, those of commands too, where pytest keeps its cache."""
    assert pytestconfig.cache is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FIRSTHAND_CACHE", str(pytestconfig.cache.mkdir("compiled")))
        yield
