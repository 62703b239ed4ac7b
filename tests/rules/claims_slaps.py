"""Checks of what a rule sheet says about slaps, false slaps, interference and knocked piles."""

from collections.abc import Iterator

from firsthand import actions as a
from firsthand import events as e
from firsthand.law.types import NOBODY
from firsthand.rules.patterns import slap_rule
from firsthand.sentences import text
from tests.rules.claims import (
    SLAPS,
    Check,
    Memory,
    Moment,
    Said,
    Turn,
    after,
    how_many,
    latest,
    ms,
    playing,
    pressed,
)


def locks(said: Said, turn: Turn, memory: Memory, seat: int) -> list[str]:
    """Return what sentences make a hand void, by what was seen of earlier false slaps."""
    reasons = ["lockout pile"] if seat in memory.stopped else []
    if seat not in memory.bad:
        return reasons
    latest_bad, first, flips, _ = memory.bad[seat]
    wrong = said.get("again", "")
    once = "any more are free" in wrong or "Only your first" in wrong
    since = pressed(turn, seat) - (first if once else latest_bad)
    if "lockout" in said and max(0, since) <= ms(said["lockout"]):
        reasons.append("lockout")
    cards = turn.before.table.flips - flips
    if "lockout cards" in said and cards < how_many(said["lockout cards"], after=" more card"):
        reasons.append("lockout cards")
    return reasons


def voids(said: Said, turn: Turn, seat: int) -> list[str]:
    """Return what else makes a hand on the pile void."""
    table = turn.before.table
    flipper = table.recent[0] if table.recent and table.pile else NOBODY
    since = pressed(turn, seat) - table.flipped_at
    reasons = []
    if flipper == seat and "but the one who flipped" in said["flipper"]:
        reasons.append("flipper")
    if flipper != NOBODY and max(0, since) < table.beats[flipper]:
        reasons.append("beat")
    return reasons


