"""``firsthand play``, as it is called from a shell."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientSession

from firsthand import __version__
from firsthand.commands.bodies.playing import catalogue_of
from firsthand.commands.play import PlayOptions
from firsthand.sentences import text
from firsthand.shell.wire import Choice, Open, Seated
from tests.server.people import Person
from tests.server.player import Player

COMMAND = [sys.executable, "-m", "firsthand.cli"]
PATIENCE = 60


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@contextmanager
def playing(*words: str) -> Iterator[subprocess.Popen[str]]:
    command = [*COMMAND, "play", "--no-browser", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server
        finally:
            server.kill()


def said(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline()


def test_it_says_its_version() -> None:
    assert run("--version").stdout.strip() == __version__


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--rules ratscru", "did you mean 'ratscrew'?"),
        ("--seats 1", "these rules are for 2 to 52 players, not for 1"),
        ("--seats 53", "these rules are for 2 to 52 players, not for 53"),
        ("--seats 9", "a table here has room for 2 to 8"),
        ("--rules slapjack --seats 7", "these rules are for 2 to 6 players"),
        ("--seats four", 'unable to convert "four"'),
        ("--bots steddy", "did you mean steady?"),
        ("--bots ,", "there are gentle, steady, sharp"),
        ("--seed xyz", "not 1 to 64 hexadecimal digits"),
        ("--seed " + "f" * 65, "not 1 to 64 hexadecimal digits"),
        ("--rules missing.toml", "cannot be read: No such file"),
        ("--pace 0", "--pace 0 is out of range: it must be from 20 to 5000"),
        ("--port 65536", "from 0 to 65535"),
        ("--home cards", "write one as in https://cards.example.org"),
        ("--host 300.0.0.1", "cannot listen at 300.0.0.1"),
        ("--sets 2", "Unknown option"),
    ],
)
def test_a_mistake_is_told_in_one_line(words: str, told: str) -> None:
    done = run("play", "--no-browser", *words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("firsthand: ")
    assert told in done.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("this is no toml", "is not a rule file"),
        ("[slap]\npatterns = ['dubble']", "did you mean"),
        ("[slap]\ncolour = 1", "slap.colour"),
    ],
)
def test_a_rule_file_that_cannot_be_played_is_told_why(
    tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    done = run("play", "--no-browser", "--rules", str(file))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert told in done.stderr


def test_it_serves_and_says_where_and_ends_with_an_interrupt() -> None:
    with playing("--port", "0") as server:
        line = said(server)
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        with urllib.request.urlopen(f"{found[0]}healthz", timeout=PATIENCE) as answer:  # noqa: S310  # our own
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0


def test_a_busy_port_gets_a_free_one_and_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with playing("--port", str(port)) as server:
            assert f"Port {port} is busy" in said(server)
            line = said(server)
            assert "http://127.0.0.1:" in line
            assert f":{port}/" not in line


def test_a_rule_file_is_offered_as_the_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "sunday_rules.toml"
    file.write_text("preset = 'slapjack'\n[end]\nflips = 150\n")
    catalogue = catalogue_of(PlayOptions(rules=str(file), bots="gentle, sharp"))
    assert catalogue.choice.rules == "table"
    assert catalogue.choice.bots == ("gentle", "sharp")
    note = catalogue.welcome.presets[0]
    assert (note.name, text(note.title), note.most) == ("table", "Sunday rules", 6)
    assert catalogue.table is not None
    assert catalogue.table.end.flips == 150


def test_without_options_three_bots_that_match_are_chosen() -> None:
    choice = catalogue_of(PlayOptions()).choice
    assert (choice.rules, choice.seats, choice.bots) == ("ratscrew", 4, ("matching",))


async def test_a_table_is_played_as_the_options_say() -> None:
    words = "--port 0 --rules slapjack --seats 2 --bots sharp --pace 20 --seed c0ffee".split()
    with playing(*words) as server:
        url = said(server).split()[3]
        async with ClientSession() as session:
            person = Person(await session.ws_connect(f"{url}ws"))
            choice = (await person.hello()).choice
            assert choice == Choice("slapjack", 2, ("sharp",), 20)
            assert "c0ffee" not in msgspec.json.encode(person.heard).decode()
            fields = {name: getattr(choice, name) for name in choice.__struct_fields__}
            player = Player(person, Open(**fields))
            await person.say(player.wish)
            seated = await person.until(Seated)
            assert seated.seats[1].temperament == "sharp"
            await player.agree()
            await player.play(flips=4)
            assert player.table.flips >= 4
