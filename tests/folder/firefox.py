"""Firefox, driven over WebDriver BiDi: keys, a mouse and a finger."""

import asyncio
import re
import subprocess
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import aiohttp

FIREFOX = "/usr/bin/firefox-esr"
ANSWERS = 120
"""How long an answer may take, in s and beside busy neighbours."""

PREFERENCES = """\
user_pref("app.normandy.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("media.cubeb.force_mock_context", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
"""

WIDTH, HEIGHT = 1280, 800
MIDDLE = """(selector) => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
}"""

Made = TypeVar("Made")


class Firefox:
    """One window of Firefox, with a profile of its own."""

    def __init__(self, profile: Path) -> None:
        profile.mkdir()
        (profile / "user.js").write_text(PREFERENCES)
        words = ("--headless", "--no-remote", "--profile", str(profile))
        self._process = subprocess.Popen(
            [FIREFOX, *words, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, text=True
        )
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._number = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self.complaints: list[str] = []
        self._done(self._connect(self._address()))
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    def goto(self, url: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Call a function with a text or a number, and return the one that it promises."""
        kind = {str: "string", type(None): "null"}.get(type(arg), "number")
        given = {"type": kind} if arg is None else {"type": kind, "value": arg}
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=expression,
            awaitPromise=True,
            target={"context": self._context},
            arguments=[given],
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def press(self, key: str) -> None:
        """Press a key by its sign, and let it go."""
        self._act("key", {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})

    def point(self, selector: str, kind: str = "mouse") -> None:
        """Click or touch the middle of an element."""
        x, y = map(int, str(self.evaluate(MIDDLE, selector)).split())
        down, up = ({"type": f"pointer{what}", "button": 0} for what in ("Down", "Up"))
        move = {"type": "pointerMove", "x": x, "y": y}
        self._act("pointer", move, down, up, parameters={"pointerType": kind})

    def close(self) -> None:
        """End the window, and all that listens to it."""
        self._process.terminate()
        self._process.wait(ANSWERS)
        assert self._process.stderr is not None
        self._later.join()
        self._process.stderr.close()
        self._done(self._session.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _act(self, kind: str, *actions: dict[str, Any], **more: object) -> None:
        pointed = more.get("parameters")
        source = {"type": kind, "id": f"{kind} {pointed}", "actions": list(actions), **more}
        self._ask("input.performActions", context=self._context, actions=[source])

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"listening on (ws://\S+)", line):
                # What it says later is of no interest, but has to go somewhere.
                self._later = threading.Thread(target=self._process.stderr.read, daemon=True)
                self._later.start()
                return f"{found[1]}/session"
        raise AssertionError("Firefox ended before it listened")

    def _ask(self, method: str, **parameters: object) -> dict[str, Any]:
        return self._done(self._asked(method, parameters))

    def _done(self, work: Coroutine[Any, Any, Made]) -> Made:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(ANSWERS)

    async def _connect(self, address: str) -> None:
        self._session = aiohttp.ClientSession()
        self._socket = await self._session.ws_connect(address, max_msg_size=0)
        self._reading = asyncio.create_task(self._read())

    async def _asked(self, method: str, parameters: dict[str, object]) -> dict[str, Any]:
        self._number += 1
        answer = self._answers[self._number] = self._loop.create_future()
        told = {"id": self._number, "method": method, "params": parameters}
        await self._socket.send_json(told)
        told_back: dict[str, Any] = await answer
        return told_back

    async def _read(self) -> None:
        async for frame in self._socket:
            told = frame.json()
            if told["type"] == "event":
                entry = told["params"]
                if entry["level"] in {"error", "warn"}:
                    self.complaints.append(entry["text"])
            elif told["type"] == "success":
                self._answers.pop(told["id"]).set_result(told["result"])
            else:
                self._answers.pop(told["id"]).set_exception(AssertionError(str(told)))
