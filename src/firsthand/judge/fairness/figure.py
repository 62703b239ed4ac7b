"""The result of a simulation as an SVG, for light and dark pages."""

from html import escape

from firsthand.judge.fairness.report import MethodResult, Report
from firsthand.sentences import say, text

WIDTH, MARGIN, LABELS, NOTES = 800, 32, 180, 158
LEFT = MARGIN + LABELS
SPAN = WIDTH - MARGIN - NOTES - LEFT
ROW, BAR, THIN = 40, 18, 11
STYLE = """
  svg { font: 14px/1.3 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
  .page { fill: #fbfaf7 } text { fill: #23302b } .quiet { fill: #5d6b64; font-size: 12.5px }
  .title { font-size: 20px; font-weight: 650 } .head { font-size: 15px; font-weight: 650 }
  .value { font-weight: 650 } .end { text-anchor: end } .middle { text-anchor: middle }
  .grid { stroke: #d9ddd6 } .whisker { stroke: #23302b; stroke-width: 1.5 }
  .ours { fill: #1d7a55 } .near { fill: #9fd0b9 } .theirs { fill: #9aa59d } .far { fill: #d3d9d4 }
  .first { fill: #d08a2e }
  @media (prefers-color-scheme: dark) {
    .page { fill: #141a17 } text { fill: #e8ede9 } .quiet { fill: #9fada6 }
    .grid { stroke: #2e3833 } .whisker { stroke: #e8ede9 }
    .ours { fill: #3fb283 } .near { fill: #23573f } .theirs { fill: #6f7b74 } .far { fill: #343e39 }
    .first { fill: #e0a44d }
  }
"""


def figure(report: Report, cheat: str = "") -> str:
    """Return an SVG of a report: who found the first hand how often, and what each seat got.

    ``cheat`` says how the first seat lied, if it did.
    """
    methods = (
        (text(say("fairness-judge")), report.judge),
        (text(say("fairness-figure-no-band")), report.judge_no_band),
        (text(say("fairness-half-trip")), report.half_rtt),
        (text(say("fairness-arrival")), report.arrival),
    )
    seats = 190 + ROW * len(methods)
    height = seats + 56 + ROW * len(report.table) + MARGIN
    body = [
        *_heading(report, cheat),
        *_axis(132, 132 + ROW * len(methods), (0, 25, 50, 75, 100), 100),
        *(
            line
            for row, (name, method) in enumerate(methods)
            for line in _method(140 + ROW * row, name, method, ours=row < 2)
        ),
        *_seats(report, seats),
    ]
    words = escape(_described(report))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
            '  role="img" aria-labelledby="what told">',
            f'<title id="what">{escape(text(say("fairness-figure")))}</title>',
            f'<desc id="told">{words}</desc>',
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{WIDTH}" height="{height}" rx="12"/>',
            *body,
            "</svg>\n",
        ]
    )


def _described(report: Report) -> str:
    return text(
        say(
            "fairness-figure-told",
            seats=_trips(report),
            judge=100 * report.judge.share,
            arrival=100 * report.arrival.share,
            slaps=report.slaps,
        )
    )


def _trips(report: Report) -> tuple[str, ...]:
    return tuple(f"{rtt:g}" for rtt in report.table)


def _text(x: float, y: float, kind: str, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _bar(y: float, kind: str, width: float, tall: float) -> str:
    return (
        f'<rect class="{kind}" x="{LEFT}" y="{y:.1f}" width="{max(0, width):.1f}"'
        f' height="{tall}" rx="3"/>'
    )


def _key(x: float, y: float, kind: str, words: str) -> list[str]:
    return [
        f'<rect class="{kind}" x="{x}" y="{y - 10}" width="11" height="11" rx="2"/>',
        _text(x + 18, y, "quiet", words),
    ]


def _heading(report: Report, cheat: str) -> list[str]:
    setting = say(
        "fairness-figure-setting",
        seats=_trips(report),
        weather=report.weather,
        cheats="yes" if cheat else "no",
        cheat=cheat,
        slaps=report.slaps,
    )
    return [
        _text(MARGIN, 46, "title", text(say("fairness-figure"))),
        _text(MARGIN, 70, "quiet", text(setting)),
        _text(MARGIN, 106, "head", text(say("fairness-figure-methods"))),
        *_key(LEFT + 60, 106, "ours", text(say("fairness-figure-exactly"))),
        *_key(LEFT + 170, 106, "near", text(say("fairness-figure-near"))),
        _text(WIDTH - MARGIN, 106, "quiet end", text(say("fairness-figure-wait"))),
    ]


def _axis(top: float, bottom: float, marks: tuple[int, ...], most: float) -> list[str]:
    lines = []
    for mark in marks:
        x = LEFT + SPAN * mark / most
        lines += [
            f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>',
            _text(x, bottom + 16, "quiet middle", f"{mark} %"),
        ]
    return lines


def _method(y: float, name: str, method: MethodResult, *, ours: bool) -> list[str]:
    low, high = (LEFT + SPAN * share for share in method.interval)
    middle, base = y + BAR / 2, y + BAR / 2 + 5
    return [
        _text(LEFT - 12, base, "end", name),
        _bar(y, "near" if ours else "far", SPAN * method.share_within_band, BAR),
        _bar(y, "ours" if ours else "theirs", SPAN * method.share, BAR),
        f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>',
        _text(LEFT + SPAN + 12, base, "value", f"{method.share:.1%}"),
        _text(WIDTH - MARGIN, base, "quiet end", f"{method.wait_p50:.0f} / {method.wait_p95:.0f}"),
    ]


def _seats(report: Report, top: float) -> list[str]:
    seats = report.judge.by_seat
    shares = [share for seat in seats for share in (seat.fastest_share, seat.win_share)]
    most = next(step for step in (20, 30, 40, 60, 100) if step >= 100 * max(shares))
    marks = tuple(range(0, most + 1, 20 if most > 40 else 10))
    start = top + 36
    lines = [
        _text(MARGIN, top + 18, "head", text(say("fairness-figure-seats"))),
        *_key(LEFT + 60, top + 18, "first", text(say("fairness-figure-first"))),
        *_key(LEFT + 170, top + 18, "ours", text(say("fairness-figure-takes"))),
        _text(WIDTH - MARGIN, top + 18, "quiet end", text(say("fairness-figure-clamped"))),
        *_axis(start - 4, start + ROW * len(seats), marks, most),
    ]
    for row, seat in enumerate(seats):
        y = start + 4 + ROW * row
        lines += [
            _text(
                LEFT - 12, y + THIN + 5, "end", text(say("fairness-round-trip", ms=f"{seat.rtt:g}"))
            ),
            _bar(y, "first", SPAN * 100 * seat.fastest_share / most, THIN),
            _bar(y + THIN + 2, "ours", SPAN * 100 * seat.win_share / most, THIN),
            _text(LEFT + SPAN + 12, y + THIN + 5, "value", f"{seat.win_share:.1%}"),
            _text(WIDTH - MARGIN, y + THIN + 5, "quiet end", f"{seat.clamp_rate:.1%}"),
        ]
    return lines
