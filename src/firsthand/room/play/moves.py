"""The moves of people: slaps, flips, collections and gestures, as the page measured them."""

from math import inf, isfinite

from firsthand import actions as a
from firsthand.dice import rolled, seeded
from firsthand.errors import Illegal
from firsthand.game import legal, refusal
from firsthand.judge import Hand, credited, marked, shown
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.live import FalseSlap, Reveal, Wish
from firsthand.room.play.earlier_card import judge_earlier_card, timed
from firsthand.room.play.effects import attempt
from firsthand.room.play.lag import measuring, race_before_hands
from firsthand.room.play.postponed import postpone
from firsthand.room.play.race import put_hand_down
from firsthand.room.play.reveals import find
from firsthand.room.refusals import Refusal, kind_of
from firsthand.room.requests import Press
from firsthand.room.views import wording
from firsthand.sentences import say

FALLS = 1 << 21
"""The stream of a game's dice that says when a card falls, a number a card."""


def refused_by_rules(step: StepBuilder, illegal: Illegal | None) -> Refusal:
    """Return a refusal by the rules as its kind and sentence, None without one."""
    if illegal is None:
        return None
    names = tuple(seat.name for seat in step.room.seats)
    return kind_of(illegal), wording.refusal(illegal, step.state.table, names)


def ill_timed(step: StepBuilder, press: Press) -> Refusal:
    """Return why a press is refused that names no card or no time."""
    if press.c is not None and not isfinite(press.c):
        return "malformed", say("refusal-reaction")
    if not 0 <= press.k <= step.live.newest.k:
        step.change_seat(press.seat, odd=step.room.seats[press.seat].odd + 1)
        return "unknown_card", say("refusal-no-card", k=press.k)
    return None


def slap(step: StepBuilder, press: m.Slap) -> Refusal:
    """Judge a slap on the card that it names; faster than the cutoff it was for the one before.

    A copy of a message, which has the same number, has no effect.
    """
    seat, newest = step.room.seats[press.seat], step.live.newest
    if press.n <= seat.n:
        return None
    step.change_seat(press.seat, n=press.n)
    wrong = ill_timed(step, press)
    if wrong is not None:
        return wrong
    named = find(step.live.reveals, press.k)
    if named is not None and press.seat == named.stopped:
        return "stopped", say("refusal-stopped")
    if named is not None and press.seat in named.blind:
        return "hidden", say("refusal-hidden")
    on_top = named is newest and newest.piles == step.state.table.piles
    if on_top and (newest.k == 0 or not fell_before_seen(step, press, newest)):
        return refused_by_rules(
            step, put_hand_down(step, press.seat, step.now, press.claim, press.device)
        )
    return refused_by_rules(step, slap_earlier_card(step, press, named))


def flip(step: StepBuilder, press: m.Flip) -> Refusal:
    """Keep a wish to flip until the pace allows it; return why it is refused, if so."""
    if press.count < 1:
        return "malformed", say("refusal-no-drop")
    action = a.Flip(press.seat) if press.count == 1 else a.Drop(press.seat, press.count)
    return wish(step, press, action)


def collect(step: StepBuilder, press: m.Collect) -> Refusal:
    """Keep a wish to collect a pile that is owed; return why it is refused, if so."""
    return wish(step, press, a.Collect(press.seat))


def wish(
    step: StepBuilder, press: m.Flip | m.Collect, action: a.Flip | a.Drop | a.Collect
) -> Refusal:
    """Keep a seat's wish until its time, or return why it is refused.

    A press that names an older card may have been made at any time, so it counts from now. A flip
    that names a card which the seat has already answered is the same press again, and is refused
    as stale. Between homes all are warned of a flip, and the card falls a while later.
    """
    wrong = ill_timed(step, press)
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
    claim = press.claim if fresh else inf
    warns = flips and step.room.warns and step.between_homes
    due = max(step.now + warning(step) if warns else step.now, gate)
    step.change_game(wish=Wish(action, step.now, claim, due, pressed=fresh))
    if warns:
        step.send_all(m.Reaching(press.seat, newest.k))
    return None


