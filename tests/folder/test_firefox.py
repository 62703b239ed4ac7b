"""Whole games in Firefox, in the folder and at a server's table, by keys, a mouse and a finger."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.browser.conftest import Quick, Serve
from tests.browser.player import Player
from tests.browser.waiting import wait_until
from tests.folder.conftest import Host
from tests.folder.firefox import Firefox
from tests.folder.test_browser import SHORT

pytestmark = pytest.mark.soak

CLICK = """(name) => {
  const buttons = [...document.querySelectorAll("button")];
  const found = buttons.find((button) => button.textContent.includes(name));
  if (!found || found.getAttribute("aria-disabled") === "true") return null;
  found.click();
  return name;
}"""
"""Clicks a button by its words, once it does something."""


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A Firefox; in the end no page may have complained."""
    begun = Firefox(tmp_path / "profile")
    yield begun
    begun.close()
    assert begun.complaints == []


def click(firefox: Firefox, name: str) -> None:
    wait_until(lambda: firefox.evaluate(CLICK, name), lambda found: found is not None)


def play(firefox: Firefox, how: str, *, jacks: bool) -> None:
    """Play to the end."""
    keys = {"flip": "a", "slap": "q"}
    places = {"flip": ".stack", "slap": ".mat"}

    def act(what: str) -> None:
        if how == "keys":
            firefox.press(keys[what])
        else:
            firefox.point(places[what], {"clicks": "mouse", "taps": "touch"}[how])

    Player(firefox, act, jacks=jacks).play()


@pytest.mark.parametrize("how", ["keys", "clicks", "taps"])
@pytest.mark.parametrize("game", ["ratscrew", "slapjack"])
def test_a_whole_game_in_the_folder(firefox: Firefox, host: Host, game: str, how: str) -> None:
    firefox.goto(f"{host.url}#rules={quote(f'{game} {SHORT}')}")
    click(firefox, "Deal")
    play(firefox, how, jacks=game == "slapjack")


@pytest.mark.parametrize("how", ["keys", "clicks", "taps"])
@pytest.mark.parametrize("game", ["ratscrew", "slapjack"])
def test_a_whole_game_at_a_server(
    firefox: Firefox, serve: Serve, quick: Quick, game: str, how: str
) -> None:
    firefox.goto(serve("--rules", quick(game, 40)))
    click(firefox, "Play now")
    play(firefox, how, jacks=game == "slapjack")
