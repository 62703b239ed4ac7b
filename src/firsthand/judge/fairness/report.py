"""The result of a simulation: shares, waits and gains, as they are printed and drawn."""

from collections.abc import Iterable, Iterator

import msgspec

from firsthand.intervals import of_share
from firsthand.judge.fairness.setting import Setting
from firsthand.judge.fairness.table import Table
from firsthand.judge.fairness.tally import Method, SeatCounts, Tally, quantile


class MethodResult(msgspec.Struct, frozen=True):
    """How well a method finds the first hand: shares from 0 to 1, waits in ms.

    ``share`` went to the truly fastest, with its 95 % ``interval``; ``share_within_band`` to him
    or to a hand within the tie band of his.
    """

    share: float
    interval: tuple[float, float]
    share_within_band: float
    wait_p50: float
    wait_p95: float


class SeatResult(msgspec.Struct, frozen=True):
    """What one seat got; shares and rates are from 0 to 1.

    Its gain is its true reaction less the reaction that it was credited with.
    """

    rtt: float
    """Its round trip, in ms."""
    fastest_share: float
    """The share of cards on which its hand was truly the fastest."""
    win_share: float
    """The share of piles that it won."""
    clamp_rate: float
    """The share of its hands whose claim was not believed in full."""
    probation_rate: float
    """The share of its hands that came while it was on probation."""
    mean_gain_ms: float
    """Its gain on average, in ms."""
    max_gain_ms: float
    """Its largest gain, in ms."""


class JudgeResult(MethodResult, frozen=True, kw_only=True):
    """How well the judge does, and what each seat got."""

    by_seat: tuple[SeatResult, ...]
    tie_rate: float


class Report(msgspec.Struct, frozen=True):
    """The result of a simulation."""

    table: tuple[float, ...]
    """The round trip of each seat, in ms."""
    weather: str
    """Calm or rough: whether single packets are much delayed."""
    slaps: int
    """How many cards were slapped."""
    judge: JudgeResult
    """How well the judge does."""
    judge_no_band: MethodResult
    """How well the judge does without a tie band."""
    arrival: MethodResult
    """How well the order of arrival does."""
    half_rtt: MethodResult
    """How well the order of arrival does, less half a round trip each."""


CHUNK = 20


def chunks(setting: Setting) -> Iterator[range]:
    """Yield the numbers of a setting's tables in parts; each may be simulated by itself."""
    for first in range(0, setting.tables, CHUNK):
        yield range(first, min(first + CHUNK, setting.tables))


def simulated(setting: Setting, numbers: Iterable[int] | None = None) -> Tally:
    """Return the count over a setting's tables, or over those with these numbers alone."""
    tally = Tally(len(setting.rtts), setting.band)
    for number in range(setting.tables) if numbers is None else numbers:
        for outcome in Table(setting, number).play():
            tally.add(outcome)
    return tally


def report(setting: Setting, tally: Tally) -> Report:
    """Return what was counted in a simulation as shares, intervals and waits."""
    cards = tally.cards
    return Report(
        table=setting.rtts,
        weather=setting.weather,
        slaps=cards,
        judge=JudgeResult(
            *msgspec.structs.astuple(_result(tally.judge, cards)),
            by_seat=tuple(
                _seat(rtt, counts) for rtt, counts in zip(setting.rtts, tally.by_seat, strict=True)
            ),
            tie_rate=_rate(tally.ties, cards),
        ),
        judge_no_band=_result(tally.no_band, cards),
        arrival=_result(tally.arrival, cards),
        half_rtt=_result(tally.half_trip, cards),
    )


def _rate(count: float, of: int) -> float:
    return round(count / of, 4) if of else 0


def _result(method: Method, cards: int) -> MethodResult:
    low, high = of_share(method.right, cards)
    waits = sorted(method.waits)
    return MethodResult(
        share=_rate(method.right, cards),
        interval=(round(low, 4), round(high, 4)),
        share_within_band=_rate(method.near, cards),
        wait_p50=round(quantile(waits, 0.5), 1),
        wait_p95=round(quantile(waits, 0.95), 1),
    )


def _seat(rtt: float, counts: SeatCounts) -> SeatResult:
    return SeatResult(
        rtt=rtt,
        fastest_share=_rate(counts.fastest, counts.cards),
        win_share=_rate(counts.won, counts.cards),
        clamp_rate=_rate(counts.clamped, counts.hands),
        probation_rate=_rate(counts.probation, counts.cards),
        mean_gain_ms=round(counts.gain / counts.hands, 2) if counts.hands else 0,
        max_gain_ms=round(counts.most, 2) if counts.hands else 0,
    )
