"""The shell around it all: HTTP, WebSockets, the built client; only `app` is public."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firsthand.server.mounting import app

__all__ = ["app"]

if not TYPE_CHECKING:  # type checkers know the name from above

    def __getattr__(name: str) -> object:
        """Import `app` when it is asked for: the processes of bots do without a web server."""
        if name != "app":
            raise AttributeError(f"module 'firsthand.server' has no attribute {name!r}")
        from firsthand.server.mounting import app  # noqa: PLC0415 - see above

        return app
