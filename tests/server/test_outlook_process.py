"""The process that counts prints figures as JSON."""

import os

import msgspec
import pytest
from msgspec.structs import replace

from firsthand.lab import outlook as outlooks
from firsthand.rules.outlook import Outlook
from firsthand.server.outlook_process import main


def test_figures_are_printed_as_pages_are_sent_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lowered: list[int] = []
    monkeypatch.setattr(os, "nice", lowered.append)
    kept = Outlook(9, 3, 500, (1.0, 0.5, 2.0), (0.9, 1.1), 3.0, 0.0, 0.5)
    monkeypatch.setattr(outlooks, "outlook", lambda asked: replace(kept, seats=asked.seats))
    main("snap penalty.count=2", "3", "500")
    said = msgspec.json.decode(capsys.readouterr().out, type=Outlook)
    assert (said.seats, said.minutes) == (3, kept.minutes)
    assert lowered == [10]
