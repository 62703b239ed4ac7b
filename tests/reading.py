"""Reads what one page is sent, as the page does."""

from typing import Any

import msgspec

from firsthand.shell.changes import BY_FIELD
from firsthand.shell.wire import Reply, Reseated, Seated

decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


def merged(latest: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The seats after a change, as builtin values."""
    after = latest | changes
    for name in BY_FIELD:
        after[name] = latest[name] | changes.get(name, {})
    if isinstance(after["seats"], dict):
        by_seat = enumerate(latest["seats"])
        after["seats"] = [old | changes["seats"].get(str(seat), {}) for seat, old in by_seat]
    if isinstance(after["rules"]["sheet"], dict):
        sections = enumerate(latest["rules"]["sheet"])
        new = after["rules"]["sheet"]
        after["rules"]["sheet"] = [new.get(str(number), old) for number, old in sections]
    return after


class Reader:
    """Turns a change of the seats into the seats as they are then."""

    def __init__(self) -> None:
        self._latest: dict[str, Any] = {}

    def decode(self, data: bytes | str) -> Reply:
        """A message of the server."""
        reply = decoder.decode(data)
        if isinstance(reply, Reseated):
            self._latest = merged(self._latest, reply.changes)
            return msgspec.convert(self._latest, Seated)
        if isinstance(reply, Seated):
            self._latest = msgspec.to_builtins(reply)
        return reply
