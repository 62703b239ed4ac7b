"""Write the table of letters that look like plain ones, from the data of Unicode (UTS 39).

``pip install confusable-homoglyphs && python scripts/lookalikes.py`` reads that package's data.
Kept are single letters and digits of any script that look like a letter or digit of ASCII, and
that differ from it in their compatible small form.
"""

import json
import sys
import unicodedata
from importlib import resources
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/firsthand/room/seats/lookalikes.py"
HEAD = '''"""Letters that look like plain ones; written by ``scripts/lookalikes.py``."""

LOOKALIKES = {{
    ord(other): plain
    for plain, others in {{
{rows}
    }}.items()
    for other in others
}}
"""The plain small letter or digit for each letter that looks like it, as `str.translate` takes."""
'''
SAME = {"1": "l", "i": "l", "0": "o"}
"""Plain letters and digits that look like another one."""


def small(text: str) -> str:
    """Return the compatible small form of a text, as names are compared."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def plain(candidates: list[str]) -> str:
    """Return the letter or digit of ASCII among some, empty where there is none."""
    known = sorted({small(each) for each in candidates if each.isascii() and each.isalnum()})
    return SAME.get(known[0], known[0]) if known else ""


def table(data: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """Return all that looks like each plain letter."""
    rows = {value: {key} for key, value in SAME.items()}
    for other, candidates in data.items():
        letter = small(other)
        if len(letter) != 1 or letter.isascii() or not letter.isalnum():
            continue
        looks = plain([each["c"] for each in candidates if len(each["c"]) == 1])
        if looks:
            rows.setdefault(looks, set()).add(letter)
    for value, key in (("l", "1"), ("l", "i"), ("o", "0")):
        rows[value].add(key)
    return {key: "".join(sorted(value)) for key, value in sorted(rows.items())}


def main() -> None:
    """Write the module."""
    text = (resources.files("confusable_homoglyphs") / "confusables.json").read_text()
    lines = []
    for key, value in table(json.loads(text)).items():
        escaped = [ascii(each)[1:-1] for each in value]
        lines += [f'        "{key}": (']
        while escaped:
            row = ""
            while escaped and len(row) + len(escaped[0]) < 80:
                row += escaped.pop(0)
            lines += [f'            "{row}"']
        lines += ["        ),"]
    TARGET.write_text(HEAD.format(rows="\n".join(lines)))
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
