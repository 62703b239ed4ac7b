"""The process that makes a record into what a page shows."""

import subprocess
import sys

import msgspec

from firsthand.sentences import say
from firsthand.shell.wire import Unread


def test_what_is_no_record_is_answered_with_why() -> None:
    command = (sys.executable, "-m", "firsthand.server.folding")
    done = subprocess.run(command, input=b"\x89PNG\xff", check=True, capture_output=True)
    assert msgspec.json.decode(done.stdout, type=Unread) == Unread(say("record-file-bytes"))
