"""Acts at the table: gestures, knocked piles, beats, interference and leaving."""

from firsthand.errors import Frozen, NoSuchSeat, NotAgreed, NotFrozen
from firsthand.events import Disrupted, Gestured, Readied, Voted
from firsthand.game.play import Play
from firsthand.table import VoteKind

BEAT_MOST = 5_000
"""No beat is longer, in ms."""


def gesture(play: Play, seat: int, word: str) -> None:
    """Salute, or call the agreed word; another word is refused (E-42)."""
    agreed = play.state.rules.slap.gesture
    if agreed is None:
        raise NotAgreed(seat, "these rules ask for no gesture")
    right = agreed.removeprefix("word:")
    if word and agreed != "salute" and word.strip().casefold() != right.casefold():
        raise NotAgreed(seat, f"the word is {right!r}")
    play.emit(Gestured(at=play.now, seat=seat))


def disrupt(play: Play, seat: int) -> None:
    """Stop play because the pile was knocked (S-28)."""
    if play.table.frozen_at >= 0:
        raise Frozen(seat, "play already stands still")
    play.emit(Disrupted(at=play.now, seat=seat))


def resume(play: Play, seat: int) -> None:
    """Say that the pile is rebuilt; play goes on when every seat still in has said so."""
    if play.table.frozen_at < 0:
        raise NotFrozen(seat, "play is going on; there is nothing to resume")
    play.emit(Readied(at=play.now, seat=seat))
    play.go_on()


def _vote(play: Play, kind: VoteKind, by: int, seat: int, ms: int) -> None:
    if not 0 <= seat < play.table.seats or seat == by or play.table.out[seat]:
        raise NoSuchSeat(by, "name another seat that is still in")
    play.emit(Voted(at=play.now, kind=kind, by=by, seat=seat, ms=ms))
    play.count(kind, seat, ms)
    play.settle()


def beat(play: Play, by: int, seat: int, ms: int) -> None:
    """Ask for a beat after a seat's flips; it holds when most other seats agree (S-31)."""
    if not 0 <= ms <= BEAT_MOST:
        raise NotAgreed(by, f"a beat is 0 to {BEAT_MOST} ms long")
    _vote(play, "beat", by, seat, ms)


def accuse(play: Play, by: int, seat: int) -> None:
    """Call interference; one ordinary penalty is due when all other seats agree (S-29, A-60)."""
    _vote(play, "interference", by, seat, 0)


def leave(play: Play, seat: int) -> None:
    """Leave for good; the cards go face down under the pile (A-87), and votes count anew."""
    play.put_out(seat, "left")
    play.settle()
