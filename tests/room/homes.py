"""A table whose people live far apart, and messages that take their time."""

import msgspec

from firsthand.room import Output, Ponged, Send
from firsthand.room import messages as m
from tests.room.table import Table

NEAR, FAR = 20, 300
LIVE, DEAD = "7H KC", "8C 9S"
RTTS = {1: NEAR, 2: FAR}


def homes(pile: str = LIVE, rules: str = "ratscrew", **rtts: float) -> Table:
    """Ann is near and Ben is far; Ann has just turned a seven."""
    table = Table(rules, ("Ann", "Ben"), (), rtts=RTTS).begin()
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile=pile)
    table.flip(0)
    return table


def pong(table: Table, conn: int, rtt: float, k: int = -1, **more: object) -> list[Output]:
    """A round trip is measured now."""
    return table.put(msgspec.structs.replace(Ponged(table.now, conn, rtt, k), **more))


def arrive(table: Table, seat: int, c: float, late: float) -> list[Output]:
    """A slap of so many ms on the seat's own clock, heard so much later than it was pressed."""
    newest = table.live.newest
    table.n += 1
    at = table.clock(newest.sent_to(seat) + c + late)
    out = table.pass_to(max(table.now, at))
    return out + table.say(seat + 1, m.Slap(seat, newest.k, c, table.n))


def planned(out: list[Output], kind: type[m.Message]) -> dict[int, int]:
    """When each connection is to be told something of a kind; 0 is at once."""
    sends = [send for send in out if isinstance(send, Send) and isinstance(send.message, kind)]
    return {send.conn: send.at for send in sends}
