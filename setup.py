"""Build: compile the engine with mypyc where that is possible, install it as plain Python where it is not."""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import setup

# The rules, the playout loop and the inner loops of computer players; files, words and commands stay interpreted.
COMPILED = [
    "src/guanxi/core/events.py",
    "src/guanxi/core/kinds.py",
    "src/guanxi/core/loops.py",
    "src/guanxi/core/rng.py",
    "src/guanxi/core/rules.py",
    "src/guanxi/core/walking.py",
    "src/guanxi/core/world.py",
    "src/guanxi/bots/judge.py",
    "src/guanxi/bots/limits.py",
    "src/guanxi/bots/lookahead.py",
    "src/guanxi/bots/measuring.py",
    "src/guanxi/bots/node.py",
    "src/guanxi/bots/regression.py",
    "src/guanxi/bots/tree.py",
    "src/guanxi/*/rules/**/*.py",
    "src/guanxi/*/minds/*.py",
    "src/guanxi/*/foresight/*.py",
]
# What every move at a table goes through, on a server that has many: it costs a quarter less (docs/decisions/0024).
EVERY_MOVE = [
    "src/guanxi/server/clocks/clock.py",
    "src/guanxi/server/live/ear.py",
    "src/guanxi/server/live/hub.py",
    "src/guanxi/server/live/outbox.py",
    "src/guanxi/server/tables/deeds.py",
    "src/guanxi/server/tables/live_table.py",
    "src/guanxi/server/tables/sitting.py",
    "src/guanxi/server/tables/summary.py",
    "src/guanxi/server/telling.py",
]


def compiler_works() -> bool:
    """Can this machine build an extension module? Try one."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX > 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:  # whatever it is: setuptools has several kinds of them
            print(f"guanxi: no working C compiler ({error}): installing as pure Python", file=sys.stderr)
            return False
    return True


def extensions() -> list:
    """What to compile: the engine, or nothing."""
    if {"egg_info", "dist_info"} & set(sys.argv):  # only what the package says of itself is asked for
        return []
    if os.environ.get("GUANXI_PURE") == "1" or not compiler_works():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("guanxi: mypyc is not available: installing as pure Python", file=sys.stderr)
        return []
    files = sorted(
        str(path) for pattern in COMPILED + EVERY_MOVE for path in Path().glob(pattern) if path.name != "__init__.py"
    )
    built = mypycify([*files], opt_level="2", debug_level="0", group_name="guanxi")
    for extension in built:
        if sys.platform != "win32":
            # The rules call one another across modules: let the C compiler inline them.
            # And let no processor round a product and a sum in one step: interpreted players would differ.
            inlined = ["-fvisibility=hidden", "-fno-semantic-interposition", "-ffp-contract=off"]
            extension.extra_compile_args = [*extension.extra_compile_args, *inlined]  # all share one list
    return built


setup(ext_modules=extensions())