def warning(step: StepBuilder) -> int:
    """Return how long before it falls all are warned of the next card, in ms.

    Who turns it knows no better than they when it falls. It is shorter than the pace between
    homes, which is at least ``gap``.
    """
    policy = step.policy
    span = policy.warned_most - policy.warned_least + 1
    drawn = rolled(seeded(step.live.header.seed, FALLS)._replace(drawn=step.live.newest.k))[0]
    return policy.warned_least + drawn % span


def answered(step: StepBuilder, seat: int, k: int) -> bool:
    """Return whether a seat has turned a card since card ``k``."""
    return any(reveal.flipper == seat for reveal in step.live.reveals if reveal.k > k)


def burn(step: StepBuilder, press: m.Flip | m.Collect, action: a.AnyAction) -> Refusal:
    """Charge a flip out of turn one card, if the seat saw whose turn it was."""
    if press.k != step.live.newest.k:
        return "out_of_turn", say("refusal-passed-on")
    if press.seat not in step.live.hasty:
        step.change_game(hasty=(*step.live.hasty, press.seat))
        postpone(step, press.seat, doing="burn", action=action)
    return None


def gesture(step: StepBuilder, press: m.Gesture) -> Refusal:
    """Make the agreed gesture on the newest card; on an older one it is too late (A-44)."""
    wrong = ill_timed(step, press)
    if wrong is not None:
        return wrong
    if press.k != step.live.newest.k:
        return "stale", say("refusal-old-gesture")
    note_quiet(step, press.seat, press.claim)
    return refused_by_rules(
        step, attempt(step, a.Gesture(press.seat, press.word), step.engine_time())
    )


def note_without_press(step: StepBuilder, message: m.Watermark | m.Seen) -> None:
    """Note what a page says that presses nothing."""
    if isinstance(message, m.Watermark):
        watermark(step, message)
    elif message.k == step.live.newest.k:
        elapsed = step.now - step.live.newest.sent_to(message.seat)
        line = shown(measuring(step.room), step.room.seats[message.seat].line, elapsed)
        step.change_seat(message.seat, line=line)


def watermark(step: StepBuilder, mark: m.Watermark) -> None:
    """Note up to when a seat had not pressed; a time later than its arrival is cut to that."""
    if mark.k == step.live.newest.k and isfinite(mark.t):
        note_quiet(step, mark.seat, mark.t)


def note_quiet(step: StepBuilder, seat: int, t: float) -> None:
    """Note that a seat had not pressed up to ``t`` ms after the newest card."""
    known = race_before_hands(step, step.live.newest)._replace(hands=step.live.hands)
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
    early = named.k > 0 and fell_before_seen(step, slap, named)
    target = find(live.reveals, slap.k - 1) if early else named
    credit = timed(step, slap, named) if early else credit_of_earlier(step, slap, named)
    free = target is None or target.beaten or target.k == 0
    if target is None or free or target.piles != step.state.table.piles:
        aimed = target or named
        return judge_earlier_card(step, credit, aimed, late=True, early=named if early else None)
    since = named.sent_to(seat) - target.sent_to(seat)
    claim = credit.credited + since if early else slap.claim
    hand = Hand(seat, now, claim, slap.n, len(live.false_slaps), device=slap.device)
    step.change_game(
        false_slaps=(*live.false_slaps, FalseSlap(target.k, hand, early, credit.credited))
    )
    return None


def fell_before_seen(step: StepBuilder, slap: m.Slap, named: Reveal) -> bool:
    """Return whether a slap fell before anybody could see the card that it names.

    It came no later than the server heard it, which may have been held up.
    """
    since = step.now + step.stall - named.sent_to(slap.seat)
    return min(slap.claim, since) < step.policy.cutoff


def credit_of_earlier(step: StepBuilder, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return how the judge credits a slap on a card that was shown."""
    hand = Hand(slap.seat, step.now, slap.claim, slap.n, device=slap.device)
    return credited(step.policy, race_before_hands(step, shown), hand)
