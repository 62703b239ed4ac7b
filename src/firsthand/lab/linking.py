"""How numba links a kernel from many functions, and two things that it lacks.

numba by itself generates machine code for every function, and for all that this one calls, again
and again. That is ten times the work, and none of it is used. Here a function stays in LLVM's
intermediate code until the kernel that contains it is linked.

numba lacks sums and products that wrap: one that leaves 64 bits is undefined, so that its result
would depend on how LLVM compiles the code around it. And it lacks ``int.bit_length``.

All this relies on numba's inner workings; the tests of the compiled law fail where they change.
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


class DeferredLibrary(JITCodeLibrary):
    """The code of a function that only other compiled functions call: no machine code yet."""

    def finalize(self) -> None:
        """Do nothing: the kernel that links this code generates the machine code."""
        self._finalized = True

    def add_llvm_module(self, ll_module: Any) -> None:
        """Add code without optimising it."""
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
                if isinstance(library, DeferredLibrary):
                    todo += library._linking_libraries  # noqa: SLF001 - numba's own

    def _get_module_for_linking(self) -> Any:
        merged = self.own_module().clone()
        for library in self.callees():
            if isinstance(library, DeferredLibrary):
                part = library.own_module()
            else:
                part = library._get_module_for_linking()  # noqa: SLF001 - numba's own
            merged.link_in(part, preserve=True)
        return merged


class KernelLibrary(JITCodeLibrary):
    """The code of a kernel: nothing else calls its functions, so that they may be inlined."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = llvm.Linkage.internal
        linked: Any = super()
        linked._optimize_final_module()  # noqa: SLF001 - numba's own


@contextmanager
def library_of(kind: type[JITCodeLibrary]) -> Iterator[None]:
    """Make numba use a kind of library inside the ``with`` block."""
    context: Any = cpu_target.target_context
    with global_compiler_lock:
        yield from _library_of(context, kind)


def _library_of(context: Any, kind: type[JITCodeLibrary]) -> Iterator[None]:
    codegen = context.codegen()
    before = codegen._library_class  # noqa: SLF001 - numba's own
    codegen._library_class = kind  # noqa: SLF001 - numba's own
    if kind is DeferredLibrary:
        # What stands for a function must be a builtin, and like no other.
        context.get_executable = lambda *_: [].append
    try:
        yield
    finally:
        codegen._library_class = before  # noqa: SLF001 - numba's own
        context.__dict__.pop("get_executable", None)


@cache
def add_int_methods() -> None:
    """Add to numba the methods of ints that the law uses."""
    zeros: Any = leading_zeros

    @overload_method(types.Integer, "bit_length")
    def bit_length(number):  # type: ignore[no-untyped-def] # noqa: ARG001 - numba compares annotations
        return lambda number: 64 - zeros(number)


WRAPPED = {"low_sum": "add", "low_product": "mul"}
"""Functions of `firsthand.lab.kernel.chance` that wrap, and the instruction that does."""

LOW = (1 << 63) - 1


def wrapping(name: str) -> Any:
    """Return the intrinsic that replaces a function when compiled, or None if there is none.

    ``name`` is the name of the function's module, a dot, and the function's own name.
    """
    module, _, own = name.rpartition(".")
    if module != "firsthand.lab.kernel.chance" or own not in WRAPPED:
        return None

    def signed_low(_context: Any, _one: Any, _other: Any) -> Any:
        def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            whole = getattr(builder, WRAPPED[own])(*arguments)
            return builder.and_(whole, ir.Constant(ir.IntType(64), LOW))

        return types.int64(types.int64, types.int64), codegen

    return intrinsic(signed_low)


@intrinsic
def leading_zeros(_context: Any, number: Any) -> Any:
    """Return how many zeros lead a 64-bit number."""

    def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return number(number), codegen
