"""Running the server until a signal ends it."""

import asyncio
import json
import os
import signal
import sys
import threading
import urllib.request
from typing import Any

import pytest

from firsthand.server.access import Access
from firsthand.server.network import HomeNetwork
from firsthand.server.port import address, listen
from firsthand.server.serve import loop_factory, serve
from firsthand.shell.catalogue import Catalogue
from tests.server.people import CHOICE, PATIENCE


def stopped_by(number: int, **options: Any) -> list[bytes]:
    """Serve in this process until its own signal ends it; return what was fetched before."""
    listener, _ = listen("127.0.0.1", 0)
    fetched: list[bytes] = []

    def fetch() -> None:
        url = f"{address('127.0.0.1', listener)}healthz"
        with urllib.request.urlopen(url, timeout=PATIENCE) as got:  # noqa: S310  # our own
            fetched.append(got.read())
        os.kill(os.getpid(), number)

    network = HomeNetwork(listener.getsockname()[1])
    try:
        ready = threading.Thread(target=fetch).start
        serve(listener, Catalogue(CHOICE), ready, network=network, **options)
    finally:
        listener.close()
    return fetched


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_answers_until_a_signal_ends_it(number: int) -> None:
    (answer,) = stopped_by(number)
    assert json.loads(answer) == {"ok": True}


def test_behind_a_proxy_it_serves_too() -> None:
    assert len(stopped_by(signal.SIGTERM, access=Access(behind_proxy=True))) == 1


def test_without_uvloop_the_usual_loop_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert loop_factory() is not asyncio.new_event_loop
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is asyncio.new_event_loop
