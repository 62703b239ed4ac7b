"""The headers of every answer: what the page is allowed."""

from aiohttp import web

from firsthand.server.access import asks_for_loopback

MORE_SOURCES = {"img": "blob:"}
"""What the page itself may make besides: pictures of a finish."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in "script style font connect manifest".split()),
        *(f"{kind}-src 'self' {sources}" for kind, sources in MORE_SOURCES.items()),
        *(f"{kind} 'none'" for kind in "base-uri form-action frame-ancestors".split()),
    ]
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "firsthand",
    "X-Content-Type-Options": "nosniff",
}
ISOLATED = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def secure(request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Put the headers on a response that is about to leave."""
    response.headers.update(ALWAYS)
    response.headers.setdefault("Cache-Control", "no-store")
    # On a plain network Chromium ignores these two and logs an error for each page.
    if request.scheme == "https" or asks_for_loopback(request):
        response.headers.update(ISOLATED)
