"""Links as QR codes."""

import io
from functools import lru_cache

import segno

KEPT = 256
"""How many pictures are kept: drawing one takes several ms."""


@lru_cache(maxsize=KEPT)
def drawn(link: str) -> bytes:
    """Return the QR code of a link as an SVG picture: dark squares, with a quiet zone."""
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=4, light="#fff")
    return picture.getvalue()
