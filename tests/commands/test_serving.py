"""What ``play`` and ``replay --browser`` serve; a stand-in takes the place of the server."""

import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from firsthand.commands import app
from firsthand.commands.app import in_one_line
from firsthand.commands.bodies import playing, showing
from firsthand.errors import Malformed
from firsthand.record.evidence import written
from firsthand.server.access import Access, networks, own_names
from firsthand.shell.catalogue import Catalogue
from tests.record.test_evidence import game

House = pytest.CaptureFixture[str]


@dataclass
class Served:
    """What the server was asked to serve."""

    listener: socket.socket
    catalogue: Catalogue
    options: dict[str, Any]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Served]:
    """All that is served, each answering at once."""
    found: list[Served] = []

    def serve(
        listener: socket.socket, catalogue: Catalogue, ready: Callable[[], None], **options: Any
    ) -> None:
        found.append(Served(listener, catalogue, options))
        ready()
        listener.close()

    monkeypatch.setattr(playing, "serve", serve)
    monkeypatch.setattr(showing, "serve", serve)
    return found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser was to open."""
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)

    class AtOnce:
        def __init__(self, target: Callable[..., object], args: list[str], **_: object) -> None:
            self.start = lambda: target(*args)

    monkeypatch.setattr("threading.Thread", AtOnce)
    return addresses


def run(words: str, status: int = 0) -> None:
    """Run a command, which ends with a status."""
    with pytest.raises(SystemExit) as ended:
        app.run(words.split())
    assert ended.value.code == status


def test_the_page_is_served_named_and_opened(
    served: list[Served], opened: list[str], capsys: House
) -> None:
    run("play --port 0 --rules slapjack --seats 3 --home https://cards.example.org")
    (one,) = served
    assert (one.catalogue.choice.rules, one.catalogue.choice.seats) == ("slapjack", 3)
    assert one.catalogue.home == "https://cards.example.org"
    assert not one.options["access"].behind_proxy
    assert one.options["access"].home == "https://cards.example.org"
    assert one.options["network"].addresses == ()
    said = capsys.readouterr().out
    assert len(opened) == 1
    assert opened[0].startswith("http://127.0.0.1:")
    assert f"Firsthand is at {opened[0]} (Ctrl-C ends it)" in said


@pytest.mark.parametrize("installed", [True, False])
def test_a_missing_uvloop_is_said(
    served: list[Served], capsys: House, monkeypatch: pytest.MonkeyPatch, *, installed: bool
) -> None:
    if not installed:
        monkeypatch.setitem(sys.modules, "uvloop", None)
    run("play --port 0 --no-browser")
    assert len(served) == 1
    assert ("uvloop is not installed" in capsys.readouterr().out) is not installed


def test_without_a_browser_none_is_opened(served: list[Served], opened: list[str]) -> None:
    run("play --port 0 --no-browser --behind-proxy")
    assert opened == []
    names = own_names() | {"127.0.0.1"}
    access = Access(behind_proxy=True, names=names)
    options: dict[str, Any] = {"network": None, "own_bots": {}, "storage": None, "access": access}
    assert served[0].options == options


def test_proxies_are_believed_that_are_named(served: list[Served]) -> None:
    run("play --port 0 --no-browser --proxy-from 127.0.0.1,10.0.0.0/8")
    assert served[0].options["access"].proxies == networks(["127.0.0.1", "10.0.0.0/8"])


def test_a_form_of_the_log_that_there_is_not_is_refused(
    served: list[Served], capsys: House
) -> None:
    run("play --port 0 --no-browser --log xml", 2)
    assert "log 'xml' is no form" in capsys.readouterr().err
    assert served == []


def test_what_is_no_proxy_is_refused(served: list[Served], capsys: House) -> None:
    run("play --port 0 --no-browser --proxy-from proxy", 2)
    assert "'proxy' is no address of a proxy" in capsys.readouterr().err


def test_a_busy_port_is_said(served: list[Served], capsys: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run(f"play --port {port} --no-browser")
    assert f"Port {port} is busy, so a free one was taken." in capsys.readouterr().out


def test_addresses_that_friends_can_open_are_printed(
    served: list[Served], capsys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firsthand.server.network.addresses", lambda: ("192.168.1.5",))
    run("play --port 0 --no-browser --host 0.0.0.0")
    port = served[0].options["network"].addresses[0].rpartition(":")[2]
    said = capsys.readouterr().out
    assert f"Friends in your network can open:\n  http://192.168.1.5:{port}/" in said


def test_a_recorded_game_is_shown_at_its_speed(served: list[Served], opened: list[str]) -> None:
    record = game(written(1, ()))
    showing.show(record, speed=4, port=0, browser=True)
    assert served[0].catalogue.recording == record
    assert served[0].catalogue.speed == 4
    assert len(opened) == 1
    for speed in (0.05, 101.0):
        with pytest.raises(Malformed, match=r"--speed .* from 0\.1 to 100"):
            showing.show(record, speed=speed, port=0, browser=False)
    assert len(served) == 1


def test_an_error_is_one_line(capsys: House) -> None:
    assert in_one_line(ValueError("two\n  lines")) == "two lines"
    assert in_one_line(OSError(28, "No space left on device")) == "No space left on device"
    missing = FileNotFoundError(2, "No such file or directory", "a.txt")
    assert in_one_line(missing) == "a.txt: No such file or directory"


def test_a_closed_stream_is_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    run("rules")
    for stream in (sys.stdout, sys.stderr):
        with stream:
            assert Path(stream.name) == Path("/dev/null")


def test_whose_output_nobody_reads_ends_in_silence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def unread(*_: object, **__: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(app, "app", unread)
    duplicated: list[int] = []
    monkeypatch.setattr("os.dup2", lambda _from, to: duplicated.append(to))
    monkeypatch.setattr(sys, "stdout", sys.__stdout__)
    run("rules", 141)
    assert len(duplicated) == 1
    assert capfd.readouterr().err == ""
