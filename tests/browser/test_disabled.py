"""A button that does nothing now looks so in every theme, and says what it waits for."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.pictures import Size, fixtures, opened, show

WAITING = (
    ("unready", "Deal with these two"),
    ("lonely", "Waiting for a friend"),
    ("unreached", "Play now"),
)
CONTRAST = 4.5
"""The least contrast of text (WCAG 2.2, 1.4.3), which exempts disabled buttons; here it holds."""

FIND = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const mixed = (element, colour) => {
    const ground = [];
    for (let at = element; at; at = at.parentElement)
      ground.unshift(getComputedStyle(at).backgroundColor);
    for (const fill of [...ground, ...colour]) {
      canvas.fillStyle = fill;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (parts) => parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const look = (button) => {
    const { color, boxShadow } = getComputedStyle(button);
    const [ground, text] = [mixed(button, []), mixed(button, [color])];
    const [low, high] = [light(ground), light(text)].sort((a, b) => a - b);
    const why = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    return {
      name: button.textContent,
      ground: String(ground),
      contrast: (high + 0.05) / (low + 0.05),
      raised: boxShadow !== "none",
      why: why?.textContent ?? "",
    };
  };
  const off = document.querySelectorAll("button[aria-disabled=true], button:disabled");
  return [...off].map((button) => {
    const before = look(button);
    button.removeAttribute("aria-disabled");
    button.closest(".is-away")?.classList.remove("is-away");
    return [before, look(button)];
  });
}"""
"""How each such button looks, and how it would look if it did something."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with fixtures() as served:
        yield served


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_does_nothing_looks_so_and_says_why(
    chromium: Browser, address: str, scheme: str
) -> None:
    page = opened(chromium, Size(390, 844), scheme)
    for state, name in WAITING:
        show(page, address, state, 4)
        found: list[list[dict[str, Any]]] = page.evaluate(FIND)
        assert any(name in off["name"] for off, _ in found)
        for off, on in found:
            assert off["ground"] != on["ground"] or off["contrast"] < on["contrast"]
            assert not off["raised"]
            assert off["contrast"] >= CONTRAST
            assert off["why"] or "Out of reach" in off["name"]
    page.context.close()
