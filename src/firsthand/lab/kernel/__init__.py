"""The compiled executor: it moves cards in arrays, and asks the law who, whether and why.

All functions here are written in the law's dialect, whole numbers and flat arrays of them, so that
numba compiles them together with the law; as plain Python they run on lists of ints too.
"""
