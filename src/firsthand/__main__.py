"""``python -m firsthand`` is ``firsthand``."""

from firsthand.cli import main

main()
