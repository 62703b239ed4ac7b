"""How many tables one core serves: loop lag, waits for the verdict, CPU and memory per table.

``python -m bench.tables`` runs a server on one core and all players on another: 500 tables of four
sockets, one flip a second at each. ``--check`` exits with 1 where a bound is missed; ``--first``
runs before all else on the machine, as if it were idle, where that is permitted.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import uvloop

from bench.dialers import Player, Race, Tally
from firsthand.server.port import listen
from firsthand.server.serve import serve as run
from firsthand.server.websocket import Socket
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.session import Session
from firsthand.shell.wire import Choice

Server = subprocess.Popen[str]
Report = dict[str, float]
SEATS = 4
AT_ONCE = 25
BEAT = 0.01
SETTLE = 5.0
BOUNDS = {"lag_p99": 5, "verdict_p50": 15, "verdict_p95": 30, "award_p95": 5}
"""What issue and design ask for, in ms."""


def quantile(values: list[float], share: float) -> float:
    """Return a quantile, to a hundredth."""
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, int(share * len(ranked)))], 2) if ranked else 0.0


def pin(core: int) -> None:
    """Run on one core alone, where there are several and the system lets one choose."""
    if sys.platform == "linux":
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def memory() -> int:
    """Return how many bytes this process holds in memory, or did at most."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def hurry() -> None:
    """Run before all else."""
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(20))


# ---- the server -----------------------------------------------------------------------------


class Watch:
    """Measures the server's loop from the inside."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.lags: list[float] = []
        self.awards: list[float] = []
        self.collected: list[float] = []
        self.collecting = 0.0
        gc.callbacks.append(self.collects)
        self.began = time.process_time()
        self.due = self.loop.time() + BEAT
        self.loop.call_at(self.due, self.beat)
        self.loop.add_reader(sys.stdin.fileno(), self.asked)
        self.hear()

    def beat(self) -> None:
        """Note how late the loop is."""
        now = self.loop.time()
        self.lags.append(max(0.0, (now - self.due) * 1000))
        self.due = max(self.due + BEAT, now)
        self.loop.call_at(self.due, self.beat)

    def collects(self, phase: str, _info: dict[str, int]) -> None:
        """Note how long garbage is collected."""
        if phase == "start":
            self.collecting = time.perf_counter()
        else:
            self.collected.append((time.perf_counter() - self.collecting) * 1000)

    def hear(self) -> None:
        """Note how long it takes from a message to the verdict that it brings."""
        text, write, awards = Session.text, Socket.text, self.awards
        came = [0.0]

        def heard(session: Session, data: bytes) -> bool:
            came[0] = time.perf_counter()
            return text(session, data)

        def written(socket: Socket, *texts: bytes, nonce: bytes = b"") -> None:
            write(socket, *texts, nonce=nonce)
            if texts[-1].startswith(b'{"type":"award"'):
                awards.append((time.perf_counter() - came[0]) * 1000)

        setattr(Session, "text", heard)  # noqa: B010  # what is measured is put in its place
        setattr(Socket, "text", written)  # noqa: B010  # what is measured is put in its place

    def asked(self) -> None:
        """Report, and begin anew."""
        if not sys.stdin.readline():
            self.loop.remove_reader(sys.stdin.fileno())
            return
        cpu = time.process_time() - self.began
        report = {
            "cpu": cpu,
            "memory": memory(),
            "lag_p50": quantile(self.lags, 0.5),
            "lag_p99": quantile(self.lags, 0.99),
            "lag_most": quantile(self.lags, 1),
            "inside_p95": quantile(self.awards, 0.95),
            "gc_most": quantile(self.collected, 1),
            "gc_sum": round(sum(self.collected)),
        }
        sys.stdout.write(json.dumps(report) + "\n")
        sys.stdout.flush()
        self.lags.clear()
        self.awards.clear()
        self.collected.clear()
        self.began = time.process_time()


def serve(core: int) -> None:
    """Serve, and report when asked."""
    pin(core)
    listener, _ = listen("127.0.0.1", 0)

    def ready() -> None:
        Watch()
        sys.stdout.write(f"{listener.getsockname()[1]}\n")
        sys.stdout.flush()

    run(listener, Catalogue(Choice("ratscrew", SEATS, ("steady",), 700)), ready)


# ---- the players ----------------------------------------------------------------------------


async def seat(port: int, tables: int) -> list[Race]:
    """Open the tables, four sockets each, and let everyone agree."""
    loop, tally = asyncio.get_running_loop(), Tally()
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(race: Race, first: bytes) -> str:
        seated: asyncio.Future[str] = loop.create_future()
        _, player = await loop.create_connection(
            lambda: Player(race, first, seated.set_result), "127.0.0.1", port
        )
        race.players.append(player)
        return await asyncio.wait_for(seated, 30)

    async def opened() -> Race:
        async with gate:
            race = Race(tally)
            create = b'{"type":"create","rules":"ratscrew","seats":%d,"pace":700}' % SEATS
            code = await come(race, create)
            for _ in range(SEATS - 1):
                await come(race, b'{"type":"join","code":"%s"}' % code.encode())
            return race

    races = await asyncio.gather(*(opened() for _ in range(tables)))
    for race in races:
        for player in race.players:
            player.agree()
        await asyncio.sleep(1 / tables)
    return races


async def play(server: Server, port: int, tables: int, seconds: float) -> Report:
    """Seat everyone, let them play, and return what was measured."""
    before = await asked(server)
    races = await seat(port, tables)
    tally = races[0].tally
    await asyncio.sleep(min(SETTLE, seconds))
    seated = await asked(server)
    for kept in (tally.verdicts, tally.decided):
        kept.clear()
    tally.heard = tally.said = tally.flips = 0
    await asyncio.sleep(seconds)
    report = await asked(server)
    span = tables * seconds
    for why in sorted(set(tally.refused)):
        sys.stderr.write(f"{why}\n")
    return {
        "tables": tables,
        "seconds": seconds,
        "flips_per_table_second": round(tally.flips / span, 2),
        "cpu_ms_per_table_second": round(report["cpu"] * 1000 / span, 3),
        "core_share": round(report["cpu"] / seconds, 3),
        "in_per_table_second": round(tally.said / span, 1),
        "out_per_table_second": round(tally.heard / span, 1),
        "kb_per_seat": round((seated["memory"] - before["memory"]) / 1000 / tables / SEATS, 1),
        "verdicts": len(tally.verdicts),
        "refused": len(tally.refused),
        "verdict_p50": quantile(tally.verdicts, 0.5),
        "verdict_p95": quantile(tally.verdicts, 0.95),
        "award_p95": quantile(tally.decided, 0.95),
        **{key: value for key, value in report.items() if key not in ("cpu", "memory")},
    }


async def asked(server: Server) -> Report:
    """Ask the server for its report."""
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write("report\n")
    server.stdin.flush()
    report: Report = json.loads(await asyncio.to_thread(server.stdout.readline))
    return report


def main() -> None:
    """Run a server and the players, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--first", action="store_true")
    parser.add_argument("--serve", type=int, default=-1, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve >= 0:
        serve(wish.serve)
        return
    if wish.first:
        hurry()
    pin(1)
    command = [sys.executable, "-m", "bench.tables", "--serve", "0"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                report = runner.run(play(server, port, wish.tables, wish.seconds))
        finally:
            server.terminate()
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    missed = [key for key, most in BOUNDS.items() if report[key] > most]
    if wish.check and missed:
        sys.exit(f"over the bound: {', '.join(missed)}")


if __name__ == "__main__":
    main()
