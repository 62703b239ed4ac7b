"""The client's files: names, types, codings and how long a browser may keep them."""

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient as Client
from aiohttp.test_utils import TestServer

from firsthand.server.site import make_app
from firsthand.server.static_files import FOREVER, accepted, read_manifest
from firsthand.shell.catalogue import Catalogue
from tests.server.people import CHOICE

TestClient = Client[web.Request, web.Application]

SCRIPT = "/assets/main-0123ABCD.js"
CODE = b"console.log('a card falls');" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client of two files; the script has packed siblings."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Firsthand</title>")
    script = tmp_path / SCRIPT[1:]
    script.write_bytes(CODE)
    script.with_suffix(".js.gz").write_bytes(gzip.compress(CODE))
    script.with_suffix(".js.br").write_bytes(b"brotli, says the name")
    manifest = [
        {"name": "/", "file": "index.html", "type": "text/html; charset=utf-8", "immutable": False},
        {"name": SCRIPT, "file": SCRIPT[1:], "type": "text/javascript", "immutable": True},
    ]
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    return tmp_path


@pytest.fixture
async def client(folder: Path) -> AsyncIterator[TestClient]:
    app = make_app(Catalogue(CHOICE), files=read_manifest(folder))
    async with Client(TestServer(app), auto_decompress=False) as running:
        yield running


async def get(client: TestClient, path: str, **headers: str) -> ClientResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    # Two slashes at the beginning would name a host.
    address = f"{client.make_url('/')}".removesuffix("/") + path
    return await client.session.get(address, headers={"Accept-Encoding": "identity", **named})


async def test_the_manifest_names_the_type(client: TestClient) -> None:
    page, script = await get(client, "/"), await get(client, SCRIPT)
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert script.headers["Content-Type"] == "text/javascript"
    assert await script.read() == CODE


async def test_a_link_to_a_table_shows_the_page(client: TestClient) -> None:
    page = await (await get(client, "/")).read()
    for path in ("/j/BCDF", "/w/BCDF"):
        assert await (await get(client, path)).read() == page
    assert (await get(client, "/j/BCDF/x")).status == 404


async def test_hashed_names_are_kept_for_ever_and_the_index_is_asked_for_again(
    client: TestClient,
) -> None:
    assert (await get(client, SCRIPT)).headers["Cache-Control"] == FOREVER
    assert "immutable" in FOREVER
    assert (await get(client, "/")).headers["Cache-Control"] == "no-cache"


async def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    tag = (await get(client, "/")).headers["ETag"]
    again = await get(client, "/", If_None_Match=tag)
    assert (again.status, await again.read()) == (304, b"")
    assert again.headers["ETag"] == tag


@pytest.mark.parametrize(
    ("asked", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("deflate", None),
    ],
)
async def test_packed_siblings_are_sent_to_those_who_can_unpack_them(
    client: TestClient, asked: str, coding: str | None
) -> None:
    answer = await get(client, SCRIPT, Accept_Encoding=asked)
    assert answer.headers.get("Content-Encoding") == coding
    assert answer.headers["Vary"] == "Accept-Encoding"
    if coding == "gzip":
        assert gzip.decompress(await answer.read()) == CODE


async def test_a_file_without_siblings_is_sent_as_it_is(client: TestClient) -> None:
    assert "Content-Encoding" not in (await get(client, "/", Accept_Encoding="br")).headers


@pytest.mark.parametrize("path", ["/nothing", "/manifest.json", "/..%2fapp.py", "/assets/"])
async def test_what_the_manifest_does_not_list_is_not_there(client: TestClient, path: str) -> None:
    assert (await get(client, path)).status == 404


async def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    assert read_manifest(tmp_path) is None
    async with Client(TestServer(make_app(Catalogue(CHOICE)))) as client:
        page = await client.get("/")
        assert page.status == 503
        assert "has not been built" in await page.text()


def test_codings_with_no_weight_are_not_accepted() -> None:
    assert accepted("br; q=0, GZIP") == {"gzip"}


PAGE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path",
    [
        "/j/BCDF/", "/J/bcdf", "/j/BCDF%20", "/j/%20BCDF", "/W/BCDF", "/b/BCDF", "/j/bc-df",
        "/j//BCDF", "//j/BCDF", "/j/BCDF//", "/j/\uff22\uff23\uff24\uff26",
    ],
)  # fmt: skip
async def test_a_link_that_was_typed_otherwise_shows_the_page(
    client: TestClient, path: str
) -> None:
    answer = await get(client, path)
    assert (answer.status, await answer.read()) == (200, await (await get(client, "/")).read())


@pytest.mark.parametrize("path", ["/j/", "/j", "/J/", "/w/", "/j/%20", "/j//", "/home", "/x/BCDF"])
async def test_an_address_that_leads_nowhere_is_the_door(client: TestClient, path: str) -> None:
    page = await (await get(client, "/")).read()
    for headers in (PAGE, {}):
        answer = await get(client, path, **headers)
        assert (answer.status, await answer.read()) == (404, page)
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"


async def test_a_game_that_is_not_there_is_the_door_to_people(client: TestClient) -> None:
    page = await (await get(client, "/")).read()
    answer = await get(client, "/games/BCDF-1.txt", **PAGE)
    assert (answer.status, await answer.read()) == (404, page)
    plain = await get(client, "/games/BCDF-1.txt")
    assert (plain.status, await plain.text()) == (404, "Table BCDF has no game 1 that is over.\n")


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/x.css"])
async def test_a_file_that_is_not_there_is_no_page(client: TestClient, path: str) -> None:
    assert (await (await get(client, path)).text()).startswith("There is nothing at")


async def test_the_door_is_packed_for_those_who_can_unpack_it(client: TestClient) -> None:
    answer = await get(client, "/j/", Accept_Encoding="br, gzip")
    assert answer.headers.get("Content-Encoding") in {None, "br", "gzip"}
