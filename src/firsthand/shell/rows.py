"""What is kept as bytes: JSON by types, and a game's header as the lines of its record."""

from typing import Literal

import msgspec

from firsthand.errors import FirsthandError
from firsthand.record import Entry as Action
from firsthand.record import Record, format_record, opening, parse_record
from firsthand.room import Acted, Ended, Sealed
from firsthand.sentences import say
from firsthand.shell.storage import FORMAT, Entry, Standing, Unreadable

Kind = Literal["sealed", "acted", "ended"]


class Row(msgspec.Struct, frozen=True):
    """An entry as bytes, of which game, and of which kind."""

    game: int
    kind: Kind
    data: bytes


class Kept(msgspec.Struct, frozen=True):
    """How a room stands, by a format; whose it is, and which game was the latest, stays readable.

    ``keys`` are hashes.
    """

    format: int
    keys: tuple[str, ...]
    game: int
    standing: msgspec.Raw


encoder = msgspec.json.Encoder()
actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action)
winners: msgspec.json.Decoder[tuple[int, ...]] = msgspec.json.Decoder(tuple[int, ...])
kept: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)
standings: msgspec.json.Decoder[Standing] = msgspec.json.Decoder(Standing)


def row(entry: Entry) -> Row:
    """Return an entry as a row."""
    match entry:
        case Sealed(game, header):
            lines = format_record(Record(header, opening(header)[1]))
            return Row(game, "sealed", lines.encode())
        case Acted(game, action):
            return Row(game, "acted", encoder.encode(action))
        case Ended(game, who):
            return Row(game, "ended", encoder.encode(who))


def entry(row: Row) -> Entry:
    """Return a row's entry, or raise `Unreadable`."""
    try:
        match row.kind:
            case "sealed":
                return Sealed(row.game, parse_record(row.data.decode()).header)
            case "acted":
                return Acted(row.game, actions.decode(row.data))
            case "ended":
                return Ended(row.game, winners.decode(row.data))
    except (FirsthandError, msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable(say("gone-unread")) from None


def write(standing: Standing) -> bytes:
    """Return how a room stands as bytes, with the number of the format."""
    room = standing.room
    keys = (*room.onlookers, *(seat.key for seat in room.seats if seat.key))
    game = 0 if room.live is None else room.live.game
    return encoder.encode(Kept(FORMAT, keys, game, msgspec.Raw(encoder.encode(standing))))


def read(data: bytes) -> Standing:
    """Return what `write` wrote, or raise `Unreadable`."""
    try:
        envelope = kept.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable(say("gone-unread")) from None
    if envelope.format != FORMAT:
        raise Unreadable(say("gone-kept"), envelope.keys, envelope.game)
    try:
        return standings.decode(envelope.standing)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable(say("gone-unread"), envelope.keys, envelope.game) from None
