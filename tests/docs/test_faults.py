"""The table of faults names tests and messages that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLE = (ROOT / "docs" / "FAULTS.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| (?!fault|---)(.+) \| (.+) \| `(tests/\S+\.py)` `(test_\w+)` \|$", re.MULTILINE
)
MESSAGE = re.compile(r"`((?:limit|notice|refusal|server|unwelcome)-[\w-]+)`")
HEADS = TABLE.count("| fault |")
LEAST = 40


def test_each_fault_has_its_test() -> None:
    rows = ROW.findall(TABLE)
    assert len(rows) >= LEAST
    assert len(rows) == sum(line.startswith("| ") for line in TABLE.splitlines()) - HEADS
    missing = [
        f"{path}::{name}"
        for _, _, path, name in rows
        if not re.search(rf"^(async )?def {name}\(", (ROOT / path).read_text(), re.MULTILINE)
    ]
    assert missing == []


def test_each_message_is_in_the_catalogue() -> None:
    folder = ROOT / "src" / "firsthand" / "sentences" / "en"
    texts = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.ftl"))
    known = set(re.findall(r"^([\w-]+) =", texts, re.MULTILINE))
    assert set(MESSAGE.findall(TABLE)) <= known
    assert len(MESSAGE.findall(TABLE)) > 20
