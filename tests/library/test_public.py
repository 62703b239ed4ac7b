"""Every public name says what it is for and shows how it is used (`test_face` runs that)."""

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import firsthand as fh
from firsthand import actions, cards, errors, events, lab, notation

ALIKE = (actions, events, errors)
"""Modules whose classes are all used alike: the module shows it for all of them."""


def own(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the public functions and classes of a module by name."""
    names = getattr(module, "__all__", None) or [
        name
        for name, thing in vars(module).items()
        if getattr(thing, "__module__", "") == module.__name__
    ]
    for name in names:
        thing = getattr(module, name)
        if not name.startswith("_") and (inspect.isclass(thing) or inspect.isfunction(thing)):
            yield f"{module.__name__}.{name}", thing


def public(*modules: ModuleType) -> dict[str, Any]:
    """Return the public functions and classes of modules by name."""
    return {name: thing for module in modules for name, thing in own(module)}


SHOWN = public(fh, notation, cards, lab)


def described(thing: Any) -> str:
    """Return a docstring of a thing's own, not one that it inherits."""
    return vars(thing).get("__doc__") or "" if inspect.isclass(thing) else thing.__doc__ or ""


def undescribed(kind: type) -> list[str]:
    """Return the public methods and properties of a class that have no docstring."""
    return [
        name
        for name, thing in vars(kind).items()
        if not name.startswith("_")
        and (inspect.isfunction(thing) or isinstance(thing, property | classmethod | staticmethod))
        and not inspect.getdoc(thing)
    ]


@pytest.mark.parametrize("name", SHOWN)
def test_a_public_name_shows_how_it_is_used(name: str) -> None:
    assert ">>> " in described(SHOWN[name])


@pytest.mark.parametrize("module", ALIKE, ids=lambda module: module.__name__)
def test_a_module_of_things_that_are_used_alike_shows_it(module: ModuleType) -> None:
    assert ">>> " in (module.__doc__ or "")


@pytest.mark.parametrize("name", public(fh, notation, cards, lab, *ALIKE))
def test_a_public_name_and_all_that_it_offers_is_described(name: str) -> None:
    thing = public(fh, notation, cards, lab, *ALIKE)[name]
    assert described(thing)
    assert not inspect.isclass(thing) or undescribed(thing) == []


def test_what_is_not_described_would_be_seen() -> None:
    class Plain:
        def used(self) -> None:
            pass

        @property
        def read(self) -> int:
            return 1

        def _own(self) -> None:
            pass

    assert undescribed(Plain) == ["used", "read"]
    assert described(Plain) == ""
    assert len(SHOWN) > 30
