"""The first load of the page is light."""

import gzip
import re

from firsthand.server.static_files import built

MOST = 45_000
"""Scripts and styles, gzipped, in bytes."""


def test_scripts_and_styles_of_the_first_load_are_light() -> None:
    static = built()
    page = (static / "index.html").read_text()
    loaded = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    assert len(loaded) >= 2
    weight = sum(len(gzip.compress((static / name).read_bytes(), 9)) for name in loaded)
    assert weight <= MOST
