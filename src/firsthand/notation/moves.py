"""The lines of actions and events.

A table of them is in ``docs/RECORD.md``.
"""

import re

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import Malformed
from firsthand.notation.codecs import INT
from firsthand.notation.forms import Form, Forms
from firsthand.sentences import say

ACTIONS: Forms[a.AnyAction] = Forms(
    say("wrong-sort-action"),
    (
        Form(a.Flip, "{seat} flip", "0 flip"),
        Form(a.Drop, "{seat} drop {count}", "0 drop 2"),
        Form(a.Slap, "{hands:hands} slap[ from the bottom {order:ints}]", "2@1350 0@1362 slap"),
        Form(
            a.Stray,
            "{seat} strays at {at} on a card of {flipper}[ after {flips}][, late?late]",
            "2 strays at 1350 on a card of 0",
        ),
        Form(
            a.Stray,
            "{seat}@{at} stray on {flipper}[ after {flips}][, late?late]",
            "2@1350 stray on 1",
        ),
        Form(a.Collect, "{seat} collect", "0 collect"),
        Form(a.Gesture, "{seat} gesture[ {word:text}]", '0 gesture "Slapjack"'),
        Form(a.Disrupt, "{seat} disrupt", "0 disrupt"),
        Form(a.Resume, "{seat} resume", "0 resume"),
        Form(a.Beat, "{by} beat {seat} {ms}", "0 beat 1 400"),
        Form(a.Accuse, "{by} accuse {seat}", "0 accuse 1"),
        Form(a.Leave, "{seat} leave", "0 leave"),
        Form(a.Tick, "tick", "tick"),
    ),
)

EVENTS: Forms[e.AnyEvent] = Forms(
    say("wrong-sort-event"),
    (
        Form(
            e.Dealt,
            "{at} dealt {counts:ints} by {dealer}, {first} leads[, {burned} in the middle]"
            "[, cut {shown:shown}][, digest {digest:hex}][, commitment {commitment:hex}]",
            "0 dealt 18 17 17 by 2, 0 leads",
        ),
        Form(
            e.Flipped,
            "{at} {seat} flips {cards:cards}[ by itself?by_itself] -> {duel}",
            "1200 0 flips KH -> 1 owes 3 to 0",
        ),
        Form(
            e.Slapped,
            "{at} {seat} slaps[ {ms:signed}] {verdict}[ after {flips}][ on {patterns:names}]",
            "1350 2 slaps +150 won on double",
        ),
        Form(
            e.Paid,
            "{at} {seat} pays {to:payee} ({why}) -> {duel}",
            "1350 2 pays the pile (false slap) -> 1",
        ),
        Form(e.Locked, "{at} {seat} locked", "1350 2 locked"),
        Form(
            e.PileTaken,
            "{at} {seat} takes {size} ({why}[, coming back?comeback][, by lot?drawn]) -> {duel}",
            "1350 2 takes 7 (slap) -> 2",
        ),
        Form(
            e.SeatOut,
            "{at} {seat} out ({why}[, leaving {surrendered}]) -> {duel}",
            "2000 1 out (turn came round) -> 2",
        ),
        Form(e.Gestured, "{at} {seat} gestures", "1300 0 gestures"),
        Form(e.Disrupted, "{at} {seat} disrupts", "1300 0 disrupts"),
        Form(e.Readied, "{at} {seat} ready", "2300 0 ready"),
        Form(e.Resumed, "{at} resumed after {stood}", "1300 resumed after 1000"),
        Form(
            e.Voted,
            "{at} {by} asks {kind:vote} of {seat}[ for {ms}]",
            "900 0 asks beat of 1 for 400",
        ),
        Form(e.BeatSet, "{at} {seat} beats {ms}", "900 1 beats 400"),
        Form(e.VotesCleared, "{at} settled {kind:vote} of {seat}", "900 settled beat of 1"),
        Form(e.Won, "{at} won by {winners:seats} ({why})", "9000 won by 0 (all cards)"),
    ),
)

TIMED = re.compile(rf"({INT}) (.+)")


def format_action(action: a.AnyAction) -> str:
    """Write what was asked.

    >>> format_action(a.Slap((a.Hand(2, 1350), a.Hand(0, 1362))))
    '2@1350 0@1362 slap'
    """
    return ACTIONS.write(action)


def parse_action(text: str) -> a.AnyAction:
    """Read what was asked, or raise `Malformed`.

    >>> parse_action("0 drop 2")
    Drop(seat=0, count=2)
    """
    return ACTIONS.read(text)


def format_timed(at: int, action: a.AnyAction) -> str:
    """Write an action with its time, in ms since the deal, in front.

    >>> format_timed(1200, a.Flip(0))
    '1200 0 flip'
    """
    return f"{at} {format_action(action)}"


def parse_timed(text: str) -> tuple[int, a.AnyAction]:
    """Read a time and an action, or raise `Malformed`.

    >>> parse_timed("1200 0 flip")
    (1200, Flip(seat=0))
    """
    match = TIMED.fullmatch(text)
    if match is None:
        raise Malformed(say("wrong-timed", text=repr(text)))
    return int(match[1]), parse_action(match[2])


def format_event(event: e.AnyEvent) -> str:
    """Write what came to pass, with its time of play in ms in front.

    >>> format_event(e.Won(at=9000, winners=(0,), why="all_cards"))
    '9000 won by 0 (all cards)'
    """
    return EVENTS.write(event)


def parse_event(text: str) -> e.AnyEvent:
    """Read what came to pass, or raise `Malformed`.

    >>> parse_event("1350 2 slaps +150 won on double")
    Slapped(at=1350, seat=2, verdict='won', ms=150, patterns=('double',), flips=-1)
    """
    return EVENTS.read(text)
