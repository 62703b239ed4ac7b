"""``firsthand replay``: what happened in a recorded game."""

import sys
from collections.abc import Iterator
from pathlib import Path

from firsthand.commands.bodies.showing import show
from firsthand.commands.output import refuse_together
from firsthand.commands.replay import PlaybackOptions
from firsthand.events import Slapped
from firsthand.law.types import UNTIMED
from firsthand.notation import format_cards, format_event, format_rules, format_table
from firsthand.record import Evidence, JudgedHand, Kept, Record, Sealing, load, race, table_after
from firsthand.room.views.recorded import recorded_result
from firsthand.room.views.wording import dead_heat, why_dead_heat
from firsthand.sentences import say, text


def replayed(
    file: Path, at: int | None, slap: int | None, playback: PlaybackOptions | None
) -> None:
    """Do what ``firsthand replay`` was asked."""
    shown = playback or PlaybackOptions()
    refuse_together(
        at=at is not None, slap=slap is not None, browser=shown.browser, serve=shown.serve
    )
    record = load(file)
    if playback is not None and (playback.browser or playback.serve):
        show(record, speed=playback.speed, port=playback.port, browser=playback.browser)
        return
    lines = record_lines(record)
    if at is not None:
        lines = iter([format_table(table_after(record, at))])
    elif slap is not None:
        lines = judged(record, slap)
    for line in lines:
        sys.stdout.write(f"{line}\n")


def record_lines(record: Record) -> Iterator[str]:
    """Yield the lines of a replay: rules, seats, how it was dealt, then every event by number."""
    yield f"rules {format_rules(record.header.rules)}"
    for seat, name in enumerate(record.header.names):
        yield text(say("replay-seat", seat=seat, name=name))
    sealing = record.header.sealing
    if sealing is not None:
        yield from origin(record.header.commitment, sealing)
    for number, event in enumerate(record.events):
        yield f"{number:>5}  {format_event(event)}"


def origin(seal: str, sealing: Sealing) -> Iterator[str]:
    """Yield the lines about a deal that was sealed at a table."""
    yield f"seal {seal}"
    if sealing.chosen:
        yield text(say("replay-chosen"))
    if sealing.called_off:
        yield text(say("replay-called-off", n=sealing.called_off))


HEADS = ("hand", "claim", "arrived", "clamp", "credited", "how", "margin", "verdict")
"""The columns of a judged race, by what each is called in the catalogue."""


def judged(record: Record, number: int) -> Iterator[str]:
    """Yield the lines that show how a race was judged: every hand by its time.

    Times are ms since the card was sent to the seat. ``clamp`` is how far before its arrival the
    seat's line let a claim be believed, ``margin`` how far a hand fell behind the first.
    """
    kept, count = race(record, number)
    pile = format_cards(kept.table.pile)
    yield text(say("replay-slap", slap=number, slaps=count, event=kept.event, pile=pile))
    names = record.header.names
    heads = tuple(text(say(f"replay-{name}")) for name in HEADS)
    rows = [heads, *(row(names, slap, kept.evidence) for slap in ranked(kept))]
    wide = [max(len(line[column]) for line in rows) for column in range(len(HEADS))]
    for line in rows:
        cells = [
            cell.ljust(size) if column in TEXT else cell.rjust(size)
            for column, (cell, size) in enumerate(zip(line, wide, strict=True))
        ]
        yield "  ".join(cells).rstrip()
    if kept.evidence is not None and kept.evidence.forced:
        yield text(say("replay-forced"))
    yield from reasons(record, kept)


def reasons(record: Record, kept: Kept) -> Iterator[str]:
    """Yield why a hand that was faster on paper did not take the pile."""
    names, rules = record.header.names, record.header.rules
    evidence = kept.evidence or Evidence(0, ())
    result = recorded_result(rules, kept.table, kept.slaps, evidence, first=kept.first)
    if result is None:
        return
    if result.heat is not None:
        yield text(say("replay-heat", heat=dead_heat(result.heat, names[result.winner])))
        yield text(why_dead_heat(result.heat))
    for hand in result.hands:
        if hand.why is not None:
            yield text(say("replay-why", name=names[hand.seat], why=hand.why))


TEXT = (0, 5, 7)
"""The columns that hold words."""


def ranked(kept: Kept) -> list[Slapped]:
    """Return the hands of a race as they were credited."""
    times = {hand.seat: hand.credited for hand in hands_of(kept.evidence)}
    return sorted(kept.slaps, key=lambda slap: times.get(slap.seat, slap.ms))


def hands_of(evidence: Evidence | None) -> tuple[JudgedHand, ...]:
    """Return the hands in a piece of evidence."""
    return evidence.hands if evidence is not None else ()


def row(names: tuple[str, ...], slap: Slapped, evidence: Evidence | None) -> tuple[str, ...]:
    """Return a hand's cells; what was not kept is a dash."""
    verdict = (
        text(say("replay-verdict-on", verdict=slap.verdict, patterns=slap.patterns))
        if slap.patterns
        else slap.verdict
    )
    name = f"{slap.seat} {names[slap.seat]}"
    hand = next((hand for hand in hands_of(evidence) if hand.seat == slap.seat), None)
    if hand is None:
        return (name, "-", "-", "-", str(slap.ms), "-", "-", verdict)
    times = (hand.claim, hand.arrival, hand.allowance, hand.credited)
    figures = ["-" if time == UNTIMED else f"{time:g}" for time in times]
    return (name, *figures, hand.how, f"+{hand.margin:g}", verdict)
