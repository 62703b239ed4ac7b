"""Plays until a slap of ours wins a pile, and keeps the picture of it for the README."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PICTURE = Path(__file__).parents[1] / "docs" / "screenshot.png"
CHROMIUM = "/usr/bin/chromium"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PLAY = ["-m", "firsthand.cli", "play", "--no-browser", "--port", "0", "--pace", "450"]
SEED = "5"

HUMAN = 190
"""What a fast hand takes to answer a card, in ms."""

LOOK = """last => {
  const pile = document.querySelector("#pile").textContent;
  if (pile === last || document.querySelector(".ribbon.is-won")) return null;
  const ranks = [...pile.matchAll(/(\\w+) of (?:spades|hearts|diamonds|clubs)/g)];
  const [top, ...below] = ranks.map(([, rank]) => rank);
  if (ranks.length >= 4 && below.slice(0, 2).includes(top)) return ["q", pile];
  return document.querySelector(".own-plate.plate") ? ["a", pile] : null;
}"""
"""Slaps what may be slapped on a pile that is large enough for a picture, else flips."""

WON = """() => document.querySelector(".ribbon.is-won")?.textContent.startsWith("You")"""
STILL = "() => document.getAnimations().length === 0"


def main() -> None:
    """Start a game, play it up to the picture, and end it."""
    game = subprocess.Popen(
        [sys.executable, *PLAY, "--seed", SEED], stdout=subprocess.PIPE, text=True
    )
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme="dark")
            page.goto(address(game))
            picture(page)
            browser.close()
    finally:
        game.terminate()
        game.wait()


def address(game: subprocess.Popen[str]) -> str:
    """Return where the game can be seen."""
    for line in game.stdout or ():
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise SystemExit("the server ended before it listened")


def picture(page: Page) -> None:
    """Play until a pile is won by our hand, and keep what the page shows then."""
    page.locator(".play-now[aria-disabled=false]").click()
    seen = ""
    while not page.evaluate(WON):
        key, seen = page.wait_for_function(LOOK, arg=seen).json_value()
        page.wait_for_timeout(HUMAN)
        page.keyboard.press(key)
        page.wait_for_timeout(HUMAN)
    page.wait_for_function(STILL)
    PICTURE.parent.mkdir(exist_ok=True)
    page.screenshot(path=PICTURE)


if __name__ == "__main__":
    main()
