"""The moves of people: slaps, flips, collections and gestures, as the page measured them."""

from math import inf, isfinite

from firsthand import actions as a
from firsthand.errors import Illegal
from firsthand.game import legal, refusal
from firsthand.judge import Hand, Wait, credited, marked
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.builder import Desk
from firsthand.room.live import Missed, Reveal, Wish
from firsthand.room.play.earlier_card import astray, timed
from firsthand.room.play.effects import attempt
from firsthand.room.play.false_slaps import verdict_behind
from firsthand.room.play.lag import ground
from firsthand.room.play.postponed import hold
from firsthand.room.play.race import place
from firsthand.room.play.reveals import find
from firsthand.room.refusals import Refusal, kind_of
from firsthand.room.views import wording
from firsthand.sentences import say


def said(desk: Desk, illegal: Illegal | None) -> Refusal:
    """Return what the rules refuse in the words that people read."""
    if illegal is None:
        return None
    names = tuple(seat.name for seat in desk.room.seats)
    return kind_of(illegal), wording.refusal(illegal, desk.state.table, names)


def ill_timed(desk: Desk, seat: int, k: int, c: float) -> Refusal:
    """Refuse a press that names no card or no time."""
    if not isfinite(c):
        return "malformed", say("refusal-reaction")
    if not 0 <= k <= desk.live.newest.k:
        desk.seat(seat, odd=desk.room.seats[seat].odd + 1)
        return "unknown_card", say("refusal-no-card", k=k)
    return None


def slap(desk: Desk, press: m.Slap) -> Refusal:
    """Judge a slap by the card that it names; a reaction below the cutoff meant the one before.

    A copy of a message, told by its number, counts for nothing.
    """
    seat, newest = desk.room.seats[press.seat], desk.live.newest
    if press.n <= seat.n:
        return None
    desk.seat(press.seat, n=press.n)
    wrong = ill_timed(desk, press.seat, press.k, press.c)
    if wrong is not None:
        return wrong
    named = find(desk.live.reveals, press.k)
    if named is not None and press.seat == named.stopped:
        return "stopped", say("refusal-stopped")
    if named is not None and press.seat in named.blind:
        return "hidden", say("refusal-hidden")
    on_top = named is newest and newest.piles == desk.state.table.piles
    if on_top and (newest.k == 0 or not soon(desk, press, newest)):
        return said(desk, place(desk, press.seat, desk.now, press.c))
    return said(desk, stray(desk, press, named))


def flip(desk: Desk, press: m.Flip) -> Refusal:
    """Take a wish to flip; it waits until the pace allows, and one is enough."""
    if press.count < 1:
        return "malformed", say("refusal-no-drop")
    action = a.Flip(press.seat) if press.count == 1 else a.Drop(press.seat, press.count)
    return wish(desk, press, action)


def collect(desk: Desk, press: m.Collect) -> Refusal:
    """Take a wish to collect a pile that is owed."""
    return wish(desk, press, a.Collect(press.seat))


def wish(desk: Desk, press: m.Flip | m.Collect, action: a.Flip | a.Drop | a.Collect) -> Refusal:
    """Let a seat's wish wait for its time, or return why it is refused.

    Of a press that names an older card nobody knows when it was made, so it counts from now. A
    flip that names a card which the seat has already answered is the same press once more, and is
    refused as stale.
    """
    wrong = ill_timed(desk, press.seat, press.k, press.c)
    if wrong is not None:
        return wrong
    live, table = desk.live, desk.state.table
    flips = not isinstance(action, a.Collect)
    # What the open table shows to be allowed need not be tried first.
    if type(action) not in legal(desk.room.rules, table, press.seat):
        illegal = refusal(desk.state, action, desk.engine_time())
        if illegal is not None:
            return said(desk, illegal)
    if flips and table.turn != press.seat:
        return burn(desk, press, action)
    if flips and answered(desk, press.seat, press.k):
        return "stale", say("refusal-turned-already")
    if live.wish is not None:
        return None
    newest = live.newest
    gate = newest.sent + desk.pace if flips and newest.k > 0 else newest.sent
    fresh = press.k == newest.k
    claim = press.c if fresh else inf
    due = max(desk.now, gate)
    desk.play(wish=Wish(action, desk.now, claim, due, pressed=fresh))
    return None


