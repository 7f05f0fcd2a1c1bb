#!/bin/sh
# PostgreSQL for the tests, where it is missing and can be had: the Debian package, as root. Nothing else is touched.
# The tests start a server of their own; where there is none they say so, and with CI=true they fail.
set -u
if ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "PostgreSQL is not installed, and only root on Debian can do that here: its tests will not run" >&2
    exit 0
fi
echo "installing PostgreSQL (Debian package) ..."
export DEBIAN_FRONTEND=noninteractive
# No cluster of the system's own: none is needed, and none is left running.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
{ apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql >/dev/null; } ||
    echo "PostgreSQL could not be installed: its tests will not run" >&2
exit 0
