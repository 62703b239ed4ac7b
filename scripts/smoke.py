"""Install the wheel of a folder into a fresh environment, and try the commands there.

``python scripts/smoke.py dist [EXTRA...]``: the folder, and extras as in ``lab``. The environment
is of the Python that runs this. What is asked is `tests/commands/invocations.py`.
"""

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.commands.invocations import LABORATORY, MISTAKEN, RIGHT, WITH_LABORATORY  # noqa: E402 - its path is set above

PROGRAM = """
import firsthand as fh
game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
game.flip()
print(game)
print(fh.play("ratscrew", ["steady", "sharp"], games=2))
"""


def installed(wheel: Path, extras: str, place: Path) -> Path:
    """Return the Python of a new environment that has a wheel with extras, and nothing else."""
    venv.create(place, with_pip=True)
    python = place / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    asked = f"{wheel}[{extras}]" if extras else str(wheel)
    subprocess.run([python, "-m", "pip", "install", "-q", asked], check=True)
    return python


def lines_of(extras: str, folder: Path) -> list[str]:
    """Return what is asked: with the laboratory it plays, and without it says what to install."""
    (folder / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    (folder / "text.json").write_text("hello\n", encoding="utf-8")
    laboratory = WITH_LABORATORY if "lab" in extras.split(",") else LABORATORY
    return [line.format(folder=folder.as_posix()) for line in (*RIGHT, *laboratory, *MISTAKEN)]


def tried(python: Path, lines: list[str], folder: Path) -> list[str]:
    """Return what went wrong with some invocations: any traceback, and any other exit status."""
    script = ROOT / "tests" / "commands" / "asked.py"
    done = subprocess.run(
        [python, script, ""],
        input="\n".join(lines), check=True, capture_output=True, text=True, cwd=folder, timeout=900,
    )  # fmt: skip
    answers = zip(lines, json.loads(done.stdout), strict=True)
    return [
        f"firsthand {line}: status {status}\n{wrong}"
        for line, (status, _, wrong) in answers
        if status not in (0, 2) or "Traceback" in wrong
    ]


def main() -> None:
    """Install the wheel, and end with status 1 where there is a traceback."""
    (wheel,), extras = Path(sys.argv[1]).resolve().glob("*.whl"), ",".join(sys.argv[2:])
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "empty"
        folder.mkdir()
        python = installed(wheel, extras, Path(place) / "environment")
        subprocess.run([python, "-W", "error", "-c", PROGRAM], check=True, cwd=folder)
        for module in (["firsthand"], ["firsthand.cli"]):
            subprocess.run([python, "-m", *module, "--version"], check=True, cwd=folder)
        lines = lines_of(extras, folder)
        wrong = tried(python, lines, folder)
    sys.stdout.write("\n".join(wrong))
    version = sys.version.split()[0]
    sys.stdout.write(
        f"Python {version} [{extras}]: {len(lines)} invocations, {len(wrong)} tracebacks\n"
    )
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
