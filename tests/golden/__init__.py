"""Golden tapes."""
