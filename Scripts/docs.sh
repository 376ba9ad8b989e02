#!/usr/bin/env bash
# Builds the documentation of every module that has a catalogue; a warning is an error.
#
# usage: Scripts/docs.sh [OUTPUT]
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/docs}

shopt -s nullglob
catalogues=(Sources/*/*.docc)
if [ ${#catalogues[@]} -eq 0 ]; then
  echo "No module has a catalogue."
  exit 0
fi

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
mkdir -p "$output"

for catalogue in "${catalogues[@]}"; do
  module=$(basename "$(dirname "$catalogue")")
  mkdir "$graphs/$module"
  swift build --target "$module"
  binaries=$(swift build --show-bin-path)
  target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
  swift symbolgraph-extract -module-name "$module" -target "$target" -I "$binaries/Modules" \
    -minimum-access-level public -output-dir "$graphs/$module"
  docc convert "$catalogue" --warnings-as-errors \
    --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --output-path "$output/$module.doccarchive"
  echo "$module: $output/$module.doccarchive"
done
