"""Slaps: what a hand is worth, who wins a tie, and what a false one costs."""

from typing import NamedTuple

from firsthand.law.seats import bit, following, members
from firsthand.law.types import NEVER, NOBODY, Flow, Judged, Law, TieTo, To

ENOUGH = -2
"""No further card is due."""

UNDER = NOBODY
"""The card goes face down under the pile."""

REACH = 50
"""How many flips deep a false slap is remembered; the set of them is then exact in a browser."""


class Touch(NamedTuple):
    """The facts about one hand coming down; flags are 0 or 1, times are in ms, or NEVER."""

    playing: int
    """Whether the seat is still in."""
    frozen: int
    """Whether play stands still."""
    slappable: int
    """Whether the seat may slap the pile."""
    size: int
    """How many cards lie in the pile."""
    flipper: int
    """Whether the seat itself turned the newest card."""
    gestured: int
    """Whether the seat has gestured since then."""
    since_flip: int
    """The time since the newest card was turned."""
    since_taken: int
    """The time since a pile was taken."""
    since_fine: int
    """The time since the seat's latest false slap."""
    since_first: int
    """The time since its first false slap on that same card."""
    cards_since_fine: int
    """How many cards were turned since its latest false slap."""
    shut: int
    """Whether the seat's slaps are void until a pile is taken."""
    beat: int
    """The beat that was set for the flipper's cards, in ms; 0 is none."""


def locked(law: Law, shut: int, since_fine: int, since_first: int, cards_since_fine: int) -> bool:
    """Return whether a seat's slaps are void after its latest false one (A-48, A-92, A-93).

    The numbers are as in `Touch`. Where a second false slap on one card is free it begins no lock
    either.
    """
    if shut == 1:
        return True
    if since_fine == NEVER:
        return False
    since = since_first if law.slaps.once == 1 else since_fine
    if law.slaps.lockout > 0 and since <= law.slaps.lockout:
        return True
    return cards_since_fine < law.slaps.lockout_cards


def is_locked(law: Law, touch: Touch) -> bool:
    """Return whether the seat of a hand is locked."""
    return locked(law, touch.shut, touch.since_fine, touch.since_first, touch.cards_since_fine)


def premature(law: Law, touch: Touch) -> bool:
    """Return whether a hand fell in the flipper's beat, or is the flipper's own (S-31, A-42)."""
    if touch.since_flip == NEVER:
        return False
    return touch.since_flip < touch.beat or (touch.flipper == 1 and law.slaps.flipper == 0)


def judged(law: Law, touch: Touch) -> int:
    """Return what one hand is, before it is compared with others (E-21, E-33, A-19, A-20, A-44)."""
    if touch.playing == 0 or law.slaps.any == 0:
        return Judged.REFUSED
    if touch.frozen == 1:
        return Judged.VOID
    if touch.size == 0:
        if touch.since_taken != NEVER and touch.since_taken <= law.slaps.grace:
            return Judged.LATE
        if law.slaps.ignore_empty == 1:
            return Judged.IGNORED
    if is_locked(law, touch) or (touch.size > 0 and premature(law, touch)):
        return Judged.VOID
    if law.slaps.gesture == 1 and touch.gestured == 0:
        return Judged.FALSE if law.slaps.bare_is_false == 1 else Judged.VOID
    return Judged.VALID if touch.slappable == 1 else Judged.FALSE


def next_flipper(flow: Flow, last: int) -> int:
    """Return the seat that ties count from: on turn, or owed, or left of who flipped last."""
    if flow.duel.turn != NOBODY:
        return flow.duel.turn
    if flow.duel.lost == 1:
        return flow.duel.challenger
    everyone = (1 << flow.seats.number) - 1
    return following(everyone & ~flow.seats.out, last)


def tie_winner(law: Law, flow: Flow, tied: int, first: int, last: int, draw: int) -> int:
    """Return who takes a tied pile (S-20, A-21); ``draw`` picks one of them by number."""
    base = next_flipper(flow, last)
    if law.tie.to == TieTo.NEXT_FLIPPER:
        return base
    if law.tie.to == TieTo.ARRIVAL:
        return first
    if law.tie.to == TieTo.RANDOM:
        seat = NOBODY
        for _ in range(draw + 1):
            seat = following(tied, seat)
        return seat
    return following(tied, base - 1)


def forfeits(law: Law, latest_other: int) -> bool:
    """Return whether a false slap gives the pile away instead of costing cards."""
    return law.penalty.to == To.LOSE_PILE and latest_other != NOBODY