def answered(desk: Desk, seat: int, k: int) -> bool:
    """Tell whether a seat has turned a card since card ``k``."""
    return any(reveal.flipper == seat for reveal in desk.live.reveals if reveal.k > k)


def burn(desk: Desk, press: m.Flip | m.Collect, action: a.AnyAction) -> Refusal:
    """Under the rule that a flip out of turn costs a card, let it, if the seat saw whose turn."""
    if press.k != desk.live.newest.k:
        return "out_of_turn", say("refusal-passed-on")
    if press.seat not in desk.live.hasty:
        desk.play(hasty=(*desk.live.hasty, press.seat))
        hold(desk, press.seat, doing="burn", action=action)
    return None


def gesture(desk: Desk, press: m.Gesture) -> Refusal:
    """Make the agreed gesture on the newest card; on an older one it is too late (A-44)."""
    wrong = ill_timed(desk, press.seat, press.k, press.c)
    if wrong is not None:
        return wrong
    if press.k != desk.live.newest.k:
        return "stale", say("refusal-old-gesture")
    note_quiet(desk, press.seat, press.c)
    return said(desk, attempt(desk, a.Gesture(press.seat, press.word), desk.engine_time()))


def watermark(desk: Desk, mark: m.Watermark) -> None:
    """Note up to when a seat has not pressed; what lies ahead of its arrival is ignored."""
    if mark.k == desk.live.newest.k and isfinite(mark.t):
        note_quiet(desk, mark.seat, mark.t)


def note_quiet(desk: Desk, seat: int, t: float) -> None:
    """Note that a seat had not pressed up to ``t`` ms after the newest card."""
    known = ground(desk, desk.live.newest)._replace(hands=desk.live.hands)
    desk.play(watermarks=marked(known, seat, t, desk.now).watermarks)


def stray(desk: Desk, slap: m.Slap, named: Reveal | None) -> Illegal | None:
    """Judge a person's slap that names a covered or taken card, or came too soon on any.

    It is late, and free, where that pile was taken or its race lost to the next card, or the
    card so old that it is forgotten; nor can anything be wrong before the first card of all.
    A false one waits until none that was before it can come any more.
    """
    live, seat, now = desk.live, slap.seat, desk.now
    if named is None:
        oldest = live.reveals[0]
        return astray(desk, timed(desk, slap, oldest), oldest, late=True)
    early = named.k > 0 and soon(desk, slap, named)
    target = find(live.reveals, slap.k - 1) if early else named
    credit = timed(desk, slap, named) if early else fairly(desk, slap, named)
    free = target is None or target.beaten or target.k == 0
    if target is None or free or target.piles != desk.state.table.piles:
        aimed = target or named
        return astray(desk, credit, aimed, late=True, early=named if early else None)
    since = named.sent_to(seat) - target.sent_to(seat)
    claim = credit.credited + since if early else slap.c
    hand = Hand(seat, now, claim, slap.n, len(live.missed))
    desk.play(missed=(*live.missed, Missed(target.k, hand, early, credit.credited)))
    verdict = verdict_behind(desk, target.k)
    if isinstance(verdict, Wait):
        desk.tell(m.Hand(slap.k, seat, 0), desk.room.seats[seat].conn)
    return None


def soon(desk: Desk, slap: m.Slap, named: Reveal) -> bool:
    """Tell whether nobody can have seen the card that a slap names: it was aimed at the last."""
    return min(slap.c, desk.now - named.sent_to(slap.seat)) < desk.policy.cutoff


def fairly(desk: Desk, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return what the judge credits a slap with, after a card that was shown."""
    hand = Hand(slap.seat, desk.now, slap.c, slap.n)
    return credited(desk.policy, ground(desk, shown), hand)
