"""``python -m tests.docs`` makes the clause table and the rule book again."""

from tests.docs.books import DOCS, PAGES
from tests.docs.lesson import SCRIPT, script

if __name__ == "__main__":
    for name, make in PAGES.items():
        (DOCS / name).write_text(make(), encoding="utf-8")
    SCRIPT.write_text(script(), encoding="utf-8")
