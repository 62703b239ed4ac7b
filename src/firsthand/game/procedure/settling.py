"""After every move: seats that go out, votes that are counted again, the end of the game."""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.facts import UNPLACED, Ballot
from firsthand.game.procedure.penalties import fine, landed
from firsthand.game.procedure.piles import put_out, take, win
from firsthand.law.ending import due, level, playing
from firsthand.law.seats import bit, members, within
from firsthand.law.types import NEVER, NOBODY, Due, Judged, Law, What


def settle(law: Law, t: StepBuilder, closed: int) -> None:
    """Do all that is due at once; ``closed`` is 1 where the time for slaps is over."""
    do_all_due(law, t, closed)
    recount(law, t)
    if table.over(t) == 0:
        watch(law, t)


def do_all_due(law: Law, t: StepBuilder, closed: int) -> None:
    """Do what is due until nothing is."""
    while table.over(t) == 0:
        live = 0 if closed == 1 else table.slappable_empty(law, t)
        now = due(law, table.flow(t), live, table.pile(t).size, table.flippers(t))
        if now.what == What.NOTHING:
            return
        do_due(law, t, now)


def do_due(law: Law, t: StepBuilder, now: Due) -> None:
    """Do one thing that is due."""
    if now.what == What.OUT:
        put_out(law, t, now.seat, now.why)
    elif now.what == What.TAKE:
        take(law, t, now.seat, now.why, 0, 0)
    elif now.what == What.WIN:
        win(t, bit(now.seat), codes.LAST_ONE_IN if now.why == codes.BY_SOLE else codes.ALL_CARDS)
    else:
        win(t, 0, codes.DEAD_PILE if table.flippers(t).any == 1 else codes.NO_FLIPPER)


def watch(law: Law, t: StepBuilder) -> None:
    """End the game where a state repeats (A-29) or the cap of flips is reached."""
    if table.repeats(law, t) == 1:
        win(t, 0, codes.BY_REPEAT)
    elif law.ending.flips != NEVER and table.pile(t).flips >= law.ending.flips:
        limit(law, t, codes.BY_FLIPS)


def limit(law: Law, t: StepBuilder, why: int) -> None:
    """A limit is reached: a lost challenge is paid, then the biggest hand wins (E-41, A-30)."""
    if table.flow(t).duel.lost == 1:
        take(law, t, table.flow(t).duel.challenger, codes.BY_CHALLENGE, 0, 0)
        do_all_due(law, t, 0)
    if table.over(t) == 1 or table.flow(t).seats.holders == 0:
        return
    biggest, among = 0, 0
    for seat in range(table.flow(t).seats.number):
        if table.held(t, seat) > biggest:
            biggest, among = table.held(t, seat), 0
        if table.held(t, seat) == biggest:
            among |= bit(seat)
    win(t, level(law, among), why)


def count(law: Law, t: StepBuilder, asked: Ballot) -> None:
    """Do what is asked about a seat once enough of the others ask for it (S-29, S-31)."""
    number = table.votes_for(t, asked)
    others = members(playing(table.flow(t))) - 1
    if asked.kind == codes.FOR_BEAT and 2 * number > others:
        table.beat_set(t, asked.about, asked.ms)
        table.votes_cleared(t, asked)
    elif asked.kind == codes.FOR_INTERFERENCE and number == others:
        table.votes_cleared(t, asked)
        hand = landed(law, t, asked.about, table.moments(t).at, UNPLACED, Judged.FALSE.value)
        fine(law, t, hand, codes.INTERFERENCE, NOBODY)
        do_all_due(law, t, 0)


def recount(law: Law, t: StepBuilder) -> None:
    """Count all open votes anew where a seat has gone out, until none does (R-5).

    The oldest comes first. Where play stands still it goes on if all who are left agree.
    """
    again = table.seat_left(t)
    if again == 0:
        return
    while again == 1 and table.over(t) == 0:
        count_all(law, t, table.flow(t).seats.out)
        again = table.seat_left(t)
    go_on(t)


def count_all(law: Law, t: StepBuilder, out: int) -> None:
    """Count all open votes from the oldest on, until a seat goes out; a set of them is ``out``."""
    number = 0
    while number < table.votes(t) and table.flow(t).seats.out == out and table.over(t) == 0:
        asked, before = table.ballot(t, number), table.votes(t)
        if not within(out, asked.about):
            count(law, t, asked)
        number = number + 1 if table.votes(t) == before else 0


def go_on(t: StepBuilder) -> None:
    """Go on where play stands still and all have agreed to."""
    since = table.moments(t)
    agreed = playing(table.flow(t)) & ~table.ready(t) == 0
    if since.frozen >= 0 and agreed and table.over(t) == 0:
        table.resumed(t, since.at - since.stood - since.frozen)
