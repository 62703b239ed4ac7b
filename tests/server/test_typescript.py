"""The browser's types of the wire are those of the server."""

from firsthand.server.typescript import TARGET, typescript


def test_types_of_the_browser_are_fresh() -> None:
    stale = "web/src/wire.ts is stale: run `python -m firsthand.server.typescript --write`"
    assert TARGET.read_text() == typescript(), stale


def test_fields_to_the_server_with_defaults_may_be_left_out() -> None:
    assert "readonly key?: string;" in typescript()


def test_fields_from_the_server_are_never_left_out() -> None:
    assert "readonly pile: readonly number[];" in typescript()
    assert "readonly fines: readonly (Fine | null)[];" in typescript()


def test_a_named_tuple_is_a_tuple() -> None:
    assert "export type Duel = readonly [number, number, number, number];" in typescript()
