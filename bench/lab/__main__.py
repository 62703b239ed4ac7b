"""``make bench-lab``: measure every ratio, print them, and add them to the results."""

import json
import os
import platform
import sys
from datetime import UTC, datetime

from bench.lab.figure import draw
from bench.lab.ratios import RATIOS, Ratio
from bench.lab.results import RESULTS, past
from firsthand import __version__


def machine() -> str:
    """Return what the machine calls its processor."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 - a file of the system
        names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {len(names)} processors"


def main() -> None:
    """Measure what is named, or everything; a name without a ratio is refused."""
    wanted = sys.argv[1:] or list(RATIOS)
    unknown = [name for name in wanted if name not in RATIOS]
    if unknown:
        raise SystemExit(f"bench: no ratio is called {unknown[0]}: there are {', '.join(RATIOS)}")
    found: dict[str, Ratio] = {}
    for name in wanted:
        found[name] = ratio = RATIOS[name]()
        aim = "" if ratio.aim is None else f", aim {ratio.aim:g}"
        sys.stdout.write(f"{name:<28} {ratio.value:8.2f}  ({ratio.told}{aim})\n")
        sys.stdout.flush()
    row = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": __version__,
        "machine": machine(),
        "load": round(os.getloadavg()[0], 2),
        "ratios": {name: round(ratio.value, 3) for name, ratio in found.items()},
        "told": {name: ratio.told for name, ratio in found.items()},
    }
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
    draw(past())


main()
