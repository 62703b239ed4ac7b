"""Opening a room again from what was kept of it: its actions are decided again.

The clocks stand where the latest action or card was; they run again when the people are back.
Hands that were not judged yet are gone, and nobody had been told of them.
"""

from collections.abc import Iterable, Sequence

import msgspec

from firsthand.bots.following import at_table, follow
from firsthand.bots.matching import Matching
from firsthand.dice import seeded
from firsthand.errors import FirsthandError
from firsthand.events import Flipped, Resumed, SeatOut
from firsthand.game import apply
from firsthand.law.types import NEVER, NOBODY
from firsthand.notation import parse_rules
from firsthand.record import Entry, Header, Sides
from firsthand.record import opening as deal_of
from firsthand.room.builder import StepBuilder
from firsthand.room.live import BEGUN, Live, Reveal
from firsthand.room.play.bots import think
from firsthand.room.play.dealing import MINDS
from firsthand.room.play.own_bots import begin
from firsthand.room.play.pausing import WAITED_FOR_MS
from firsthand.room.play.reveals import reveal
from firsthand.room.room import NOWHERE, Opening, Room, Seat
from firsthand.room.snapshot import LiveSnapshot, SeatSnapshot, Snapshot, in_both
from firsthand.room.types import Acted, Ended, Output, Sealed, Secret
from firsthand.room.views.rules import rules_view
from firsthand.rules import Rules
from firsthand.sentences import say

DRAWS = 1 << 12
"""No bot draws more numbers for one action: its dice go on behind all that may be drawn."""

Game = Sealed | Acted | Ended
"""What is kept of a game."""


class Changed(FirsthandError):
    """This version decides a kept action otherwise, or not at all: the table can't go on."""


def reopened(kept: Snapshot, game: Iterable[Game], at: int) -> tuple[Room, tuple[Output, ...]]:
    """Return a room as it was kept, at ``at`` on the shell's clock, and what it asks own bots.

    ``game`` is what was kept of the game on its table, in order. Nobody is connected. Raises
    `Changed` where rules, actions or events are not those of this version.
    """
    try:
        rules = parse_rules(kept.rules)
    except FirsthandError as error:
        raise Changed(error.sentence) from None
    step = StepBuilder(_room(kept, rules, at), at)
    if kept.live is not None:
        _play(step, kept.live, tuple(game), at)
    return step.room, tuple(step.out)


def _room(kept: Snapshot, rules: Rules, at: int) -> Room:
    """Return a room without its game."""
    until = at + WAITED_FOR_MS
    opening = kept.opening
    others = {
        "rules": rules,
        "rules_view": rules_view(rules, kept.name, kept.title, kept.line),
        "seats": tuple(_seat(seat, at) for seat in kept.seats),
        "secret": Secret(at, kept.server, _chosen(kept.seed)) if kept.server else None,
        "opening": None if opening is None else Opening(opening.listed, until, opening.nonces),
        "live": None,
        "onlookers": tuple((NOWHERE, key) for key in kept.onlookers),
        "waits_until": until,
    }
    return Room(**in_both(kept, Room) | others)


def _chosen(digits: str) -> int | None:
    return int(digits, 16) if digits else None


def _seat(kept: SeatSnapshot, at: int) -> Seat:
    return Seat(**in_both(kept, Seat) | {"away_since": at if kept.key else NEVER})


# ---- the game on the table --------------------------------------------------------------------


def _play(step: StepBuilder, kept: LiveSnapshot, game: Sequence[Game], at: int) -> None:
    """Deal the game again and decide its actions, then let its clocks stand at ``at``."""
    header = next((one.header for one in game if isinstance(one, Sealed)), None)
    if header is None:
        raise Changed(say("kept-no-deal"))
    if kept.game == step.room.game and header.rules != step.room.rules:
        raise Changed(say("kept-other-rules"))
    step.change(live=_dealt(header, kept))
    for number, one in enumerate(one for one in game if isinstance(one, Acted)):
        _decide(step, one.entry, number)
    _stop(step, kept, at)
    if kept.game == step.room.game and not step.state.table.over:
        begin(step)
        think(step, fresh=step.live.newest.k > 0)


def _dealt(header: Header, kept: LiveSnapshot) -> Live:
    """Return a game as it was dealt; the clock that it runs by begins with it."""
    try:
        state, dealt = deal_of(header)
    except FirsthandError as error:
        raise Changed(error.sentence) from None
    theta = header.matched
    return Live(
        game=kept.game,
        header=header,
        state=state,
        began=0,
        reveals=(Reveal(0, 0),),
        watermarks=tuple(NOBODY for _ in header.names),
        minds=(),
        log=(dealt,),
        matching=Matching(theta.theta, theta.seen) if theta is not None else BEGUN,
        interrupted=kept.interrupted,
    )


def _decide(step: StepBuilder, entry: Entry, number: int) -> None:
    """Decide a kept action again, and show the card that came of it."""
    live, covered = step.live, step.contested
    try:
        state, events = apply(live.state, entry.action, entry.at)
    except FirsthandError as error:
        raise Changed(say("kept-refused", n=number, why=error.sentence)) from None
    if events != entry.events:
        raise Changed(say("kept-otherwise", n=number))
    step.at = entry.at
    theta = live.header.matched
    sides = at_table(entry, theta.sides if theta is not None else Sides((), ()))
    gone = {event.seat for event in live.log if isinstance(event, SeatOut)}
    step.change_game(
        state=state,
        acted=entry.at,
        log=live.log + events,
        matching=follow(live.matching, events, sides, gone),
    )
    if any(isinstance(event, Flipped | Resumed) for event in events):
        reveal(step, events, covered=covered)


def _stop(step: StepBuilder, kept: LiveSnapshot, at: int) -> None:
    """Stop the clocks at the latest action or card; the bots' dice go on."""
    live = step.live
    played = max(live.acted, live.newest.sent)
    moved = msgspec.structs.replace(live, speed=kept.speed, speed_from=kept.speed_from)
    drawn, seats = DRAWS * len(live.log), range(len(live.header.names))
    step.at = at
    step.change_game(
        began=at - moved.clock(played),
        halted_at=at,
        paused=kept.paused,
        speed=kept.speed,
        speed_from=kept.speed_from,
        postponed=kept.postponed,
        request=kept.request,
        disrupted=kept.disrupted,
        asked=kept.asked,
        minds=tuple(seeded(live.header.seed, MINDS + seat)._replace(drawn=drawn) for seat in seats),
    )
