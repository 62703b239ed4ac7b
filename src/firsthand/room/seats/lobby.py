"""Before the deal: the rules and the keeping that the host proposes, and objections to them."""

from firsthand.errors import FirsthandError
from firsthand.law.types import NOBODY
from firsthand.match import match_of
from firsthand.notation import parse_rules
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.play import dealing
from firsthand.room.refusals import Refusal, RefusalKind
from firsthand.room.room import Room
from firsthand.room.seats.agreeing import undecided
from firsthand.room.seats.hosting import refused_to_guests
from firsthand.room.views.rules import proposal, seats_refused
from firsthand.room.views.seated import keeping
from firsthand.rules import Rules
from firsthand.rules.sheet import differences
from firsthand.sentences import Sentence, say

PACE_LEAST, PACE_MOST = 20, 5_000
AWAY_LEAST, AWAY_MOST = 5_000, 600_000
DELAY_MOST = 600_000


def propose(step: StepBuilder, message: m.Propose) -> Refusal:
    """Put other rules on the table; whoever had agreed is asked again (E-43)."""
    wrong = refused_to_guests(step, message.seat) or refused_while_dealt(step)
    if wrong is not None:
        return wrong
    try:
        rules = parse_rules(message.rules)
    except FirsthandError as error:
        return "rules", error.sentence
    old, seats = step.room.rules, len(step.room.seats)
    refusal = seats_refusal(rules, seats)
    if refusal is not None:
        return "seats", refusal
    if rules != old:
        step.change(rules=rules, rules_view=proposal(rules))
        if rules.match != old.match:
            step.change(match=match_of(rules, seats))
        reopen(step, differences(old, rules))
    return None


def seats_refusal(rules: Rules, seats: int) -> Sentence | None:
    """Return why a number of seats can't play by these rules, and what to do; None if it can."""
    refusal = seats_refused(rules, seats)
    return say("refusal-seats", why=refusal) if refusal is not None else None


def settle(step: StepBuilder, request: m.Settle) -> Refusal:
    """Propose how the table is kept; whoever had agreed is asked again."""
    wrong = refused_to_guests(step, request.seat) or refused_while_dealt(step)
    if wrong is not None:
        return wrong
    outside = out_of_range(request) or nobody_there(step.room, request.dealer)
    if outside is not None:
        return outside
    old, before = keeping(step.room), table_sentences(step.room)
    times = (request.away_ms, request.delay_ms)
    new = m.Keeping(request.pace, request.away, *times, request.slow_screens, request.dealer)
    if old != new:
        step.change(pace=new.pace, away=new.away, away_ms=new.away_ms, delay_ms=new.delay_ms)
        step.change(slow_screens=new.slow_screens)
        if new.dealer != old.dealer:
            step.change(named=new.dealer, dealer=NOBODY)
        reopen(step, tuple(line for line in table_sentences(step.room) if line not in before))
    return None


def nobody_there(room: Room, dealer: int) -> Refusal:
    """Refuse to name a seat as the dealer that is not at the table."""
    if NOBODY <= dealer < len(room.seats):
        return None
    return "no_such_seat", say("refusal-no-dealer", last=len(room.seats) - 1, seat=dealer)


def table_sentences(room: Room) -> tuple[Sentence, ...]:
    """Return in sentences how a table is kept, and who deals first."""
    name = "" if room.named == NOBODY else room.seats[room.named].name
    by = "rules" if room.named == NOBODY else "seat"
    return (*keeping_sentences(keeping(room)), say("keeping-dealer", by=by, name=name))


def out_of_range(keeping: m.Settle) -> Refusal:
    """Refuse times that no table is kept with."""
    limits: tuple[tuple[RefusalKind, int, int, int], ...] = (
        ("pace", keeping.pace, PACE_LEAST, PACE_MOST),
        ("away_ms", keeping.away_ms, AWAY_LEAST, AWAY_MOST),
        ("delay_ms", keeping.delay_ms, 0, DELAY_MOST),
    )
    for name, value, least, most in limits:
        if not least <= value <= most:
            return name, say("refusal-range", name=name, least=least, most=most, value=value)
    return None


def keeping_sentences(keeping: m.Keeping) -> tuple[Sentence, ...]:
    """Return in sentences how a table is kept.

    >>> text(keeping_sentences(m.Keeping(700, "fold", 30_000))[1])
    'Who is away for 30 seconds folds.'
    """
    return (
        say("keeping-pace", ms=keeping.pace),
        say("keeping-away", away=keeping.away, seconds=keeping.away_ms / 1000),
        say("keeping-delay", seconds=keeping.delay_ms / 1000),
        say("keeping-slow-screens", trusted="yes" if keeping.slow_screens else "no"),
    )


def reopen(step: StepBuilder, changed: tuple[Sentence, ...]) -> None:
    """Clear all agreements, and send everyone what has changed."""
    ask_again(step)
    step.change(changed=changed)
    step.send_seated()


def ask_again(step: StepBuilder) -> None:
    """Take back what everyone has said to the next deal."""
    step.change(seats=undecided(step.room.seats))


def refused_while_dealt(step: StepBuilder) -> Refusal:
    """Refuse what can't be changed while cards are dealt; after a game it makes way for the next.

    Whoever had asked for another game has not agreed to what will be changed now.
    """
    if step.room.dealt:
        if not step.state.table.over:
            return "dealt", say("refusal-dealt")
        dealing.clear(step)
    return None


# ---- single acts ------------------------------------------------------------------------------


def object_to(step: StepBuilder, seat: int) -> Refusal:
    """Say that one does not agree to the rules; whether they change is the host's to say."""
    if step.room.dealt:
        return "dealt", say("refusal-agreed")
    step.change_seat(seat, nonce_hash="", objects=True)
    step.send_seated()
    return None
