"""What we use of other packages that is not theirs to keep: named here, should it ever be gone.

A version that breaks one of these is to be left out by a cap in pyproject.toml, or caught up with.
"""

import asyncio
import re
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.base_protocol import BaseProtocol
from aiohttp.http_websocket import WebSocketReader

ROOT = Path(__file__).parents[2]

USED = {
    "src/firsthand/server/websocket.py": (
        "aiohttp._websocket.reader:WebSocketDataQueue",
        "aiohttp.http_websocket:WS_KEY",
        "aiohttp.http_websocket:WebSocketError",
        "aiohttp.http_websocket:WebSocketReader.feed_data",
        "aiohttp.http_websocket:WSMessageTextBytes",
        "aiohttp.web_protocol:RequestHandler.set_parser",
        "aiohttp.web_protocol:RequestHandler.keep_alive",
    ),
    "src/firsthand/lab/linking.py": (
        "numba.core.codegen:JITCodeLibrary._get_module_for_linking",
        "numba.core.codegen:JITCodeLibrary._optimize_final_module",
        "numba.core.codegen:JITCodeLibrary.add_llvm_module",
        "numba.core.codegen:JITCodeLibrary.finalize",
        "numba.core.codegen:JITCPUCodegen._library_class",
        "numba.core.compiler_lock:global_compiler_lock",
        "numba.core.cpu:CPUContext.get_executable",
        "numba.core.registry:cpu_target.target_context",
    ),
    "src/firsthand/lab/slapfree/steps.py": ("numba.cpython.unsafe.numbers:trailing_zeros",),
    "src/firsthand/lab/compiling.py": ("numba.core.errors:TypingError",),
}
"""By the file that uses it."""


def found(place: str) -> Any:
    """Return what a module holds by a dotted name."""
    module, _, names = place.partition(":")
    thing = import_module(module)
    for name in names.split("."):
        thing = getattr(thing, name)
    return thing


@pytest.mark.parametrize(
    ("file", "place"), [(file, place) for file, places in USED.items() for place in places]
)
def test_what_is_private_is_there(file: str, place: str) -> None:
    package = place.partition(".")[0]
    try:
        found(place)
    except (ImportError, AttributeError) as error:
        pytest.fail(
            f"{package} {version(package)} has no {place} any more, and {file} uses it: {error}"
        )


async def test_aiohttp_reads_frames_into_a_queue_of_ours() -> None:
    """As `firsthand.server.websocket` makes them: a frame of text comes as bytes, undecoded."""
    loop = asyncio.get_running_loop()
    heard: list[Any] = []

    class Queue(WebSocketDataQueue):
        def feed_data(self, data: Any, _size: int) -> None:
            heard.append(data)

    queue = Queue(BaseProtocol(loop), 1 << 20, loop=loop)
    reader = WebSocketReader(queue, 1 << 20, compress=False, decode_text=False)
    reader.feed_data(b"\x81\x82\x00\x00\x00\x00hi")
    assert [(each.type, each.data) for each in heard] == [(WSMsgType.TEXT, b"hi")]


def test_packages_whose_private_parts_are_used_are_capped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["lab"]]
    for package in ("aiohttp", "numba"):
        (range_,) = [each for each in asked if each.startswith(f"{package}>")]
        cap = re.search(r",<(\d+)\.(\d+)$", range_)
        assert cap, f"{range_} has no cap below its next minor version"
        major, minor = map(int, version(package).split(".")[:2])
        assert (major, minor) < (int(cap[1]), int(cap[2])), range_
