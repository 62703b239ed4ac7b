"""The benchmark of tables runs; its figures are for an idle machine."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_small_hall_is_measured() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "bench.tables", "--tables", "2", "--seconds", "2.5"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
    )
    report = json.loads(done.stdout)
    assert report["flips_per_table_second"] > 0
    assert report["in_per_table_second"] > 0
