"""What ``firsthand fairness`` prints, as lines for people."""

from collections.abc import Iterable, Iterator

from firsthand.judge.fairness import AttackResult, FrontierResult, Report, ScreenResult
from firsthand.judge.fairness.report import SeatResult
from firsthand.sentences import say, text


def attack_lines(results: Iterable[AttackResult]) -> list[str]:
    """Return what attacks gained as lines for people."""
    lines = [text(say("attack-heading")), ""]
    for result in results:
        bound = "" if result.bound is None else f"{result.bound:.1f}"
        gain = f"{result.points:+.1f} ± {result.standard_error:.1f}"
        needs = text(say("attack-needs", needs=result.needs))
        lines.append(f"{result.attack:<16}{result.table:<14}{gain:>13}{bound:>7}  {needs}")
    return lines


def screen_lines(results: Iterable[ScreenResult]) -> list[str]:
    """Return how honest hands fared on each kind of screen as lines for people."""
    right, probation = text(say("fairness-right")), text(say("fairness-probation"))
    lines = [
        text(say("fairness-screens")),
        "",
        f"{'':<30}{right:>8}{probation:>12}{text(say('fairness-clamped')):>10}",
    ]
    for result in results:
        name = text(say("fairness-screen", screen=result.screen))
        lines.append(
            f"{name:<30}{result.right:>8.1%}{result.probation:>12.2%}{result.clamped:>10.1%}"
        )
    return lines


def frontier_lines(results: Iterable[FrontierResult]) -> list[str]:
    """Return what other settings of the judge give and cost as lines for people."""
    heads = (
        *(say("fairness-rough"), say("fairness-stalls"), say("fairness-near")),
        *(say("fairness-far"), say("fairness-wait-95"), say("fairness-bloat")),
        *(say("fairness-sleep"), say("fairness-held"), say("fairness-uploads")),
        say("fairness-lies"),
    )
    lines = [
        text(say("fairness-frontier")),
        "",
        f"{'':<38}" + "".join(f"{text(head):>8}" for head in heads),
    ]
    for row in results:
        name = text(say("fairness-setting", setting=row.setting))
        points = (row.near, row.far)
        costs = (row.bloat, row.sleep, row.held, row.upload, row.lie)
        lines.append(
            f"{name:<38}{row.rough:>8.1%}{row.stalls:>8.1%}"
            + "".join(f"{point:>+8.1f}" for point in points)
            + f"{row.wait:>8.0f}"
            + "".join(f"{cost:>8.1f}" for cost in costs)
        )
    return lines


def described(result: Report, forced: int) -> list[str]:
    """Return a report as lines for people; ``forced`` counts what patience decided."""
    heading = say(
        "fairness-heading",
        slaps=result.slaps,
        seats=tuple(f"{rtt:g}" for rtt in result.table),
        weather=result.weather,
    )
    ties = say("fairness-ties", ties=100 * result.judge.tie_rate, forced=forced)
    return [
        *(text(heading), ""),
        *method_lines(result),
        "",
        *seat_lines(result.judge.by_seat),
        *("", text(ties)),
    ]


def method_lines(result: Report) -> Iterator[str]:
    """Yield a table of how well each method finds the first hand."""
    share, sure = text(say("fairness-share")), text(say("fairness-95"))
    band, wait = text(say("fairness-in-band")), text(say("fairness-wait"))
    yield f"{text(say('fairness-method')):<28}{share:>8}  {sure:<15}{band:>8}{wait:>12}"
    for name, method in (
        (say("fairness-judge"), result.judge),
        (say("fairness-judge-no-band"), result.judge_no_band),
        (say("fairness-half-trip"), result.half_rtt),
        (say("fairness-arrival"), result.arrival),
    ):
        low, high = (f"{share:.1%}" for share in method.interval)
        wait = f"{method.wait_p50:.0f} / {method.wait_p95:.0f}"
        yield (
            f"{text(name):<28}{method.share:>8.1%}  {f'{low} - {high}':<15}"
            f"{method.share_within_band:>8.1%}{wait:>12}"
        )


def seat_lines(seats: Iterable[SeatResult]) -> Iterator[str]:
    """Yield a table of what each seat got."""
    fastest, wins = text(say("fairness-fastest")), text(say("fairness-wins"))
    clamped, probation = text(say("fairness-clamped")), text(say("fairness-probation"))
    gain, most = text(say("fairness-gain")), text(say("fairness-most"))
    yield (
        f"{text(say('fairness-seat')):<10}{fastest:>9}{wins:>9}{clamped:>10}{probation:>11}"
        f"{gain:>8}{most:>7}"
    )
    for seat in seats:
        name = text(say("fairness-round-trip", ms=f"{seat.rtt:g}"))
        yield (
            f"{name:<10}{seat.fastest_share:>9.1%}{seat.win_share:>9.1%}{seat.clamp_rate:>10.1%}"
            f"{seat.probation_rate:>11.2%}{seat.mean_gain_ms:>8.1f}{seat.max_gain_ms:>7.0f}"
        )
