"""Firsthand's tables below a path of your own aiohttp application."""

from aiohttp import web

import firsthand.server


async def hello(_request: web.Request) -> web.Response:
    """Answer with a page that leads to the tables."""
    return web.Response(text='<a href="/cards/">Play cards</a>', content_type="text/html")


def site() -> web.Application:
    """Return an application with a page of its own, and the tables below /cards/."""
    site = web.Application()
    site.router.add_get("/", hello)
    site.add_subapp("/cards", firsthand.server.app(rules="slapjack", prefix="/cards"))
    return site


if __name__ == "__main__":
    web.run_app(site(), port=8080)
