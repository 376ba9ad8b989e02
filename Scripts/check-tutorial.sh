#!/usr/bin/env bash
# Runs the commands of docs/tutorial.md, from the Rx handler to the deleted code, and compares their output with the page.
#
# usage: Scripts/check-tutorial.sh
set -euo pipefail
cd "$(dirname "$0")/.."
page=docs/tutorial.md
# The manifests of the steps name this package as `../..`. The scratch paths are those of check-example.sh, which has
# compiled most of it.
app=$PWD/.build/tutorial-check
with=$PWD/.build
without=$PWD/.build/without-bridge
work=$(mktemp -d)
trap 'rm -rf "$work" "$app"' EXIT

source Scripts/transcripts.sh
usable_beside tutorial tutorial-check

# Swift blocks are checked by ReadmeTests. Every other block must be commands, or nothing would check it.
awk '
  /^```/ { inBlock = !inBlock; first = inBlock && $0 !~ /^```swift/; next }
  first && !/^\$ / { print "Line " NR " of the page begins a block without a command: " $0; failed = 1 }
  { first = 0 }
  END { exit failed }
' "$page" >&2

swift() {
  local scratch=$with
  grep -q '"LegacyRx"' Package.swift || scratch=$without
  case $1 in
    run)
      command swift build --disable-build-manifest-caching --product "$2" --scratch-path "$scratch" >"$work/build" 2>&1 \
        || fail "The app does not build:" "$work/build"
      "$scratch/debug/$2" "${@:3}"
      ;;
    *) command swift "$@" --disable-build-manifest-caching --scratch-path "$scratch" 2>"$work/build" ;;
  esac
}

rm -rf "$app"
mkdir -p "$app"
check_page "$page" "$app" 30

legacy_in "$without" inbox InboxPackageTests.xctest >"$work/legacy"
[ ! -s "$work/legacy" ] || fail "After the last step the legacy half is still there:" "$work/legacy"
echo "After the last step nothing of the legacy half is compiled or linked."
