"""How long a slow browser takes from card to paint and from press to message, and what it costs.

``python -m bench.paint`` plays in Chromium at a full, a quarter and a sixth of the processor's
speed. For each it prints by how many ms the presses were longer on their way than the line
explains (JUDGE.md: rho), which share of them was clamped, and which was made on probation.
``--trust`` plays at a table that trusts slow screens. ``--check`` exits with 1 where a bound is
missed. The figures need a quiet machine; beside neighbours ``--against FOLDER`` plays a client
built before in turn, and compares.
"""

import argparse
import json
import os
import queue
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from bench.tables import quantile
from firsthand.commands.bodies.playing import catalogue_of
from firsthand.commands.play import PlayOptions
from firsthand.judge import lag
from firsthand.room import Room
from firsthand.server import serve as serving
from firsthand.server.port import listen
from firsthand.server.websocket import Socket

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
PHONE = {"width": 390, "height": 844}
RULES = 'preset = "ratscrew"\n\n[penalty]\nenabled = false\n'
"""Every card may be slapped in vain: there are presses enough."""

REACTION = (0.18, 0.4)
"""How soon a hand answers a card, in s, at the least and at the most."""
SLAPS = 0.4
"""The share of the others' cards that are slapped."""
TURN = 25
"""After so many presses the other client plays."""
STILL = 20.0
"""A game that stands still for so many s is begun anew."""
WARM = 6
"""So many presses of each turn are not counted: the first line has to be measured."""
BOUNDS = {4: {"excess": 18, "clamped": 0.02}, 6: {"excess": 30, "clamped": 0.15}}
"""The most, by how many times slower the processor is: ms, and shares."""
TRUSTED = {6: {"clamped": 0.02}}
"""The same at a table that trusts slow screens."""

SAYS = """() => {
  window.delays = [];
  let pressed = 0;
  addEventListener("pointerdown", ({ timeStamp }) => { pressed = timeStamp; }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (/"type":"(flip|slap|collect)"/.test(text)) window.delays.push(performance.now() - pressed);
    return send.call(this, text);
  };
}"""
"""Notes how long each press waits until it is sent, in ms."""


class Press(NamedTuple):
    """What the judge made of one press."""

    excess: float
    clamped: bool
    probation: bool


# ---- the server -----------------------------------------------------------------------------


def note(fields: dict[str, Any]) -> None:
    """Print a line that the process which measures reads."""
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


def replace(old: Any, new: Any) -> None:
    """Put a function in the place of another one, wherever it has been imported."""
    for module in list(sys.modules.values()):
        for name, value in list(vars(module).items()):
            if value is old:
                setattr(module, name, new)


def noting_presses(audit: Any) -> Any:
    """An audit that prints what it makes of each press."""

    def noted(policy: Any, tracker: Any, credit: Any) -> Any:
        late = max(0, credit.arrival - credit.claim)
        excess = late - (tracker.ping or tracker.at_reveal.min_rtt)
        clamped = credit.how == "clamped"
        note({"excess": excess, "clamped": clamped, "probation": tracker.at_reveal.on_probation})
        return audit(policy, tracker, credit)

    return noted


def noting_cards(write: Any) -> Any:
    """A sending of messages that prints each card on the table."""

    def text(socket: Socket, *texts: bytes, nonce: bytes = b"") -> None:
        write(socket, *texts, nonce=nonce)
        for sent in texts:
            if sent.startswith(b'{"type":"happened"'):
                table = json.loads(sent)["table"]
                own = table["challenger" if table["lost"] else "turn"] == 0
                note({"k": table["flips"], "own": own, "over": table["over"] or table["out"][0]})

    return text


def serve(rules: str, client: str, *, trusts: bool) -> None:
    """Serve a table with three seats, and print each card and what the judge made of each press.

    It ``trusts`` slow screens where that is asked for.
    """
    if trusts:
        patch("firsthand.shell.registry.Room", partial(Room, slow_screens=True)).start()
    replace(lag.landed, noting_presses(lag.landed))
    replace(lag.turned, noting_presses(lag.turned))
    patch.object(Socket, "text", noting_cards(Socket.text)).start()
    if client:
        patch.object(serving, "built", lambda: Path(client)).start()
    listener, _ = listen("127.0.0.1", 0)
    wish = PlayOptions(rules=rules, seats=3, bots="gentle", pace=600)
    serving.serve(listener, catalogue_of(wish), lambda: note({"port": listener.getsockname()[1]}))


class Server:
    """A server in a process of its own, and what it says."""

    def __init__(self, rules: str, client: str, *, trusts: bool) -> None:
        command = [sys.executable, "-m", "bench.paint", "--serve", rules, "--client", client]
        command += ["--trust"] * trusts
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.notes: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.port = self.notes.get(timeout=30)["port"]
        self.presses: list[Press] = []

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.notes.put(json.loads(line))

    def card(self) -> dict[str, Any] | None:
        """Return the newest card, after noting all presses; None if the game stands still."""
        found: dict[str, Any] | None = None
        while found is None or not self.notes.empty():
            try:
                note = self.notes.get(timeout=STILL)
            except queue.Empty:
                return None
            if "excess" in note:
                self.presses.append(Press(**note))
            else:
                found = note
        return found


