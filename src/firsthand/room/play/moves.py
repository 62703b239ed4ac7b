"""The moves of people: slaps, flips, collections and gestures, as the page measured them."""

from math import inf, isfinite

from firsthand import actions as a
from firsthand.errors import Illegal
from firsthand.game import legal, refusal
from firsthand.judge import Hand, credited, marked
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.live import FalseSlap, Reveal, Wish
from firsthand.room.play.earlier_card import judge_earlier_card, timed
from firsthand.room.play.effects import attempt
from firsthand.room.play.lag import ground
from firsthand.room.play.postponed import postpone
from firsthand.room.play.race import put_hand_down
from firsthand.room.play.reveals import find
from firsthand.room.refusals import Refusal, kind_of
from firsthand.room.views import wording
from firsthand.sentences import say


def refused_by_rules(step: StepBuilder, illegal: Illegal | None) -> Refusal:
    """Return what the rules refuse in the words that people read."""
    if illegal is None:
        return None
    names = tuple(seat.name for seat in step.room.seats)
    return kind_of(illegal), wording.refusal(illegal, step.state.table, names)


def ill_timed(step: StepBuilder, seat: int, k: int, c: float) -> Refusal:
    """Refuse a press that names no card or no time."""
    if not isfinite(c):
        return "malformed", say("refusal-reaction")
    if not 0 <= k <= step.live.newest.k:
        step.change_seat(seat, odd=step.room.seats[seat].odd + 1)
        return "unknown_card", say("refusal-no-card", k=k)
    return None


def slap(step: StepBuilder, press: m.Slap) -> Refusal:
    """Judge a slap by the card that it names; a reaction below the cutoff meant the one before.

    A copy of a message, told by its number, counts for nothing.
    """
    seat, newest = step.room.seats[press.seat], step.live.newest
    if press.n <= seat.n:
        return None
    step.change_seat(press.seat, n=press.n)
    wrong = ill_timed(step, press.seat, press.k, press.c)
    if wrong is not None:
        return wrong
    named = find(step.live.reveals, press.k)
    if named is not None and press.seat == named.stopped:
        return "stopped", say("refusal-stopped")
    if named is not None and press.seat in named.blind:
        return "hidden", say("refusal-hidden")
    on_top = named is newest and newest.piles == step.state.table.piles
    if on_top and (newest.k == 0 or not soon(step, press, newest)):
        return refused_by_rules(step, put_hand_down(step, press.seat, step.now, press.c))
    return refused_by_rules(step, slap_earlier_card(step, press, named))


def flip(step: StepBuilder, press: m.Flip) -> Refusal:
    """Take a wish to flip; it waits until the pace allows, and one is enough."""
    if press.count < 1:
        return "malformed", say("refusal-no-drop")
    action = a.Flip(press.seat) if press.count == 1 else a.Drop(press.seat, press.count)
    return wish(step, press, action)


def collect(step: StepBuilder, press: m.Collect) -> Refusal:
    """Take a wish to collect a pile that is owed."""
    return wish(step, press, a.Collect(press.seat))


def wish(
    step: StepBuilder, press: m.Flip | m.Collect, action: a.Flip | a.Drop | a.Collect
) -> Refusal:
    """Let a seat's wish wait for its time, or return why it is refused.

    Of a press that names an older card nobody knows when it was made, so it counts from now. A
    flip that names a card which the seat has already answered is the same press once more, and is
    refused as stale.
    """
    wrong = ill_timed(step, press.seat, press.k, press.c)
    if wrong is not None:
        return wrong
    live, table = step.live, step.state.table
    flips = not isinstance(action, a.Collect)
    # What the open table shows to be allowed need not be tried first.
    if type(action) not in legal(step.room.rules, table, press.seat):
        illegal = refusal(step.state, action, step.engine_time())
        if illegal is not None:
            return refused_by_rules(step, illegal)
    if flips and table.turn != press.seat:
        return burn(step, press, action)
    if flips and answered(step, press.seat, press.k):
        return "stale", say("refusal-turned-already")
    if live.wish is not None:
        return None
    newest = live.newest
    gate = newest.sent + step.pace if flips and newest.k > 0 else newest.sent
    fresh = press.k == newest.k
    claim = press.c if fresh else inf
    due = max(step.now, gate)
    step.change_game(wish=Wish(action, step.now, claim, due, pressed=fresh))
    return None


