#!/usr/bin/env bash
# Prints how long `homedump show` takes from process start to exit, beside two empty Swift executables: one that
# links Foundation, and one that links FoundationNetworking too, as homedump does for URLs (on Apple's systems
# both are one). They run in turns, so that a busy machine is busy for all; a figure is the median of its runs.
#
# usage: Scripts/start-time.sh [HOMEDUMP [RUNS]]      .build/release/homedump and 200 without them
set -euo pipefail
cd "$(dirname "$0")/.."
homedump=${1:-.build/release/homedump}
runs=${2:-200}
[ -n "${EPOCHREALTIME:-}" ] || {
  echo "This needs bash 5." >&2
  exit 2
}
[ -x "$homedump" ] || {
  echo "There is no $homedump; run 'swift build -c release --product homedump' first." >&2
  exit 2
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo 'import Foundation' > "$work/empty.swift"
cat > "$work/networking.swift" << 'SWIFT'
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
// Names the library, so that no linker leaves it out.
if CommandLine.arguments.count > 1 { print(URLSession.self) }
SWIFT
for name in empty networking; do swiftc -O "$work/$name.swift" -o "$work/$name"; done

microseconds() { # microseconds COMMAND…
  local start=${EPOCHREALTIME/[.,]/}
  "$@" > "$work/out"
  echo $((${EPOCHREALTIME/[.,]/} - start))
}
median() { sort -n "$1" | sed -n "$(((runs + 1) / 2))p"; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }

for ((run = 0; run < runs; run++)); do
  microseconds "$work/empty" >> "$work/empty.times"
  microseconds "$work/networking" >> "$work/networking.times"
  microseconds "$homedump" show >> "$work/show.times"
done
[ -s "$work/out" ] || {
  echo "$homedump shows nothing." >&2
  exit 1
}

empty=$(median "$work/empty.times")
networking=$(median "$work/networking.times")
show=$(median "$work/show.times")
printf 'empty, with Foundation              %6d µs\n' "$empty"
printf '… and FoundationNetworking          %6d µs  %s ×\n' "$networking" "$(ratio "$networking" "$empty")"
printf 'homedump show                       %6d µs  %s × the first, %s × the second\n' \
  "$show" "$(ratio "$show" "$empty")" "$(ratio "$show" "$networking")"
