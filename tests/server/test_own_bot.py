"""The process of a bot of the host's own: what it says on its stdout, and when it ends."""

import subprocess
import sys
from pathlib import Path

import msgspec

from firsthand.sentences import text
from firsthand.server.own_bot import Reply

PROGRAM = "import firsthand as fh\nclass Keen(fh.Bot):\n    name = 'Kim'\nprint('I print')\n"


def run(word: str) -> tuple[int, Reply]:
    """Return the exit status of a process that is asked nothing, and its only line."""
    words = [sys.executable, "-m", "firsthand.server.own_bot", word]
    done = subprocess.run(words, input=b"", capture_output=True, check=False, timeout=60)
    (line,) = done.stdout.splitlines()
    return done.returncode, msgspec.json.decode(line, type=Reply)


def test_it_says_its_name_alone_and_ends_with_its_questions(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(PROGRAM, encoding="utf-8")
    assert run(f"{file}:Keen") == (0, Reply(name="Kim"))


def test_it_says_why_there_is_no_such_bot() -> None:
    status, reply = run("nowhere.py:Keen")
    assert status == 2
    assert reply.wrong is not None
    assert text(reply.wrong).startswith("nowhere.py cannot be read")
