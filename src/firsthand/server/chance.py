"""Where chance comes from: the machine's, or one seed that a game can be played again from."""

import hashlib
import secrets

from firsthand.dice import SEED_BITS

SALT_BYTES = 16
KEY_BYTES = 24
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Letters of a room's code: no vowels, so no words, and none that looks like a figure."""

CODE_LENGTH = 4


class Chance:
    """Seeds and salts for the games of one table.

    With a ``seed`` the first game is dealt from it and every later one from what follows from it.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._games = 0

    def draw(self) -> tuple[int, bytes]:
        """Return a 256-bit seed and a salt for the next game."""
        if self._seed is None:
            return secrets.randbits(SEED_BITS), secrets.token_bytes(SALT_BYTES)
        seed = self._seed if self._games == 0 else int.from_bytes(self._follow(b"seed"), "big")
        salt = self._follow(b"salt")[:SALT_BYTES]
        self._games += 1
        return seed, salt

    def _follow(self, what: bytes) -> bytes:
        seed = (self._seed or 0).to_bytes(SEED_BITS // 8, "big")
        return hashlib.sha256(what + self._games.to_bytes(4, "big") + seed).digest()


def new_key() -> str:
    """Return what brings a person back to a seat; nobody can guess it."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_code() -> str:
    """Return four letters to call a room by."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
