"""What numba is taught: sums and products that wrap, and to wait until a kernel is whole.

A sum or product of its own that leaves 64 bits is undefined: what comes of it depends on what LLVM
makes of the code around it.

By itself it makes machine code of every function, and of all that this one calls, again and again:
ten times the work, and none of it is used. Here small functions are left alone until the kernel
that holds them is whole. This is bound to numba's inner workings; the tests of the compiled law
tell where they have changed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload_method


class Loose(JITCodeLibrary):
    """The code of a function that is called by compiled functions alone."""

    def finalize(self) -> None:
        """Do nothing: whoever links this will make machine code of it."""
        self._finalized = True

    def add_llvm_module(self, ll_module: Any) -> None:
        """Take code in as it is."""
        self._final_module.link_in(ll_module)

    def own_module(self) -> Any:
        """Return the code of this function alone."""
        alone: Any = super()
        return alone._get_module_for_linking()  # noqa: SLF001 - numba's own

    def callees(self) -> Iterator[Any]:
        """Yield all libraries that this one needs, itself included, each once."""
        seen: list[Any] = []
        todo: list[Any] = [self]
        while todo:
            library = todo.pop()
            if library not in seen:
                seen.append(library)
                yield library
                if isinstance(library, Loose):
                    todo += library._linking_libraries  # noqa: SLF001 - numba's own

    def _get_module_for_linking(self) -> Any:
        merged = self.own_module().clone()
        for library in self.callees():
            part = library._get_module_for_linking  # noqa: SLF001 - numba's own
            merged.link_in(
                library.own_module() if isinstance(library, Loose) else part(), preserve=True
            )
        return merged


class Tight(JITCodeLibrary):
    """The code of a kernel: nobody else calls its functions, so that they may be melted down."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = llvm.Linkage.internal
        linked: Any = super()
        linked._optimize_final_module()  # noqa: SLF001 - numba's own


@contextmanager
def library_of(kind: type[JITCodeLibrary]) -> Iterator[None]:
    """Let numba keep code in libraries of a kind for a while."""
    context: Any = cpu_target.target_context
    with global_compiler_lock:
        yield from _library_of(context, kind)


def _library_of(context: Any, kind: type[JITCodeLibrary]) -> Iterator[None]:
    codegen = context.codegen()
    before = codegen._library_class  # noqa: SLF001 - numba's own
    codegen._library_class = kind  # noqa: SLF001 - numba's own
    if kind is Loose:
        # What stands for a function must be a builtin, and like no other.
        context.get_executable = lambda *_: [].append
    try:
        yield
    finally:
        codegen._library_class = before  # noqa: SLF001 - numba's own
        context.__dict__.pop("get_executable", None)


@cache
def teach() -> None:
    """Teach numba the methods of ints that the law uses."""
    zeros: Any = leading_zeros

    @overload_method(types.Integer, "bit_length")
    def bit_length(number):  # type: ignore[no-untyped-def] # noqa: ARG001 - numba compares annotations
        return lambda number: 64 - zeros(number)


WRAPPED = {"low_sum": "add", "low_product": "mul"}
"""Functions of `firsthand.lab.kernel.chance` that wrap, and the instruction that does."""

LOW = (1 << 63) - 1


def wrapping(name: str) -> Any:
    """Return what stands for a function where it is compiled, or None where it is compiled itself.

    ``name`` is its module's and its own.
    """
    module, _, own = name.rpartition(".")
    if module != "firsthand.lab.kernel.chance" or own not in WRAPPED:
        return None

    def low(_context: Any, _one: Any, _other: Any) -> Any:
        def made(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            whole = getattr(builder, WRAPPED[own])(*arguments)
            return builder.and_(whole, ir.Constant(ir.IntType(64), LOW))

        return types.int64(types.int64, types.int64), made

    return intrinsic(low)


@intrinsic
def leading_zeros(_context: Any, number: Any) -> Any:
    """Return how many zeros lead a 64-bit number."""

    def made(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return number(number), made
