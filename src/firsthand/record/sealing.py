"""The sealed deal: what server and pages promise before a deal, and the seed that follows from it.

The server draws ``S`` and each page a nonce, 32 bytes each. Their hashes stand in a list before
anybody shows what is behind them, so that nobody can choose the seed who does not choose them all.
Hashes, seal and digest are SHA-256, written as 64 hexadecimal digits.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from firsthand.record.hand import Device
from firsthand.sentences import Sentence, say

SECRET_BYTES = 32
"""How long ``S`` and every nonce are."""


class ListedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat while the list is made."""

    kind: Literal["person", "bot"]
    name: str


class DealList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before anybody shows a nonce.

    ``code`` is the table's, ``game`` counts its games from 1, ``digest`` covers rules and keeping.
    ``server_hash`` binds ``S``; ``hashes`` bind the nonces, one a seat, empty for a bot. All seats
    of one page have the same.
    """

    code: str
    game: int
    digest: str
    server_hash: str
    seats: tuple[ListedSeat, ...]
    hashes: tuple[str, ...]


class Sealing(msgspec.Struct, frozen=True):
    """What a table's deal follows from, and what was agreed with it."""

    listed: DealList
    """What was fixed before anybody showed a nonce."""
    keeping: Mapping[str, Any]
    """How the table is kept, as plain data."""
    server: bytes
    """The server's secret, ``S``."""
    nonces: tuple[bytes, ...]
    """What the page of each seat drew; empty for a bot."""
    called_off: int = 0
    """How many lists of this game came to nothing, as a nonce did not come."""
    chosen: bool = False
    """Whether the only page at the table chose the seed itself."""
    handicaps: tuple[int, ...] = ()
    """How many ms earlier the hands of each seat count; empty where nobody has a handicap."""
    devices: tuple[Device, ...] = ()
    """What each seat agreed with; empty where the rules do not ask for it."""


class Unequal(NamedTuple):
    """A part of a sealing that does not fit: which, what was promised and what came."""

    part: Sentence | str
    expected: str
    came: str


def canonical(value: Any) -> str:
    """Return the only JSON text of a value: keys in order, no spaces, nothing escaped in vain.

    >>> canonical({"b": "ä", "a": [1]})
    '{"a":[1],"b":"ä"}'
    """
    plain = msgspec.to_builtins(value)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _sha256(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def terms(rules_digest: str, keeping: Mapping[str, Any], handicaps: Sequence[int] = ()) -> str:
    """Return the digest of what a seat agrees to: rules, keeping, and handicaps by seat.

    Where nobody has one they are left out.
    """
    agreed: dict[str, Any] = {"keeping": dict(keeping), "rules": rules_digest}
    if any(handicaps):
        agreed["handicaps"] = list(handicaps)
    return _sha256(canonical(agreed).encode())


def server_hash(server: bytes) -> str:
    """Return what binds ``S``. It is long and never chosen, so it needs no salt."""
    return _sha256(b"firsthand server", server)


def nonce_hash(code: str, game: int, seat: int, nonce: bytes) -> str:
    """Return what binds a page's nonce to a table, a game and the page's lowest seat."""
    return _sha256(f"firsthand nonce{code}{game}{seat}".encode(), nonce)


def seal(listed: DealList) -> str:
    """Return what binds a list."""
    return _sha256(canonical(listed).encode())


def seed_of(listed: DealList, server: bytes, nonces: Sequence[bytes]) -> int:
    """Return the seed, below 2**256, that a list, ``S`` and the nonces by seat make."""
    digest = _sha256(b"firsthand deal", bytes.fromhex(seal(listed)), server, *nonces)
    return int(digest, 16)


def unequal(sealing: Sealing, rules_digest: str, names: Sequence[str]) -> Iterator[Unequal]:
    """Yield what does not fit in a sealing: list, ``S`` and nonces against each other."""
    listed = sealing.listed
    pairs: list[tuple[Sentence | str, str, str]] = [
        ("seats", str([seat.name for seat in listed.seats]), str(list(names))),
        ("digest", listed.digest, terms(rules_digest, sealing.keeping, sealing.handicaps)),
        ("server", listed.server_hash, server_hash(sealing.server)),
    ]
    for seat, nonce in enumerate(sealing.nonces):
        pairs.append(
            (say("record-nonce", seat=seat), listed.hashes[seat], _shown(listed, seat, nonce))
        )
    yield from (Unequal(*pair) for pair in pairs if pair[1] != pair[2])


def _shown(listed: DealList, seat: int, nonce: bytes) -> str:
    """Return the hash that a seat must have in the list: seats with one hash are of one page."""
    if listed.seats[seat].kind == "bot":
        return nonce.hex()
    lowest = listed.hashes.index(listed.hashes[seat])
    return nonce_hash(listed.code, listed.game, lowest, nonce)