def payee(law: Law, flow: Flow, seat: int, paid: int, previous: int, latest_other: int) -> int:
    """Return where the next card of a penalty goes: a seat, UNDER, or ENOUGH (E-34, S-17, A-23).

    ``paid`` counts the cards so far and ``previous`` is who got the latest, at first the seat.
    """
    everyone = (1 << flow.seats.number) - 1
    others = everyone & ~flow.seats.out & ~bit(seat)
    if law.penalty.to == To.EACH_PLAYER:
        if paid == law.penalty.cards * members(others):
            return ENOUGH
        return following(others, previous)
    if paid == law.penalty.cards:
        return ENOUGH
    if law.penalty.to == To.LAST_FLIPPER:
        if latest_other != NOBODY:
            return latest_other
        return following(others, seat)
    return UNDER


def excused(law: Law, fined: int) -> bool:
    """Return whether a false slap is free: the seat was ``fined`` on this very card (A-48)."""
    return law.slaps.once == 1 and fined == 1


def slapped_before(cards: int, since: int, behind: int) -> bool:
    """Return whether a seat has slapped a card wrongly before (R-9).

    The card lay on top ``behind`` flips ago. ``cards`` is the set of those slapped: bit N stands
    for the card that lay on top N flips before the time when the set was noted, and that was
    ``since`` flips ago.
    """
    depth = behind - since
    return 0 <= depth < REACH and (cards >> depth) & 1 == 1


def slapped_too(cards: int, since: int, behind: int) -> int:
    """Return the set that `slapped_before` reads, as of now, with the card ``behind`` flips ago.

    Cards more than `REACH` flips deep are dropped, so that the set stays below 2**REACH.
    """
    known = (cards & ((1 << (REACH - since)) - 1)) << since if since < REACH else 0
    return known | 1 << behind if 0 <= behind < REACH else known


class Fined(NamedTuple):
    """What is known of a seat's false slaps, or of none where ``at`` is `NEVER`.

    ``at`` is the time of the latest one, ``first`` when the seat first slapped that card wrongly;
    ``flips`` and ``piles`` number the card that lay on top then, and its pile. ``cards`` is the set
    that `slapped_before` reads.
    """

    at: int
    flips: int
    piles: int
    first: int
    cards: int


def slapped_again(known: Fined, flips: int, piles: int, aimed: int) -> bool:
    """Return whether a seat has slapped a card wrongly before (R-9).

    ``flips`` and ``piles`` count those so far. The card lay on top after ``aimed`` flips; with -1
    it is the newest.
    """
    if known.at < 0 or known.piles != piles:
        return False
    return slapped_before(known.cards, flips - known.flips, 0 if aimed < 0 else flips - aimed)


def slapped_wrongly(known: Fined, at: int, flips: int, piles: int, aimed: int) -> Fined:
    """Return what is known of a seat's false slaps after one more at ``at`` ms of play (R-9).

    The numbers are as in `slapped_again`. A second one on the same card changes no more than when
    the latest was.
    """
    if slapped_again(known, flips, piles, aimed):
        return Fined(at, known.flips, known.piles, known.first, known.cards)
    here = known.at >= 0 and known.piles == piles
    behind = 0 if aimed < 0 else flips - aimed
    cards = slapped_too(known.cards if here else 0, flips - known.flips, behind)
    return Fined(at, flips, piles, at, cards)


def banished(law: Law, flow: Flow, seat: int, held: int) -> bool:
    """Return whether a false slap with ``held`` cards puts a seat out (A-17, A-39, A-89)."""
    if held == 0:
        if flow.duel.challenger == seat:
            return False
        return law.penalty.eliminates == 1 or law.penalty.out_at > 0
    return held <= law.penalty.out_at


def stopped(law: Law, flow: Flow, seat: int, held: int) -> bool:
    """Return whether a penalty with no cards in hand locks a seat instead (A-93, A-89, A-39)."""
    if law.penalty.enabled == 0 or law.penalty.locks == 0 or law.penalty.out_at > 0:
        return False
    return held == 0 and flow.duel.challenger != seat


def locks(law: Law, slapped: int, stopped: int) -> bool:
    """Return whether a seat's slaps are void until a pile is taken (A-92, A-93).

    ``slapped`` tells a false slap from interference, ``stopped`` is as the function of that name.
    """
    return stopped == 1 or (slapped == 1 and law.slaps.lockout_pile == 1)
