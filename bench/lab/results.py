"""The results of all runs, a line each."""

import json
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results.jsonl"


def past() -> list[dict[str, Any]]:
    """Return all results, the oldest first."""
    if not RESULTS.exists():
        return []
    return [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
