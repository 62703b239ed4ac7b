"""The page comes to rest: nothing that is to be pressed goes on moving by itself."""

import pytest

from tests.browser.conftest import Serve, Visit

NOTE = """() => {
  window.units = [];
  const note = () => window.units.push(document.documentElement.style.getPropertyValue("--u"));
  new MutationObserver(note).observe(document, { attributeFilter: ["style"], subtree: true });
}"""
"""Notes the unit of all lengths whenever it is set."""

FRAMES = """(frames) => new Promise((tell) => {
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : tell());
  next();
})"""


@pytest.mark.parametrize("size", [(1048, 515), (1048, 970), (412, 915)])
def test_a_window_has_one_unit_of_length(serve: Serve, visit: Visit, size: tuple[int, int]) -> None:
    page = visit("about:blank", *size)
    page.add_init_script(f"({NOTE})()")
    page.goto(serve())
    page.wait_for_selector(".home")
    page.evaluate(FRAMES, 60)
    units = page.evaluate("window.units.filter((unit, at) => unit !== window.units[at - 1])")
    assert len(units) <= 2, units
