"""Links as QR codes."""

import re

from firsthand.server.qr import drawn


def test_the_picture_is_an_svg_with_a_quiet_zone() -> None:
    picture = drawn("http://192.168.1.5:8765/j/BCDF").decode()
    match = re.search(r'<svg [^>]*width="(\d+)" height="(\d+)"', picture)
    assert match is not None
    side = int(match[1])
    assert match[1] == match[2]
    assert side % 8 == 0, "eight to a module"
    assert (side // 8 - 8 - 17) % 4 == 0, "a version of the standard, four modules of quiet around"


def test_another_link_is_another_picture() -> None:
    assert drawn("http://a.example/j/BCDF") != drawn("http://a.example/j/BCDG")
