#!/usr/bin/env bash
# Tests replay.py on a cluster of its own on this machine.
#
# usage: Pipelines/spark/test.sh HOMEDUMP [small]
#
# Installs pyspark in an environment of its own in .build/spark, and a Java runtime by apt-get where none is there.
set -euo pipefail

missing() {
  echo "test.sh: $1" >&2
  exit 2
}

[ $# -ge 1 ] && [ -x "$1" ] || missing "a program is needed; write 'Pipelines/spark/test.sh .build/release/homedump'"
HOMEDUMP=$(realpath "$1")
export HOMEDUMP
if [ "${2:-}" = small ]; then export LINES=2000 PARTITIONS=6; fi
cd "$(dirname "$0")"
tools=$PWD/../../.build/spark
mkdir -p "$tools"

if ! command -v java > /dev/null; then
  command -v apt-get > /dev/null || missing "java is missing; install a Java 17 runtime"
  if [ "$(id -u)" = 0 ]; then sudo=(); else sudo=(sudo); fi
  ("${sudo[@]}" apt-get update -q && "${sudo[@]}" apt-get install -qy openjdk-17-jre-headless) > "$tools/log" 2>&1 \
    || missing "cannot install a Java runtime: $(tail -n 1 "$tools/log")"
fi

if ! "$tools/python/bin/python" -c 'import pyspark' 2> /dev/null; then
  command -v python3 > /dev/null || missing "python3 is missing; install Python 3.10 or later"
  (python3 -m venv "$tools/python" && "$tools/python/bin/pip" install -q 'pyspark>=3.5') > "$tools/log" 2>&1 \
    || missing "cannot install pyspark: $(tail -n 1 "$tools/log")"
fi

exec "$tools/python/bin/python" -W ignore::ResourceWarning -m unittest -v test_replay
