#!/bin/sh
# Chromium for the tests of the site, where it is missing and can be had: the Debian package, as root. Beside it Chromium's
# headless shell, which draws the same pages with half the work. Where there is neither the tests say so, and with CI=true they fail.
set -u
found() { command -v "$1" >/dev/null 2>&1; }
browser() { found chromium || found chromium-browser || found google-chrome; }
if found chromium-headless-shell; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! found apt-get; then
    browser || echo "Chromium is not installed, and only root on Debian can do that here: its tests will not run" >&2
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
install() { timeout 300 apt-get -qq install -y --no-install-recommends "$1" >/dev/null 2>&1; }
echo "installing Chromium's headless shell (Debian package) ..."
timeout 120 apt-get -qq update >/dev/null 2>&1
install chromium-headless-shell || browser || install chromium ||
    echo "Chromium could not be installed: its tests will not run" >&2
exit 0
