"""What holds for all tests: examples are the same on every run, however slow the machine."""

from hypothesis import settings

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")
