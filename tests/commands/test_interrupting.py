"""Ctrl-C ends every command with status 130 and no traceback, even while it is being imported."""

import subprocess
import sys

import pytest

INTERRUPTED_IMPORT = """
import importlib.abc, signal, sys

MODULE = sys.argv.pop(1)

class Interrupter(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == MODULE:
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupter())
from firsthand.cli import main
main()
print("never interrupted")
"""
"""Run a command, and press Ctrl-C as the module named first is about to be imported."""

IMPORTED = (
    "firsthand.commands.app", "cyclopts", "cyclopts.core", "attrs", "rich", "firsthand.errors",
    "firsthand.commands.rules", "firsthand.rules", "msgspec",
)  # fmt: skip


@pytest.mark.parametrize("module", IMPORTED)
def test_an_interruption_while_importing_prints_nothing(module: str) -> None:
    asked = ["--help"] if module == "rich" else ["rules", "--markdown"]
    words = [sys.executable, "-c", INTERRUPTED_IMPORT, module, *asked]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
