#!/bin/sh
# Chromium for the tests of the site, where it is missing and can be had: the Debian package, as root.
# Where there is none the tests say so, and with CI=true they fail.
set -u
if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
    command -v google-chrome >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Chromium is not installed, and only root on Debian can do that here: its tests will not run" >&2
    exit 0
fi
echo "installing Chromium (Debian package) ..."
export DEBIAN_FRONTEND=noninteractive
{ apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium >/dev/null; } ||
    echo "Chromium could not be installed: its tests will not run" >&2
exit 0
