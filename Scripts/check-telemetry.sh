#!/usr/bin/env bash
# Has other programs read the metrics of `homedump ledger`: promtool, the parsers of prometheus_client and
# opentelemetry-proto, and a Prometheus server on 127.0.0.1, whose numbers must equal the JSON report's.
#
# usage: Scripts/check-telemetry.sh HOMEDUMP
#
# Unpacks Debian's package `prometheus`, without installing it, where promtool is missing, and installs the Python
# packages in an environment of their own; both in .build/telemetry.
set -euo pipefail

missing() {
  echo "check-telemetry: $1" >&2
  exit 2
}

[ $# = 1 ] || missing "one argument is needed; write 'Scripts/check-telemetry.sh .build/debug/homedump'"
[ -x "$1" ] || missing "'$1' is not a program; build it with 'swift build --product homedump'"
homedump=$(realpath "$1")
cd "$(dirname "$0")/.."
tools=$PWD/.build/telemetry
mkdir -p "$tools"

if ! { command -v promtool && command -v prometheus; } > /dev/null && [ ! -x "$tools/prometheus/usr/bin/prometheus" ]; then
  command -v apt-get > /dev/null || missing "promtool is missing; install Prometheus"
  (
    cd "$tools"
    apt-get download -q prometheus || (apt-get update -q && apt-get download -q prometheus)
    dpkg -x prometheus_*.deb prometheus
  ) > "$tools/log" 2>&1 || missing "cannot fetch Debian's package 'prometheus': $(tail -n 1 "$tools/log")"
fi
export PATH=$PATH:$tools/prometheus/usr/bin

if ! "$tools/python/bin/python" -c 'import prometheus_client, opentelemetry.proto' 2> /dev/null; then
  command -v python3 > /dev/null || missing "python3 is missing; install Python 3.9 or later"
  (
    python3 -m venv "$tools/python"
    "$tools/python/bin/pip" install -q prometheus_client opentelemetry-proto
  ) > "$tools/log" 2>&1 || missing "cannot install the Python packages: $(tail -n 1 "$tools/log")"
fi

"$tools/python/bin/python" Scripts/check-telemetry.py "$homedump" docs/telemetry/grafana.json
