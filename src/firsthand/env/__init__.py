"""Environments for learning programs, in time steps: PettingZoo's two kinds, and Gymnasium's two.

They need ``pip install 'firsthand[rl]'``, and `VectorTable` needs ``firsthand[lab,rl]``. Every step
is ``step_ms`` ms long; in each a seat does nothing, flips, or slaps.
"""

from typing import TYPE_CHECKING, Any

from firsthand.bots.time_steps import FLIP, NOTHING, SLAP
from firsthand.env.alone import SoloEnv
from firsthand.env.parallel import ParallelTable, env, parallel_env

if TYPE_CHECKING:
    from firsthand.env.vector import VectorTable

__all__ = [
    "FLIP", "NOTHING", "SLAP", "ParallelTable", "SoloEnv", "VectorTable", "env", "parallel_env",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import the vector environment when it is asked for: it needs the laboratory too."""
    if name == "VectorTable":
        from firsthand.env.vector import VectorTable  # noqa: PLC0415 - it needs the laboratory

        return VectorTable
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
