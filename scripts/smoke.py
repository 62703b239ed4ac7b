"""Install the wheel of a folder into a fresh environment, and try the commands there.

``python scripts/smoke.py dist [EXTRA]``; the wheel's path and an extra as in ``lab``.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

INVOCATIONS = (
    "--help", "--version", "play --help", "rules", "rules slapjack", "rules ratscrew --json",
    "rules --diff ratscrew slapjack", "rules ratscrw", "rules nowhere.toml", "verify nowhere.txt",
    "replay nowhere.txt", "fairness --tables 4 --reveals 10", "play --bots stedy",
    "play --port 99999", "simlate", "simulate --games 5", "study",
    "compare ratscrew slapjack --games 5",
)  # fmt: skip
PROGRAM = """
import firsthand as fh
game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
game.flip()
print(game)
"""


def main() -> None:
    """Install the wheel, and end with status 1 at the first traceback."""
    folder, extras = Path(sys.argv[1]), ",".join(sys.argv[2:])
    (wheel,) = folder.glob("*.whl")
    with tempfile.TemporaryDirectory() as place:
        venv.create(place, with_pip=True)
        scripts = Path(place) / ("Scripts" if sys.platform == "win32" else "bin")
        asked = f"{wheel}[{extras}]" if extras else str(wheel)
        python = str(scripts / "python")
        subprocess.run([python, "-m", "pip", "install", "-q", asked], check=True)
        subprocess.run([python, "-W", "error", "-c", PROGRAM], check=True)
        for words in INVOCATIONS:
            tried = [python, "-m", "firsthand", *words.split()]
            done = subprocess.run(tried, check=False, capture_output=True, text=True, timeout=300)
            if done.returncode not in (0, 2) or "Traceback" in done.stderr:
                sys.exit(f"firsthand {words}: status {done.returncode}\n{done.stderr}")
    sys.stdout.write(f"{len(INVOCATIONS)} invocations, no traceback\n")


if __name__ == "__main__":
    main()
