#!/usr/bin/env bash
# Writes the public interface of every library module to docs/api/MODULE.txt, or checks that the files are up to date.
#
# usage: Scripts/api.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -O Scripts/PublicInterface.swift -o "$work/public-interface"
binaries=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)

mkdir "$work/api"
for catalogue in Sources/*/*.docc; do
  module=$(basename "$(dirname "$catalogue")")
  mkdir "$work/$module"
  swift symbolgraph-extract -module-name "$module" -target "$target" -I "$binaries/Modules" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/$module"
  "$work/public-interface" "$work/$module" > "$work/api/$module.txt"
done

if [ "${1:-}" = --check ]; then
  diff -ru docs/api "$work/api" || {
    echo "The public interface has changed. If it should, run Scripts/api.sh and commit docs/api." >&2
    exit 1
  }
else
  mkdir -p docs/api
  rm -f docs/api/*.txt
  cp "$work"/api/*.txt docs/api
fi
