"""What happened in a game, and what was sealed, as everyone at the table is shown it."""

import msgspec

from firsthand.events import AnyEvent
from firsthand.record import Header
from firsthand.room.live import Live
from firsthand.room.messages import Happened, Revealed


def revealed(header: Header) -> Revealed:
    """Return the message that opens what was sealed."""
    plain = Revealed(
        f"{header.seed:064x}", header.salt.hex(), header.rules.digest, header.commitment
    )
    sealing = header.sealing
    if sealing is None:
        return plain
    return msgspec.structs.replace(
        plain,
        listed=sealing.listed,
        server=sealing.server.hex(),
        nonces=tuple(nonce.hex() for nonce in sealing.nonces),
        called_off=sealing.called_off,
        chosen=sealing.chosen,
    )


def happened(live: Live, events: tuple[AnyEvent, ...]) -> Happened:
    """Return the message of the newest ``events`` of a game, with the table as it is."""
    number = len(live.log) - len(events)
    return Happened(number, live.newest.k, events, live.state.table, live.paused)


def whole(live: Live) -> Happened:
    """Return the message of the whole table without events, for a connection that missed some."""
    return happened(live, ())
