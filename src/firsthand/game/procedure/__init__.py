"""The procedure: what is done in which order, written once.

Like the law these are plain functions of whole numbers. They take the law and a table ``t``, which
they read and change through the functions of `firsthand.game.primitives` alone. The engine runs
them as they stand; the laboratory compiles them over functions of the same names of its own.
"""
