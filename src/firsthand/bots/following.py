"""How the pace of matching bots follows the people through a game, by its events."""

from collections.abc import Collection, Iterable, Iterator

from firsthand.bots.matching import MATCHING, OTHER, PERSON, UNKNOWN, Matching, raced
from firsthand.events import AnyEvent, PileTaken, SeatOut, Slapped
from firsthand.law.types import NOBODY
from firsthand.record import Entry, Record, Sides
from firsthand.record.evidence import read

RAN = ("won", "lost", "awarded")
"""The verdicts on hands that were part of a race; late hands were not."""


def follow(
    matching: Matching, events: Iterable[AnyEvent], sides: Sides, out: Collection[int]
) -> Matching:
    """Return what has become of theta after what came of one action.

    ``sides`` are the seats that match and those that are followed, as long as they are in the
    game; those in ``out`` were not any more.
    """
    gone, ran = set(out), list[Slapped]()
    for event in events:
        match event:
            case SeatOut():
                gone.add(event.seat)
            case Slapped() if event.verdict in RAN:
                ran.append(event)
            case PileTaken() if ran:
                matching = _after(matching, ran, set(sides.people) - gone, sides.bots)
                ran.clear()
            case _:
                pass
    return matching


def _after(
    matching: Matching, ran: Iterable[Slapped], people: set[int], bots: Collection[int]
) -> Matching:
    """Return theta after a race of these hands."""
    won = next((slap.seat for slap in ran if slap.verdict != "lost"), NOBODY)
    hands = [slap.ms for slap in ran if slap.verdict != "awarded" and slap.seat in people]
    side = PERSON if won in people else MATCHING if won in bots else OTHER
    return raced(*matching, len(people), side, min(hands, default=UNKNOWN))


def replayed(record: Record) -> Iterator[Matching]:
    """Yield theta after each action of a record; nothing where its header names no theta."""
    begun, out = record.header.matched, set[int]()
    if begun is None:
        return
    matching = Matching(begun.theta, begun.seen)
    for entry in record.entries:
        matching = follow(matching, entry.events, at_table(entry, begun.sides), out)
        out |= {event.seat for event in entry.events if isinstance(event, SeatOut)}
        yield matching


def at_table(entry: Entry, sides: Sides) -> Sides:
    """Return who matched and who was followed in a race: as at the deal, unless it is noted."""
    evidence = read(entry.evidence)
    return sides if evidence is None or evidence.sides is None else evidence.sides
