"""What tests of the laboratory share."""

from collections.abc import Iterator

import pytest

from firsthand.lab.compiling import config


@pytest.fixture(scope="module")
def checked() -> Iterator[None]:
    """Let compiled code check all bounds, as NUMBA_BOUNDSCHECK=1 would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(config, "BOUNDSCHECK", 1)
        yield