def answered(step: StepBuilder, seat: int, k: int) -> bool:
    """Return whether a seat has turned a card since card ``k``."""
    return any(reveal.flipper == seat for reveal in step.live.reveals if reveal.k > k)


def burn(step: StepBuilder, press: m.Flip | m.Collect, action: a.AnyAction) -> Refusal:
    """Under the rule that a flip out of turn costs a card, let it, if the seat saw whose turn."""
    if press.k != step.live.newest.k:
        return "out_of_turn", say("refusal-passed-on")
    if press.seat not in step.live.hasty:
        step.change_game(hasty=(*step.live.hasty, press.seat))
        postpone(step, press.seat, doing="burn", action=action)
    return None


def gesture(step: StepBuilder, press: m.Gesture) -> Refusal:
    """Make the agreed gesture on the newest card; on an older one it is too late (A-44)."""
    wrong = ill_timed(step, press.seat, press.k, press.c)
    if wrong is not None:
        return wrong
    if press.k != step.live.newest.k:
        return "stale", say("refusal-old-gesture")
    note_quiet(step, press.seat, press.c)
    return refused_by_rules(
        step, attempt(step, a.Gesture(press.seat, press.word), step.engine_time())
    )


def watermark(step: StepBuilder, mark: m.Watermark) -> None:
    """Note up to when a seat has not pressed; what lies ahead of its arrival is ignored."""
    if mark.k == step.live.newest.k and isfinite(mark.t):
        note_quiet(step, mark.seat, mark.t)


def note_quiet(step: StepBuilder, seat: int, t: float) -> None:
    """Note that a seat had not pressed up to ``t`` ms after the newest card."""
    known = ground(step, step.live.newest)._replace(hands=step.live.hands)
    step.change_game(watermarks=marked(known, seat, t, step.now).watermarks)


def slap_earlier_card(step: StepBuilder, slap: m.Slap, named: Reveal | None) -> Illegal | None:
    """Judge a person's slap that names a covered or taken card, or came too soon on any.

    It is late, and free, where that pile was taken or its race lost to the next card, or the
    card so old that it is forgotten; nor can anything be wrong before the first card of all.
    A false one waits until none that was before it can come any more.
    """
    live, seat, now = step.live, slap.seat, step.now
    if named is None:
        oldest = live.reveals[0]
        return judge_earlier_card(step, timed(step, slap, oldest), oldest, late=True)
    early = named.k > 0 and soon(step, slap, named)
    target = find(live.reveals, slap.k - 1) if early else named
    credit = timed(step, slap, named) if early else fairly(step, slap, named)
    free = target is None or target.beaten or target.k == 0
    if target is None or free or target.piles != step.state.table.piles:
        aimed = target or named
        return judge_earlier_card(step, credit, aimed, late=True, early=named if early else None)
    since = named.sent_to(seat) - target.sent_to(seat)
    claim = credit.credited + since if early else slap.c
    hand = Hand(seat, now, claim, slap.n, len(live.false_slaps))
    step.change_game(
        false_slaps=(*live.false_slaps, FalseSlap(target.k, hand, early, credit.credited))
    )
    return None


def soon(step: StepBuilder, slap: m.Slap, named: Reveal) -> bool:
    """Return whether nobody can have seen the card that a slap names: it was aimed at the last."""
    return min(slap.c, step.now - named.sent_to(slap.seat)) < step.policy.cutoff


def fairly(step: StepBuilder, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return what the judge credits a slap with, after a card that was shown."""
    hand = Hand(slap.seat, step.now, slap.c, slap.n)
    return credited(step.policy, ground(step, shown), hand)
