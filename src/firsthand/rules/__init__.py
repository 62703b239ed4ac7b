"""Rule sets: every option of both games, validated; presets, files, digests and the law."""

from firsthand.rules.options import SEATS_MOST, Mode
from firsthand.rules.patterns import catalogue, slap_rule
from firsthand.rules.reading import (
    ALIASES,
    amended,
    line,
    load,
    options,
    preset,
    presets,
    read,
    resolved,
    title,
)
from firsthand.rules.rules import Rules, nested
from firsthand.rules.shapes import SlapRule
from firsthand.rules.text import find, preset_of

__all__ = [
    "ALIASES",
    "SEATS_MOST",
    "Mode",
    "Rules",
    "SlapRule",
    "amended",
    "catalogue",
    "find",
    "line",
    "load",
    "nested",
    "options",
    "preset",
    "preset_of",
    "presets",
    "read",
    "resolved",
    "slap_rule",
    "title",
]
