"""What a simulation found, as it is printed, drawn and told."""

from collections.abc import Iterable, Iterator

import msgspec

from firsthand.intervals import of_share
from firsthand.judge.fairness.setting import Setting
from firsthand.judge.fairness.table import Table
from firsthand.judge.fairness.tally import Method, Place, Tally, quantile


class Found(msgspec.Struct, frozen=True):
    """How well a method finds the first hand: shares from 0 to 1, waits in ms.

    ``share`` went to the truly fastest, with its 95 % ``interval``; ``share_within_band`` to him
    or to a hand within the tie band of his.
    """

    share: float
    interval: tuple[float, float]
    share_within_band: float
    wait_p50: float
    wait_p95: float


class SeatFound(msgspec.Struct, frozen=True):
    """What a seat with a round trip of ``rtt`` ms got: shares and rates from 0 to 1.

    Its gain is its true reaction less what it was credited with, in ms.
    """

    rtt: float
    fastest_share: float
    win_share: float
    clamp_rate: float
    probation_rate: float
    mean_gain_ms: float
    max_gain_ms: float


class Judged(Found, frozen=True, kw_only=True):
    """How well the judge does, and what each seat got."""

    by_seat: tuple[SeatFound, ...]
    tie_rate: float


class Report(msgspec.Struct, frozen=True):
    """A simulation's findings on a table with these round trips; ``slaps`` are its cards."""

    table: tuple[float, ...]
    weather: str
    slaps: int
    judge: Judged
    judge_no_band: Found
    arrival: Found
    half_rtt: Found


CHUNK = 20


def chunks(setting: Setting) -> Iterator[range]:
    """Yield the numbers of a setting's tables in parts; each may be simulated by itself."""
    for first in range(0, setting.tables, CHUNK):
        yield range(first, min(first + CHUNK, setting.tables))


def simulated(setting: Setting, numbers: Iterable[int] | None = None) -> Tally:
    """Return the count over a setting's tables, or over those with these numbers alone."""
    tally = Tally(len(setting.trips), setting.band)
    for number in range(setting.tables) if numbers is None else numbers:
        for outcome in Table(setting, number).play():
            tally.add(outcome)
    return tally


def report(setting: Setting, tally: Tally) -> Report:
    """Return what was counted in a simulation as shares, intervals and waits."""
    cards = tally.cards
    return Report(
        table=setting.trips,
        weather=setting.weather,
        slaps=cards,
        judge=Judged(
            *msgspec.structs.astuple(_found(tally.judge, cards)),
            by_seat=tuple(
                _seat(trip, place) for trip, place in zip(setting.trips, tally.places, strict=True)
            ),
            tie_rate=_rate(tally.ties, cards),
        ),
        judge_no_band=_found(tally.no_band, cards),
        arrival=_found(tally.arrival, cards),
        half_rtt=_found(tally.half_trip, cards),
    )


def _rate(count: float, of: int) -> float:
    return round(count / of, 4) if of else 0


def _found(method: Method, cards: int) -> Found:
    low, high = of_share(method.right, cards)
    waits = sorted(method.waits)
    return Found(
        share=_rate(method.right, cards),
        interval=(round(low, 4), round(high, 4)),
        share_within_band=_rate(method.near, cards),
        wait_p50=round(quantile(waits, 0.5), 1),
        wait_p95=round(quantile(waits, 0.95), 1),
    )


def _seat(trip: float, place: Place) -> SeatFound:
    return SeatFound(
        rtt=trip,
        fastest_share=_rate(place.fastest, place.cards),
        win_share=_rate(place.won, place.cards),
        clamp_rate=_rate(place.clamped, place.hands),
        probation_rate=_rate(place.probation, place.cards),
        mean_gain_ms=round(place.gain / place.hands, 2) if place.hands else 0,
        max_gain_ms=round(place.most, 2) if place.hands else 0,
    )
