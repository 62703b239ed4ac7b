"""The law of the slap games: plain functions over small tuples of ints.

No containers, no chance and no time live here. The readable engine calls these functions as
they stand; the laboratory compiles the same functions. See ``ARCHITECTURE.md``.
"""
