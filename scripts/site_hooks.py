"""What the documentation site shows of other files: the architecture, and every command's help."""

import logging
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made from other files."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - the site's own extra

    logging.getLogger("mkdocs.plugins.mkdocs_autorefs").setLevel(logging.ERROR)
    for path, text in (("reference/commands.md", commands()), ("architecture.md", architecture())):
        files.append(File.generated(config, path, content=text))
    return files


def commands() -> str:
    """Return the help of every command, as the command line itself prints it."""
    from firsthand.commands.app import app  # noqa: PLC0415 - as above

    return "# Commands\n\n" + app.generate_docs(output_format="markdown", heading_level=2)


def architecture() -> str:
    """Return the page on the architecture, its links as they are from the site."""
    return (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").replace("](docs/", "](")
