"""The files of the built client, each by its path, as its manifest lists them."""

import gzip
import hashlib
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from aiohttp import hdrs, web

from firsthand.sentences import Sentence, say, text

CODINGS = {"br": ".br", "gzip": ".gz"}
"""The packed siblings a file may have, best first."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

UNBUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<h1>{heading}</h1>
<p>{words}</p>
"""


def unbuilt() -> str:
    """Return the page that stands for the client where it has not been built."""
    title, heading = text(say("server-no-client-title")), text(say("server-no-client"))
    make, build = (f"<code>{command}</code>" for command in ("make play", "node web/build.mjs"))
    words = text(say("server-no-client-words", make=make, build=build))
    return UNBUILT.format(title=title, heading=heading, words=words)


class Entry(msgspec.Struct, frozen=True):
    """One line of the manifest; ``immutable`` names carry a hash of their content."""

    name: str
    file: str
    type: str
    immutable: bool


@dataclass(frozen=True)
class Body:
    """The bytes of a file in one coding, and the mark by which a browser knows them again."""

    data: bytes
    tag: str


@dataclass(frozen=True)
class Item:
    """A file ready to serve; ``bodies`` are its codings, the plain one under ``""``."""

    type: str
    immutable: bool
    bodies: Mapping[str, Body]


StaticFiles = Mapping[str, Item]
"""Items by the path of their URL."""


def built() -> Traversable:
    """Return the folder into which the client is built."""
    return resources.files("firsthand.server") / "static"


def read_manifest(folder: Traversable) -> StaticFiles | None:
    """Return everything the manifest of a folder lists, or None where there is no manifest."""
    manifest = folder / "manifest.json"
    if not manifest.is_file():
        return None
    entries = msgspec.json.decode(manifest.read_bytes(), type=list[Entry])
    return {
        entry.name: Item(entry.type, entry.immutable, _bodies(folder, entry.file))
        for entry in entries
    }


def _bodies(folder: Traversable, file: str) -> dict[str, Body]:
    packed = {coding: folder / (file + suffix) for coding, suffix in CODINGS.items()}
    bodies = {coding: _body(path) for coding, path in packed.items() if path.is_file()}
    return {**bodies, "": _body(folder / file)}


def _body(path: Traversable) -> Body:
    return _marked(path.read_bytes())


def _marked(data: bytes) -> Body:
    return Body(data, f'"{hashlib.sha256(data).hexdigest()[:16]}"')


ADDRESSES = (b'"/assets/', b"'/assets/", b"`/assets/", b"(/assets/")
"""With these begin addresses of the client's files in pages, scripts and styles."""

PAGE = b"<html "
"""The tag that names the prefix to the page."""


@dataclass(frozen=True)
class Prefixed:
    """The files of the client below a path; the page is told which."""

    files: StaticFiles | None
    prefix: str = ""

    def path_of(self, request: web.Request) -> str:
        """Return the path of a request below the prefix."""
        return request.path.removeprefix(self.prefix)


def prefixed(files: StaticFiles | None, prefix: str) -> Prefixed:
    """Return files for a client that is mounted below a path, as in ``/cards``."""
    if files is None or not prefix:
        return Prefixed(files, prefix)
    return Prefixed({name: _moved(item, prefix) for name, item in files.items()}, prefix)


def _moved(item: Item, prefix: str) -> Item:
    """Return a file whose addresses begin with a prefix; it is packed anew."""
    path = prefix.encode()
    data = item.bodies[""].data
    for address in ADDRESSES:
        data = data.replace(address, address[:1] + path + address[1:])
    if item.type.startswith("text/html"):
        data = data.replace(PAGE, PAGE + b'data-prefix="' + path + b'" ', 1)
    if data == item.bodies[""].data:
        return item
    bodies = {"": _marked(data)}
    if len(item.bodies) > 1:
        bodies = {"gzip": _marked(gzip.compress(data, mtime=0)), **bodies}
    return Item(item.type, item.immutable, bodies)


def accepted(header: str) -> set[str]:
    """Return the codings that an Accept-Encoding header allows by name.

    >>> sorted(accepted("gzip, br;q=0.5, deflate;q=0"))
    ['br', 'gzip']
    """
    codings = set()
    for part in header.split(","):
        coding, _, weight = part.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            codings.add(coding.strip().lower())
    return codings


TABLE = re.compile(r"/([jwb]/[^/]*[a-z0-9][^/]*|r(/[^/]*)?)/?", re.IGNORECASE)
"""A link to a table or a replay, however it was typed. The page itself asks which table has the
code, and opens the record."""

LINK_MOST = 40
"""A link to a table is no longer."""


def leads_to_table(path: str) -> bool:
    """Return whether a path is a link to a table or a replay, however it was typed.

    >>> leads_to_table("//j//\uff22\uff23\uff24\uff26/"), leads_to_table("/j//")
    (True, False)
    """
    if len(path) > LINK_MOST:
        return False
    # Keyboards for Chinese and Japanese write wide letters.
    single = re.sub("/+", "/", unicodedata.normalize("NFKC", path))
    return TABLE.fullmatch(single) is not None


def packed(item: Item, request: web.Request) -> tuple[str, Body]:
    """Return the coding in which a browser takes a file, and the file in it."""
    allowed = accepted(request.headers.get(hdrs.ACCEPT_ENCODING, ""))
    coding = next((name for name in item.bodies if name in allowed), "")
    return coding, item.bodies[coding]


def missing(files: StaticFiles | None, request: web.Request, said: Sentence) -> web.Response:
    """Say that something is not there: to people with the page itself, which knows other ways."""
    item = (files or {}).get("/")
    if item is None or not wants_page(request):
        return web.Response(text=f"{text(said)}\n", status=404)
    coding, body = packed(item, request)
    headers = {
        hdrs.CACHE_CONTROL: "no-store",
        hdrs.VARY: f"{hdrs.ACCEPT}, {hdrs.ACCEPT_ENCODING}",
        hdrs.CONTENT_TYPE: item.type,
    }
    if coding:
        headers[hdrs.CONTENT_ENCODING] = coding
    return web.Response(body=body.data, headers=headers, status=404)


def wants_page(request: web.Request) -> bool:
    """Return whether a request is for a page: a browser says so, others ask for no file."""
    kinds = request.headers.get(hdrs.ACCEPT, "*/*")
    return "text/html" in kinds or ("*/*" in kinds and "." not in request.path.rpartition("/")[2])


def answer(mounted: Prefixed, request: web.Request) -> web.Response:
    """Return the response to a request for a file."""
    files, path = mounted.files, mounted.path_of(request)
    if files is None:
        return web.Response(text=unbuilt(), content_type="text/html", status=503)
    item = files.get("/" if leads_to_table(path) else path)
    if item is None:
        return missing(files, request, say("server-nothing", path=request.path))
    coding, body = packed(item, request)
    headers = {
        hdrs.CACHE_CONTROL: FOREVER if item.immutable else ASK_AGAIN,
        hdrs.ETAG: body.tag,
        hdrs.VARY: hdrs.ACCEPT_ENCODING,
    }
    if body.tag in request.headers.get(hdrs.IF_NONE_MATCH, ""):
        return web.Response(status=304, headers=headers)
    headers[hdrs.CONTENT_TYPE] = item.type
    if coding:
        headers[hdrs.CONTENT_ENCODING] = coding
    return web.Response(body=body.data, headers=headers)
