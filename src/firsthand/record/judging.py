"""Checking how the races of a record were judged, as far as their evidence goes."""

from firsthand.actions import Slap
from firsthand.record.evidence import Evidence, read
from firsthand.record.handicaps import handicap_of
from firsthand.record.record import Entry, Header
from firsthand.sentences import Sentence, say

ROUNDED = 0.15
"""Evidence is rounded to a tenth of a millisecond."""


def misjudged(header: Header, entry: Entry) -> tuple[Sentence, Sentence] | None:
    """Return what is wrong with how a race was judged: what was due, and what came.

    As much is taken off every hand as the header fixes; nothing is off one that does not contend.
    """
    evidence = read(entry.evidence)
    if evidence is None or header.sealing is None:
        return None
    order = entry.action.order if isinstance(entry.action, Slap) else ()
    for hand in evidence.hands:
        due = 0 if hand.how == "drawn" else handicap_of(header, hand.seat, hand.device)
        if hand.handicap != due and (order or hand.handicap):
            return _taken_off(hand.seat, due), _taken_off(hand.seat, hand.handicap)
    return _not_first(order[0], evidence) if order else None


def _not_first(winner: int, evidence: Evidence) -> tuple[Sentence, Sentence] | None:
    """Return who was first, and who came first instead: within the level it may be anybody."""
    left = {hand.seat: hand.credited for hand in evidence.hands}
    first = min(left, key=lambda seat: left[seat], default=winner)
    level = evidence.level
    if level is None or winner not in left or left[winner] <= left[first] + level + ROUNDED:
        return None
    return say("record-wins", seat=first), say("record-wins", seat=winner)


def _taken_off(seat: int, ms: float) -> Sentence:
    return say("record-handicap", seat=seat, ms=ms)
