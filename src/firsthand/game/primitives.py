"""The engine's primitives: the functions by which the procedure reads and changes a table.

The kernel has functions of the same names over its arrays. Each function that changes the table
emits one event, or stores what no event carries.
"""

import msgspec

from firsthand import events as e
from firsthand.dice import draw
from firsthand.game import state as states
from firsthand.game.builder import StepBuilder
from firsthand.game.codes import AWARDED, OUT_BY, PAID_FOR, TAKEN_BY, VERDICTS, VOTED_ON, WON_BY
from firsthand.game.dealing import marks as repeat_marks
from firsthand.game.facts import Ballot, Landed, Marks, Moments, Options, Pile
from firsthand.game.fold import UNFINED
from firsthand.law.slaps import Fined
from firsthand.law.types import NEVER, NOBODY, Flippers, Flow, Law


def flow(t: StepBuilder) -> Flow:
    """Return the table as the law reads it."""
    return states.flow(t.state)


def flippers(t: StepBuilder) -> Flippers:
    """Return who flipped and paid last, by which a game without cards ends."""
    payer = t.state.payer
    return Flippers(int(bool(t.table.recent)), last_flipper(t), latest(t, payer), payer)


def latest(t: StepBuilder, besides: int) -> int:
    """Return the latest flipper still in other than one seat, or NOBODY (A-22, A-23)."""
    out = t.table.out
    return next((seat for seat in t.table.recent if seat != besides and not out[seat]), NOBODY)


def last_flipper(t: StepBuilder) -> int:
    """Return who flipped last, in or out; before the first flip the dealer, whom turns follow."""
    return states.last_flipper(t.table)


def held(t: StepBuilder, seat: int) -> int:
    """Return how many cards a seat holds."""
    return t.table.counts[seat]


def rank_at(t: StepBuilder, seat: int, depth: int) -> int:
    """Return the rank of a card in a hand, the top one at depth 0."""
    return t.state.stocks[seat][depth] >> 2


def pile(t: StepBuilder) -> Pile:
    """Return how many cards the pile has, and how many cards and piles came before."""
    return Pile(t.table.size, len(t.table.pile), t.table.flips, t.table.piles)


def over(t: StepBuilder) -> int:
    """Return whether the game has ended."""
    return int(t.table.over)


def slappable_empty(_law: Law, t: StepBuilder) -> int:
    """Return whether a slap by a hand without cards would be right now (A-90)."""
    return int(states.live(t.state).empty)


def slappable_by(_law: Law, t: StepBuilder, seat: int) -> int:
    """Return whether a slap by a seat, which is still in, would be right now."""
    return int(states.slappable_by(t.state, seat))


def options(t: StepBuilder) -> Options:
    """Return what the rules say of flips and time."""
    turn, limit = t.state.rules.turn, t.state.rules.end.time_ms
    burns, drops = int(turn.out_of_turn == "burn"), int(turn.drop == "counts")
    return Options(burns, drops, NEVER if limit is None else limit)


def clock(t: StepBuilder, at: int) -> int:
    """Return ms of play at ``at`` ms since the deal: a disrupted table stands still (S-28)."""
    return states.clock(t.table, at)


def moments(t: StepBuilder) -> Moments:
    """Return the times of the latest flip, taken pile, lost challenge, turn and disruption."""
    table = t.table
    since = table.flipped_at, table.taken_at, table.lost_at, table.turn_at
    return Moments(t.at, *since, t.state.window_at, table.frozen_at, table.stood)


def marks(t: StepBuilder, seat: int) -> Marks:
    """Return the gesture, lock, beat and false slaps of a seat, by which its slap is judged."""
    table = t.table
    fined = Fined(*msgspec.structs.astuple(table.fines[seat] or UNFINED))
    return Marks(int(table.gestured[seat]), int(table.locked[seat]), table.beats[seat], fined)


def ready(t: StepBuilder) -> int:
    """Return the seats that have agreed to go on."""
    return sum(1 << seat for seat, agrees in enumerate(t.table.ready) if agrees)


def seat_left(t: StepBuilder) -> int:
    """Return whether a seat has gone out since the last call."""
    before, t.out = t.out, t.table.out
    return int(before != t.out)


def votes(t: StepBuilder) -> int:
    """Return how many votes are open."""
    return len(t.table.votes)


def ballot(t: StepBuilder, number: int) -> Ballot:
    """Return what an open vote is about, the oldest being number 0."""
    vote = t.table.votes[number]
    return Ballot(VOTED_ON.index(vote.kind), vote.seat, vote.ms)


def votes_for(t: StepBuilder, asked: Ballot) -> int:
    """Return how many seats still in have voted for the same."""
    wanted, out = (VOTED_ON[asked.kind], asked.about, asked.ms), t.table.out
    return sum((v.kind, v.seat, v.ms) == wanted and not out[v.by] for v in t.table.votes)


def hands(t: StepBuilder) -> int:
    """Return how many hands the race has."""
    return len(t.hands)


def hand(t: StepBuilder, number: int) -> Landed:
    """Return a hand of the race."""
    return t.hands[number]


def next_draw(t: StepBuilder, sides: int) -> int:
    """Return the next number below ``sides`` from the game's dice, without using it up."""
    return draw(t.state.dice, sides)[0]


def set_time(t: StepBuilder, at: int) -> None:
    """Set the time to ``at`` ms since the deal."""
    t.at = at