def judged(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check the verdict on every hand of a race."""
    table = turn.before.table
    if not isinstance(turn.action, a.Slap) or table.frozen_at >= 0:
        return
    gone = False
    seats = {hand.seat for hand in turn.action.hands}
    for moment in turn.moments:
        event = moment.event
        gone = gone or isinstance(event, e.PileTaken)
        if gone or not isinstance(event, e.Slapped) or event.seat not in seats:
            continue
        if event.verdict not in ("rejected", "awarded"):
            yield from verdict(said, turn, memory, moment)


def verdict(said: Said, turn: Turn, memory: Memory, moment: Moment) -> Iterator[str]:
    """Check one hand against each sentence, in the order in which they count."""
    event, table = moment.event, turn.before.table
    assert isinstance(event, e.Slapped)
    bare = table.size == 0
    if bare:
        since = max(0, pressed(turn, event.seat) - table.taken_at)
        late = table.taken_at >= 0 and since <= ms(said["late"])
        assert (event.verdict == "late") == late
        ignored = not late and "costs nothing" in said["empty"]
        assert (event.verdict == "ignored") == ignored
        yield "late" if late else "empty"
        if late or ignored:
            return
    why = locks(said, turn, memory, event.seat) + ([] if bare else voids(said, turn, event.seat))
    if why:
        assert event.verdict == "void", why
        yield from why
    elif "gesture" in said and not table.gestured[event.seat]:
        assert event.verdict == ("void" if "costs nothing" in said["bare"] else "bad")
        yield "gesture"
    else:
        assert event.verdict in (SLAPS if not bare else ("bad",))
        yield "counts"
        if event.verdict != "bad":
            yield from right(said, turn, event)


def right(said: Said, turn: Turn, event: e.Slapped) -> Iterator[str]:
    """Check that a right hand was right by a pattern that the sheet names, and in its time."""
    table = turn.before.table
    if table.challenger != NOBODY:
        during = said["challenge slaps"]
        assert "do not count during" not in during
        assert not (table.lost and "no longer once it is lost" in during)
        yield "challenge slaps"
    empty = table.counts[event.seat] == 0
    for name in event.patterns:
        if empty and "comeback slaps" in said:
            assert f"“{text(slap_rule(name).title)}”" in said["comeback slaps"]
            yield "comeback slaps"
        else:
            assert said[name].startswith(f"{text(slap_rule(name).title)}: ")


def ties(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check who takes a pile on which hands fell together."""
    action, table = turn.action, turn.before.table
    slaps = [m.event for m in turn.moments if isinstance(m.event, e.Slapped)]
    given = [slap.seat for slap in slaps if slap.verdict in ("won", "awarded")]
    own = [slap.seat for slap in slaps if slap.verdict in ("won", "lost")]
    if not isinstance(action, a.Slap) or action.order or not given:
        return
    hands = sorted((h for h in action.hands if h.seat in own), key=lambda hand: hand.at)
    within = ms(said["tie"]) if "within" in said["tie"] else 0
    tied = [hand.seat for hand in hands if hand.at - hands[0].at <= within]
    winner = given[0]
    turned = table.recent[0] if table.recent else NOBODY
    base = table.turn if table.turn != NOBODY else table.owed
    base = after(turned, playing(table)) if base == NOBODY else base
    if len(tied) == 1:
        assert winner == tied[0]
    elif "even without a slap" in said["tie"]:
        assert winner == base
    elif "turn comes next" in said["tie"]:
        assert winner == after((base - 1) % table.seats, tied)
    elif "noticed first" in said["tie"]:
        assert winner == tied[0]
    else:
        assert winner in tied
    yield "tie" if len(tied) > 1 else "first hand"


def fines(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check what every false slap of a race costs, and whom it goes to."""
    for place, moment in enumerate(turn.moments):
        event = moment.event
        if not (isinstance(event, e.Slapped) and event.verdict == "bad"):
            continue
        if not isinstance(turn.action, a.Slap):
            continue
        follows = turn.moments[place + 1 :]
        paid = leading(follows, event.seat)
        if "costs nothing" in said["fine"] and "bare" not in said["fine"]:
            assert not any(isinstance(m.event, e.Paid) for m in paid)
            yield "fine: nothing"
        elif memory.again(moment.table, event.seat) and "any more are free" in said["again"]:
            assert not any(isinstance(m.event, e.Paid | e.Locked) for m in paid)
            assert not any(banished(m, event.seat) for m in paid)
            yield "again"
        else:
            yield from price(said["fine"], turn, moment, paid)
            yield from banishment(said, turn, event.seat, paid)


def banished(moment: Moment, seat: int) -> bool:
    """Tell whether a seat goes out for a false slap."""
    event = moment.event
    return isinstance(event, e.SeatOut) and event.seat == seat and event.why == "false_slap"


def leading(moments: tuple[Moment, ...], seat: int) -> list[Moment]:
    """Return what one false slap brought about by itself."""
    found = []
    for moment in moments:
        event = moment.event
        paid = isinstance(event, e.Paid) and event.seat == seat and event.why != "out_of_turn"
        gone = isinstance(event, e.PileTaken) and event.why == "forfeit"
        locked = isinstance(event, e.Locked) and event.seat == seat
        if not (paid or gone or locked or banished(moment, seat)):
            break
        found.append(moment)
    return found


def price(text: str, turn: Turn, bad: Moment, follows: list[Moment]) -> Iterator[str]:
    """Check how many cards go where, in the words of a sheet."""
    assert isinstance(bad.event, e.Slapped | e.VotesCleared)
    seat, table = bad.event.seat, bad.table
    held = table.counts[seat] if turn.before.table.counts[seat] else 0
    to = [m.event.to for m in follows if isinstance(m.event, e.Paid)]
    others = [other for other in playing(table) if other != seat]
    other = latest(table, seat)
    if "gives the pile to" in text and other != NOBODY:
        heirs = [m.event.seat for m in follows if isinstance(m.event, e.PileTaken)]
        assert (heirs, to) == ([other] if table.size else [], [])
        yield "fine: pile"
    elif "each other player" in text:
        number = how_many(text, "costs ") * len(others)
        going = sorted(others, key=lambda s: (s <= seat, s)) * number
        assert to == going[: min(number, held)]
        yield "fine: each"
    else:
        number = how_many(text, "costs ")
        payee = NOBODY
        if "the last other player to flip" in text and "gives the pile" not in text:
            payee = other if other != NOBODY else after(seat, others)
        assert to == [payee] * min(number, held)
        yield "fine: under the pile" if payee == NOBODY else "fine: last flipper"


def banishment(said: Said, turn: Turn, seat: int, follows: list[Moment]) -> Iterator[str]:
    """Check who goes out, or is locked, for paying with few cards."""
    text, table = said.get("banished", said.get("banished for it", "")), turn.before.table
    held, own = table.counts[seat], table.challenger == seat
    most = how_many(text) if "or fewer" in text else 0
    spared = held == 0 and own and "spared" in said
    goes = "puts you out" in text and held <= most and not spared
    assert any(banished(m, seat) for m in follows) == goes, (text, held)
    if held == 0 and "costs nothing" in text:
        assert not any(isinstance(m.event, e.Paid | e.PileTaken) for m in follows), text
    if held == 0 and not own and not table.out[seat]:
        assert text, "the sheet has nothing on false slaps without cards"
    if not goes:
        stops = "do not count until a pile is taken" in text and held == 0 and not spared
        lost = "lockout pile" in said
        locked = any(isinstance(m.event, e.Locked) for m in follows)
        assert locked == ((stops or lost) and seat not in turn_locked(turn)), (text, held)
    yield "banished" if goes else "not banished"


def turn_locked(turn: Turn) -> list[int]:
    """Return who was locked before a race."""
    return [seat for seat, shut in enumerate(turn.before.table.locked) if shut]


def manners(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check how many must agree to a beat or a charge, and how long a knocked pile stops play."""
    for place, moment in enumerate(turn.moments):
        event, table = moment.event, moment.table
        if isinstance(event, e.Resumed):
            most = ms(said["knocked"])
            assert event.stood == most if isinstance(turn.action, a.Tick) else event.stood < most
            yield "knocked"
        votes = [vote for vote in table.votes if not table.out[vote.by]]
        others = len(playing(table)) - 1
        if isinstance(event, e.BeatSet):
            assert "If most of the others" in said.get("beat", "If most of the others")
            mine = [v for v in votes if (v.kind, v.seat, v.ms) == ("beat", event.seat, event.ms)]
            assert 2 * len(mine) > others
            yield "beat: most"
        if isinstance(event, e.VotesCleared) and event.kind == "interference":
            free = "costs nothing" in said.get("interfering", said.get("fine", ""))
            assert free or "all the other players" in str(said.values()).lower()
            assert sum((v.kind, v.seat) == (event.kind, event.seat) for v in votes) == others
            yield "interference: all"
            if isinstance(turn.action, a.Accuse) and place == 1:
                yield from charged(said, turn, moment, turn.moments[place + 1 :])


def charged(said: Said, turn: Turn, moment: Moment, after: tuple[Moment, ...]) -> Iterator[str]:
    """Check that interference costs what a sheet says."""
    assert isinstance(moment.event, e.VotesCleared)
    follows = leading(after, moment.event.seat)
    text = said.get("interfering", said.get("fine", ""))
    if "costs nothing." in text:
        assert follows == []
    else:
        yield from price(text, turn, moment, follows)
        yield "interference: price"


CHECKS: tuple[Check, ...] = (judged, ties, fines, manners)
