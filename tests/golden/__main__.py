"""``python -m tests.golden`` makes the golden tapes again; ``git diff`` then shows what changed."""

from tests.golden.tapes import FOLDER, tapes

if __name__ == "__main__":
    for name, text in tapes().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
