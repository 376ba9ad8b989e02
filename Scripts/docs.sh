#!/usr/bin/env bash
# Builds one static site of documentation: the pages, and the reference of every module. A warning is an error, and so is
# a link that leads nowhere.
#
# usage: Scripts/docs.sh [OUTPUT]
#
# The site is to be served from the root of a host: python3 -m http.server --directory OUTPUT
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/docs}

shopt -s nullglob
catalogues=(Sources/*/*.docc)
if [ ${#catalogues[@]} -eq 0 ]; then
  echo "No module has a catalogue."
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$output"
mkdir "$work/archives"

convert() {
  local name=$1
  shift
  docc convert "$@" --warnings-as-errors --fallback-display-name "$name" \
    --fallback-bundle-identifier "$name" --output-path "$work/archives/$name.doccarchive"
  echo "$name: $(find "$work/archives/$name.doccarchive/data" -name '*.json' | wc -l) pages"
}

swiftc Scripts/DocumentationPages.swift -o "$work/documentation-pages"
mkdir "$work/HomeBridge.docc"
"$work/documentation-pages" "$work/HomeBridge.docc"
convert HomeBridge "$work/HomeBridge.docc"

swift build
binaries=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
for catalogue in "${catalogues[@]}"; do
  module=$(basename "$(dirname "$catalogue")")
  mkdir "$work/$module"
  swift symbolgraph-extract -module-name "$module" -target "$target" -I "$binaries/Modules" \
    -minimum-access-level public -output-dir "$work/$module"
  convert "$module" "$catalogue" --additional-symbol-graph-dir "$work/$module"
done

docc merge "$work"/archives/*.doccarchive --output-path "$output" \
  --synthesized-landing-page-name HomeBridge
for page in index.html documentation/homebridge/index.html; do
  [ -s "$output/$page" ] || { echo "The site has no $page." >&2; exit 1; }
done
echo "site: $output, $(find "$output/data" -name '*.json' | wc -l) pages"
