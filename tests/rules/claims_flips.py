"""Checks of what a rule sheet says about turns, challenges, won piles and endings."""

from collections.abc import Iterator

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Rank
from firsthand.game import deadline
from firsthand.game.state import clock, live
from firsthand.law.types import NOBODY
from tests.rules.claims import (
    Check,
    Memory,
    Moment,
    Said,
    Turn,
    after,
    dry,
    holders,
    how_many,
    latest,
    most_comebacks,
    ms,
    playing,
    ranks,
    top,
    tries,
)


def flips(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check when a card turns itself, how many fall, and what a flip out of turn costs."""
    for moment in turn.moments:
        event, table = moment.event, moment.table
        if isinstance(event, e.Flipped):
            if event.by_itself:
                assert event.at - table.turn_at - 1 == ms(said["timeout"])
                yield "timeout"
            left = table.counts[event.seat] - len(event.cards)
            if "last jack" in said and left == 0 and top(event.cards) == Rank.JACK:
                won = [m.event for m in turn.moments if isinstance(m.event, e.PileTaken)]
                assert (event.seat, "last_jack") in {(pile.seat, pile.why) for pile in won}
                yield "last jack"
            several = isinstance(turn.action, a.Drop) and turn.action.count > 1
            if several and table.counts[event.seat] > 1 and not event.by_itself:
                assert (len(event.cards) == 1) == ("only one is played" in said["drop"])
                yield "drop"
        if isinstance(event, e.Paid) and event.why == "out_of_turn":
            assert "costs your top card, face down under the pile" in said["out of turn"]
            assert event.to == NOBODY
            assert moment.after.burned[0] == moment.before.stocks[event.seat][0]
            yield "out of turn"


def challenged(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check which cards challenge, whom, with how many tries, and what ends a challenge."""
    given = tries(said["challenge"])
    for moment in turn.moments:
        event, table = moment.event, moment.table
        if not isinstance(event, e.Flipped):
            continue
        duel, seat, newest = event.duel, event.seat, top(event.cards)
        if newest in given:
            assert (duel.challenger, duel.tries) == (seat, given[newest])
            others = [other for other in holders(moment.after.table) if other != seat]
            assert duel.turn == after(seat, others)
            yield "challenge"
        else:
            assert duel.challenger in (NOBODY, table.challenger)
            cancels = newest in ranks(said.get("cancel", ""))
            if table.challenger != NOBODY:
                assert (duel.challenger == NOBODY) == cancels
                yield "cancel" if cancels else "answer"
                yield from ran_dry(said, moment, cancels=cancels, turn=turn)
            if table.challenger != NOBODY and table.tries == 1 and not cancels:
                yield from lost(said, moment, turn)


def lost(said: Said, moment: Moment, turn: Turn) -> Iterator[str]:
    """Check that the last try in vain loses the pile."""
    if moment.after.table.lost:
        assert moment.after.table.owed == moment.table.challenger
        yield "answer"
    else:
        assert "answering" in said
        assert any(isinstance(other.event, e.SeatOut) for other in turn.moments)


def ran_dry(said: Said, moment: Moment, *, cancels: bool, turn: Turn) -> Iterator[str]:
    """Check who plays the tries that are left by a hand that ran out of cards."""
    event, table, then = moment.event, moment.table, moment.after.table
    assert isinstance(event, e.Flipped)
    if cancels or then.counts[event.seat]:
        return
    jack = top(event.cards) == Rank.JACK and "last jack" in said
    if "answering" in said and event.seat != table.challenger and not jack:
        assert any(
            isinstance(other.event, e.SeatOut) and other.event.seat == event.seat
            for other in turn.moments
        )
        yield "answering"
        return
    if table.tries == 1:
        return
    among = [seat for seat in holders(then) if seat != event.seat]
    if "the challenger gets the pile." in said["dry"].split(", ")[-1]:
        among = [seat for seat in among if seat != table.challenger]
    if "plays the rest" not in said["dry"]:
        among = []
    to = after(event.seat, among)
    assert (event.duel.turn, event.duel.lost) == (to, int(to == NOBODY))
    yield "dry"


def taken(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check how long a lost pile waits, who flips next, and where a won pile goes."""
    for moment in turn.moments:
        event, table = moment.event, moment.table
        if not isinstance(event, e.PileTaken):
            continue
        limit = "time" in said and event.at == ms(said["time"])
        limit = limit or ("flips" in said and table.flips >= how_many(said["flips"]))
        if event.why == "challenge" and not isinstance(turn.action, a.Collect) and not limit:
            at_once = "at once" in said["collect"]
            assert event.at - table.lost_at - (not at_once) == ms(said["collect"])
            yield "collect"
        topic = "challenge lead" if event.why == "challenge" else "slap lead"
        if topic in said:
            assert event.duel.turn == leader(said[topic], moment)
            yield topic
        yield from order(said["order"], moment)


def leader(text: str, moment: Moment) -> int:
    """Return who flips next, in the words of a sheet."""
    event, table, then = moment.event, moment.table, moment.after.table
    assert isinstance(event, e.PileTaken)
    if text.startswith("The player left of"):
        return after(event.seat, holders(then))
    if text.startswith("Whoever"):
        return event.seat
    if table.turn != NOBODY and then.counts[table.turn]:
        return table.turn
    return after(table.recent[0], holders(then)) if table.recent else event.seat


def order(text: str, moment: Moment) -> Iterator[str]:
    """Check in which order a won pile goes under the hand."""
    event, before = moment.event, moment.before
    assert isinstance(event, e.PileTaken)
    pile = (*before.burned, *before.table.pile)
    hand, now = before.stocks[event.seat], moment.after.stocks[event.seat]
    if "oldest card comes up first" in text:
        assert now == (*hand, *pile)
    elif "newest card comes up first" in text:
        assert now == (*hand, *reversed(pile))
    else:
        assert sorted(now) == sorted((*hand, *pile))
        assert "together with your hand" in text or now[: len(hand)] == hand
    yield "order"


def comebacks(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check who is out without cards, and when."""
    table = turn.after.table
    if not table.over:
        empty = dry(table)
        if "out at once" in said["dry hand"]:
            assert empty == []
            assert "challenge" in said["dry hand"] or all(table.counts[s] for s in playing(table))
            yield "dry hand"
        elif "slap back in" in said.get("comeback", "") and "as often" not in said["comeback"]:
            most = most_comebacks(said)
            assert max(memory.comebacks.values(), default=0) <= most
            assert all(memory.comebacks[seat] < most for seat in empty)
            yield "comeback"
    for moment in turn.moments:
        if isinstance(moment.event, e.SeatOut):
            yield from out(said, turn, moment, memory)
        elif not turn.after.table.over:
            yield from chance(said, turn, moment)


def out(said: Said, turn: Turn, moment: Moment, memory: Memory) -> Iterator[str]:
    """Check that a seat goes out for a reason that the sheet has, and neither early nor late."""
    event, table = moment.event, moment.table
    assert isinstance(event, e.SeatOut)
    if event.why == "no_slap_in":
        no_way_back = "out at once" in said["dry hand"]
        if no_way_back:
            yield "no way back"
            return
        assert "after that, no cards means out" in said["comeback"]
        just_now = sum(
            isinstance(m.event, e.PileTaken) and m.event.seat == event.seat and m.event.comeback
            for m in turn.moments[: turn.moments.index(moment)]
        )
        assert memory.comebacks[event.seat] + just_now == most_comebacks(said)
        yield "limit of comebacks"
    if event.why in ("left", "all_empty", "unanswered", "no_slap_in", "false_slap"):
        return
    text = said["chance"]
    assert table.counts[event.seat] == 0
    assert event.seat != table.challenger
    word = {
        "turn_came_round": "your turn comes round",
        "pile_lost": "another player wins the pile",
        "chance_missed": "cards that can be slapped are covered",
    }[event.why]
    assert word in text or (event.why == "pile_lost" and "won by another player" in text)
    yield f"chance: {word}"


def chance(said: Said, turn: Turn, moment: Moment) -> Iterator[str]:
    """Check that whoever has had the last chance is out."""
    event, text = moment.event, said.get("chance", "")
    gone = [seat for seat in dry(moment.after.table) if seat in dry(turn.after.table)]
    if isinstance(event, e.PileTaken) and moment is turn.moments[-1]:
        slap = event.why in ("slap", "tie")
        if "another player wins the pile" in text and (slap or "with a slap" not in text):
            assert gone == []
            yield "chance: pile"


def ended(said: Said, turn: Turn, memory: Memory) -> Iterator[str]:
    """Check what ends a game, when, and who wins it."""
    for moment in turn.moments:
        event, table = moment.event, moment.table
        if isinstance(event, e.PileTaken) and event.why == "last_flipper":
            assert "the last to flip who is still in wins" in said["dead pile"]
            assert event.seat in (latest(table), latest(table, latest(table)))
            if "does not count" not in said["dead pile"]:
                assert event.seat == latest(table)
            yield "dead pile"
        if not isinstance(event, e.Won):
            continue
        if event.why == "all_cards":
            assert table.counts[event.winners[0]] == sum(table.counts)
            yield "win"
        if event.why in ("time", "flips"):
            if event.why == "time":
                assert event.at == ms(said["time"])
            else:
                assert table.flips >= how_many(said["flips"]) > turn.before.table.flips
            best = [s for s in range(table.seats) if table.counts[s] == max(table.counts)]
            together = len(best) == 1 or "win together" in said["level"]
            assert list(event.winners) == (best if together else [])
            assert table.challenger == NOBODY or not table.lost
            assert "nobody's" in said["limit"]
            yield event.why
    yield from goes_on(said, turn)


def goes_on(said: Said, turn: Turn) -> Iterator[str]:
    """Check that a game goes on only where the sheet lets it."""
    table = turn.after.table
    if table.over:
        return
    among = holders(table)
    if len(among) == 1:
        assert table.size > 0
        assert "lone holder" in said or table.challenger != NOBODY
        if "wins at once" in said.get("lone holder", ""):
            assert table.challenger not in (NOBODY, among[0])
            assert "while the challenge of another player" in said["lone holder"]
        yield "lone holder"
    if "time" in said and among:
        assert clock(table, turn.at) < ms(said["time"])
    if "flips" in said and among:
        assert table.flips < how_many(said["flips"])
    yield from windows(said, turn)
    if not among:
        assert table.lost or live(turn.after).empty
        assert "no pile is owed" in said["dead pile"] or not table.lost
        yield "dead pile waits"


def windows(said: Said, turn: Turn) -> Iterator[str]:
    """Check how long the last chance to slap is open, counted from the latest reason for it."""
    table, due = turn.after.table, deadline(turn.after)
    if due is None or due.what != "close":
        return
    lasts = due.at - table.stood - 1 - turn.after.window_at
    assert lasts == ms(said["last window"])
    yield "last window"
    if holders(table):
        assert "when a player would be out" in said["last window"]
        assert lasts == ms(said["chance"].partition("; ")[2])
        yield "grace"
    else:
        assert not table.lost


CHECKS: tuple[Check, ...] = (flips, challenged, taken, comebacks, ended)
