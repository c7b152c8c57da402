#!/bin/sh
# Installs a package of Debian's where that may be done: `sh tools/debian.sh nats-server`. Tests run it for a program that
# they miss. They run side by side, and apt-get works for one at a time: each waits for its turn, and looks again.
[ "$(id -u)" = 0 ] && [ -x /usr/bin/apt-get ] || exit 1
exec 9>/var/lock/cardwright-debian && flock 9 || exit 1
[ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ] && exit

echo "Installing Debian's $1 (once; about a minute)..."
export DEBIAN_FRONTEND=noninteractive
# a machine that is cut off soon knows
apt() {
  apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o DPkg::Lock::Timeout=300 "$@" >/dev/null 2>&1
}
install() {
  apt install -y --no-install-recommends "$1"
}
# what the machine knows of packages may be nothing, or of long ago
install "$1" || { apt update; install "$1"; }