# ---- the player -----------------------------------------------------------------------------


class Phone:
    """A phone's page at one server, whose processor is slowed."""

    def __init__(self, browser: Browser, server: Server, slower: int) -> None:
        self.server = server
        self.kept: list[Press] = []
        self.delays: list[float] = []
        self.browser = browser
        self.slower = slower
        self.page: Page
        self.cdp: CDPSession
        self.at: dict[str, tuple[float, float]] = {}

    def begin(self) -> None:
        """Sit down at a new table, as somebody who never played here."""
        self.end()
        context = self.browser.new_context(viewport=PHONE, has_touch=True)  # type: ignore[arg-type]  # a TypedDict by another name
        self.page = context.new_page()
        self.cdp = context.new_cdp_session(self.page)
        self.page.goto(f"http://127.0.0.1:{self.server.port}")
        play = self.page.get_by_role("button", name="Play now")
        expect(play).to_have_attribute("aria-disabled", "false")
        self.page.evaluate(SAYS)
        play.click()
        expect(self.page.locator(".own .seat-cards .number")).to_be_visible()
        for selector in (".stack", ".mat"):
            box = self.page.locator(selector).bounding_box()
            assert box is not None
            self.at[selector] = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": self.slower})

    def end(self) -> None:
        """Leave the table."""
        for context in self.browser.contexts:
            context.close()

    def play(self, presses: int, chance: random.Random) -> None:
        """Press a number of times, and keep all but the first of them."""
        self.begin()
        self.server.presses.clear()
        seen, since = -1, time.monotonic()
        while len(self.server.presses) < presses + WARM and time.monotonic() - since < 2 * STILL:
            card = self.server.card()
            if card is None or card["over"]:
                self.keep()
                self.begin()
                continue
            if card["k"] == seen and not card["own"]:
                continue
            seen, since = card["k"], time.monotonic()
            time.sleep(chance.uniform(*REACTION))
            if card["own"]:
                self.tap(".stack")
            elif chance.random() < SLAPS:
                self.tap(".mat")
        self.keep()
        self.end()

    def keep(self) -> None:
        """Keep what was measured since the table was opened."""
        self.kept += self.server.presses[WARM:]
        self.server.presses.clear()
        self.delays += self.page.evaluate("window.delays ?? []")[WARM:]

    def tap(self, selector: str) -> None:
        """Put a finger down and lift it."""
        x, y = self.at[selector]
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def figures(self) -> dict[str, float]:
        """Return what was measured."""
        excess = [press.excess for press in self.kept]
        return {
            "presses": len(self.kept),
            "excess": round(mean(excess), 1),
            "excess_p50": round(median(excess), 1),
            "excess_p95": quantile(excess, 0.95),
            "press": round(mean(self.delays), 1),
            "clamped": round(mean(press.clamped for press in self.kept), 3),
            "probation": round(mean(press.probation for press in self.kept), 3),
        }


@contextmanager
def servers(clients: list[str], *, trusts: bool) -> Iterator[list[Server]]:
    """Run a server for each client, all of which trust slow screens or none."""
    with TemporaryDirectory() as folder:
        rules = Path(folder) / "free.toml"
        rules.write_text(RULES)
        running = [Server(str(rules), client, trusts=trusts) for client in clients]
        try:
            yield running
        finally:
            for server in running:
                server.process.terminate()
                server.process.wait()


def measure(
    slower: int, presses: int, clients: list[str], *, trusts: bool = False
) -> list[dict[str, float]]:
    """Play with each client in turn, and return the figures of each."""
    chance = random.Random(slower)  # noqa: S311  # nothing secret
    with servers(clients, trusts=trusts) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        phones = [Phone(browser, server, slower) for server in running]
        while min(len(phone.kept) for phone in phones) < presses:
            for phone in phones:
                phone.play(min(TURN, presses) if len(phones) > 1 else presses, chance)
        browser.close()
        return [phone.figures() for phone in phones]


def main() -> None:
    """Play at each speed, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=300)
    parser.add_argument("--slower", type=int, nargs="+", default=[1, 4, 6])
    parser.add_argument("--against", default="", help="the folder of a client built before")
    parser.add_argument("--trust", action="store_true", help="the table trusts slow screens")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--client", default="", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        with suppress(KeyboardInterrupt):
            serve(wish.serve, wish.client, trusts=wish.trust)
        return
    missed = []
    for slower in wish.slower:
        clients = [wish.client, *([wish.against] if wish.against else [])]
        found = measure(slower, wish.presses, clients, trusts=wish.trust)
        for name, figures in zip(("now", "before"), found, strict=False):
            sys.stdout.write(json.dumps({"slower": slower, "client": name, **figures}) + "\n")
            sys.stdout.flush()
        for key, most in (TRUSTED if wish.trust else BOUNDS).get(slower, {}).items():
            if found[0][key] > most:
                missed.append(f"{key} at {slower}: {found[0][key]} above {most}")
    if wish.check and missed:
        sys.exit("; ".join(missed))


if __name__ == "__main__":
    main()
