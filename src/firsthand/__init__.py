"""Firsthand: Egyptian Ratscrew and Slapjack, with a referee people trust."""

__version__ = "0.1.0"
