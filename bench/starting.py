"""How soon *Play now* is ready: the page that needs no server beside a server's, in Chromium.

And how long the page's tables take for a press, at full speed and where a processor is theirs for a
quarter of the time. `python -m bench.starting` measures dist/page, which `make page` makes.
"""

import json
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

CHROMIUM = "/usr/bin/chromium"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "dist" / "page"
PRESET = "ratscrew"
QUARTER = (0.01, 0.03)
"""For how long the tables run and stand still in turn, in s."""
STARTS = 10
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 125e4}
"""Ten megabits a second, and 40 ms to the host."""

READY = """() => new Promise((tell) => {
  const told = {};
  const look = () => {
    const play = document.querySelector(".play-now");
    if (play) told.shown ??= performance.now();
    if (play?.getAttribute("aria-disabled") === "false") tell([told.shown, performance.now()]);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""When the home screen stands, and when its main button is ready, in ms."""


class Files(SimpleHTTPRequestHandler):
    """A host of files that packs nothing."""

    def log_message(self, *_words: object) -> None:
        """Say nothing of what is asked."""


@contextmanager
def hosted() -> Iterator[str]:
    """Serve the folder, and yield its address."""
    handler = partial(Files, directory=str(FOLDER))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def served() -> Iterator[str]:
    """Run a server, and yield its address."""
    command = [sys.executable, "-m", "firsthand.cli", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout or ():
            if found := re.search(r"http://\S+", line):
                yield found[0]
                break
        process.terminate()


def started(context: BrowserContext, url: str, *, slow: bool = False) -> tuple[float, float]:
    """Open a page, and return when its home screen stood and its button was ready, in ms."""
    page = context.new_page()
    if slow:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(url, wait_until="commit")
    shown, ready = page.evaluate(READY)
    page.close()
    return float(shown), float(ready)


def measured(url: str, name: str) -> None:
    """Print the first start of a fresh browser, later ones, and a first one over a slow line."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        launch = partial(playwright.chromium.launch_persistent_context, executable_path=CHROMIUM)
        with launch(profile, args=QUIET) as context:
            shown, ready = started(context, url)
            page = context.new_page()
            page.goto(url)
            page.evaluate("navigator.serviceWorker?.controller && navigator.serviceWorker.ready")
            later = [started(context, url)[1] for _ in range(STARTS)]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        _, slow = started(browser.new_context(), url, slow=True)
        browser.close()
    warm = statistics.median(later)
    line = f"{name:8} home {shown:5.0f}, ready {ready:5.0f} cold, {warm:5.0f} warm"
    sys.stdout.write(f"{line} (median of {STARTS}), {slow:6.0f} cold at 10 Mbit/s, in ms\n")


def halted(process: "subprocess.Popen[str]") -> None:
    """Let a process run for a quarter of the time, until it ends."""
    runs, stands = QUARTER
    while process.poll() is None:
        process.send_signal(signal.SIGSTOP)
        time.sleep(stands)
        process.send_signal(signal.SIGCONT)
        time.sleep(runs)


def pressed(*, quarter: bool = False) -> None:
    """Print how long a flip and a slap take in the page's Python."""
    command = ["scripts/node", "node", "web/page/steps.mjs", str(FOLDER), PRESET]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        if quarter:
            threading.Thread(target=halted, args=(process,), daemon=True).start()
        flips, slaps = json.loads(process.communicate()[0])
    speed = "a quarter" if quarter else "full speed"
    for name, times in (("flip", flips), ("slap", slaps)):
        cuts = statistics.quantiles(times, n=20)
        line = f"{name} at {speed:10} p50 {cuts[9]:5.2f}, p95 {cuts[18]:5.2f} ms of {len(times)}"
        sys.stdout.write(f"{line}\n")


def main() -> None:
    """Measure all."""
    pressed()
    pressed(quarter=True)
    with hosted() as url:
        measured(url, "page")
    with served() as url:
        measured(url, "server")


if __name__ == "__main__":
    main()
