"""Random secrets and keys from the machine, or from the seed that a page playing alone chose."""

import hashlib
import secrets

from firsthand.dice import SEED_BITS
from firsthand.record.sealing import SECRET_BYTES

KEY_BYTES = 24
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Letters of a room's code: no vowels, so no words, and none that looks like a figure."""

CODE_LENGTH = 4


class Chance:
    """The server's secrets for the deals of one table, and where a ``seed`` was chosen, theirs.

    The first game is dealt from a chosen seed, and every later one from a hash of it.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed

    def draw(self, game: int) -> tuple[bytes, int | None]:
        """Return fresh secret bytes for a game, from 1, and the seed that was chosen, if any."""
        return secrets.token_bytes(SECRET_BYTES), self._chosen(game)

    def _chosen(self, game: int) -> int | None:
        if self._seed is None or game == 1:
            return self._seed
        seed = self._seed.to_bytes(SEED_BITS // 8, "big")
        after = hashlib.sha256(b"seed" + (game - 1).to_bytes(4, "big") + seed)
        return int.from_bytes(after.digest(), "big")


def new_key() -> str:
    """Return a random key, which brings its holder back to a seat."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_code() -> str:
    """Return four letters to call a room by."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
