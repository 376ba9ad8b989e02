#!/usr/bin/env bash
# Runs last-day.sh on a copy, then builds, tests and runs the remaining package.
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/one-off-build.sh

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z | tar cf - --null -T - | tar xf - -C "$copy"
Scripts/last-day.sh "$copy"

if grep -rnE '^[a-z@_ ]*import (LegacyRx|Parity|Bridge|BridgeDump)$|^ *#if LegacyBridge' "$copy/Sources" "$copy/Tests"; then
  echo "The lines above still refer to the deleted modules." >&2
  exit 1
fi
swift build --package-path "$copy" --build-tests "${one_off[@]}"
swift test --package-path "$copy" --skip-build "${one_off[@]}"
swift test --package-path "$copy/Tests/AppleGlue" "${one_off[@]}"
swift build --package-path "$copy/Benchmarks" --scratch-path "$copy/.build" "${one_off[@]}"
"$copy/Scripts/smoke.sh" "$copy/.build/debug/homedump"
"$copy/.build/debug/homedump" > "$copy/shown.txt"
.build/without-bridge/debug/homedump > "$copy/expected.txt"
diff "$copy/expected.txt" "$copy/shown.txt"
echo "The remaining package shows the same screen as the build with the trait off."