def lapse(t: StepBuilder, after: Flow) -> None:
    """Store which seats without cards have lost their chance to slap back in."""
    t.state = msgspec.structs.replace(t.state, passed=after.seats.passed)


def restart_window(t: StepBuilder) -> None:
    """Begin the endgame window now (R-1)."""
    t.state = msgspec.structs.replace(t.state, window_at=t.now)


def set_hand(t: StepBuilder, number: int, landed: Landed) -> None:
    """Replace the hand of the race with this number."""
    t.hands[number] = landed


def end_race(t: StepBuilder) -> None:
    """Remove the hands of the race."""
    t.hands = []


def repeats(_law: Law, t: StepBuilder) -> int:
    """Return whether a new pile starts as an earlier one did (A-29), and store its start.

    Return 0 where no pile was taken since the last call.
    """
    if t.table.piles == t.watched:
        return 0
    t.watched = t.table.piles
    fresh = repeat_marks(t.state)
    if fresh and t.state.seen.issuperset(fresh):
        return 1
    t.state = msgspec.structs.replace(t.state, seen=t.state.seen.union(fresh))
    return 0


def turned_up(t: StepBuilder, seat: int, number: int, by_itself: int, after: Flow) -> None:
    """Turn up cards of a seat."""
    cards = t.state.stocks[seat][:number]
    turned = e.Flipped(at=t.now, seat=seat, cards=cards, duel=after.duel, by_itself=bool(by_itself))
    t.emit(turned, after)


def slapped(t: StepBuilder, seat: int, verdict: int, at: int, cards: int) -> None:
    """Log a hand on the pile at ``at`` ms since the deal, whatever it came to (S-41).

    ``cards`` is how many cards the seat of a right hand held. A hand that is awarded the pile
    without being right is given the number of a right one.
    """
    names: tuple[str, ...] = ()
    if verdict <= AWARDED:
        rules = t.state.rules
        among = rules.patterns if cards > 0 else rules.comeback_patterns
        names = rules.names_of(states.showing(among, t.table.pile), cards)
    what, ms = VERDICTS[verdict], t.reaction(at)
    t.emit(e.Slapped(at=t.now, seat=seat, verdict=what, ms=ms, patterns=names))


def slapped_wrongly(t: StepBuilder, seat: int, at: int, card: int) -> None:
    """Log a false slap at ``at`` ms since the deal.

    ``card`` is the number of flips when the card that was slapped lay on top, or NEWEST.
    """
    t.emit(e.Slapped(at=t.now, seat=seat, verdict="bad", ms=t.reaction(at), flips=card))


def paid(t: StepBuilder, seat: int, to: int, why: int, after: Flow) -> None:
    """Move a card from a seat to another one, or under the pile (NOBODY)."""
    t.emit(e.Paid(at=t.now, seat=seat, to=to, why=PAID_FOR[why], duel=after.duel), after)


def locked(t: StepBuilder, seat: int) -> None:
    """Make a seat's slaps void until a pile is taken."""
    t.emit(e.Locked(at=t.now, seat=seat))


def taken(
    _law: Law, t: StepBuilder, seat: int, why: int, comeback: int, drawn: int, after: Flow
) -> None:
    """Give the whole pile to a seat."""
    how = {"comeback": bool(comeback), "drawn": bool(drawn)}
    what = TAKEN_BY[why]
    t.emit(
        e.PileTaken(at=t.now, seat=seat, why=what, size=t.table.size, duel=after.duel, **how), after
    )


def gone(t: StepBuilder, seat: int, why: int, after: Flow) -> None:
    """Put a seat out for good; its cards go under the pile."""
    held_now = t.table.counts[seat]
    t.emit(
        e.SeatOut(at=t.now, seat=seat, why=OUT_BY[why], duel=after.duel, surrendered=held_now),
        after,
    )


def gestured(t: StepBuilder, seat: int) -> None:
    """Log a gesture or an agreed word."""
    t.emit(e.Gestured(at=t.now, seat=seat))


def disrupted(t: StepBuilder, seat: int) -> None:
    """Stop play until all seats are ready, or time is up (S-28)."""
    t.emit(e.Disrupted(at=t.now, seat=seat))


def readied(t: StepBuilder, seat: int) -> None:
    """Log that a seat is ready to go on."""
    t.emit(e.Readied(at=t.now, seat=seat))


def resumed(t: StepBuilder, stood: int) -> None:
    """End a disruption that lasted ``stood`` ms."""
    t.emit(e.Resumed(at=t.now, stood=stood))


def voted(t: StepBuilder, by: int, asked: Ballot) -> None:
    """Log a vote of a seat about another one."""
    kind = VOTED_ON[asked.kind]
    t.emit(e.Voted(at=t.now, kind=kind, by=by, seat=asked.about, ms=asked.ms))


def beat_set(t: StepBuilder, seat: int, ms: int) -> None:
    """Make slaps within ``ms`` of a seat's flips void."""
    t.emit(e.BeatSet(at=t.now, seat=seat, ms=ms))


def votes_cleared(t: StepBuilder, asked: Ballot) -> None:
    """Remove the votes about a seat on one matter."""
    t.emit(e.VotesCleared(at=t.now, kind=VOTED_ON[asked.kind], seat=asked.about))


def won(t: StepBuilder, winners: int, why: int) -> None:
    """End the game; ``winners`` is a set of seats."""
    seats = tuple(seat for seat in range(t.table.seats) if winners >> seat & 1)
    t.emit(e.Won(at=t.now, winners=seats, why=WON_BY[why - 1]))
