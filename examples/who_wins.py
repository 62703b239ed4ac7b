"""Whose pile is it? Reactions in ms, by seat or by name."""

import firsthand as fh

print(fh.who_wins("7H KC 7D", {"Ann": 251, "Ben": 240}, rules="ratscrew").explain())
