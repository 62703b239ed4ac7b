"""The page on the judge says of each message to a page who is sent it, and which test shows so."""

import re
from pathlib import Path
from typing import get_args

from firsthand.shell.wire import Reply

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/JUDGE.md").read_text(encoding="utf-8")
TABLE = PAGE[PAGE.index("| message | who gets it") : PAGE.index("| PING frames")]


def test_each_message_has_a_row() -> None:
    named = set(re.findall("`([a-z_]+)`", TABLE))
    assert named == {str(kind.__struct_config__.tag) for kind in get_args(Reply)}


def test_each_row_names_a_test_that_there_is() -> None:
    paths = re.findall("`(tests/[a-z/_]+[.]py)`", PAGE)
    assert len(paths) >= TABLE.count("\n") - 2
    assert [path for path in paths if not (ROOT / path).is_file()] == []
