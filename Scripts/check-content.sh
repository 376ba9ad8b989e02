#!/usr/bin/env bash
# Shows that a content cannot name its screen's adapter: such a file does not compile.
#
# usage: Scripts/check-content.sh      after `swift build`
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build --show-bin-path)/Modules
probe=$(mktemp -d)
trap 'rm -rf "$probe"' EXIT
# The tool itself, and what it bundles, is left out: it needs resources that a build makes.
sources=()
while IFS= read -r source; do sources+=("$source"); done < <(
  find Sources/SampleHome -name '*.swift' ! -name 'HomeDump.swift' ! -path '*/Legacy/*' \
    ! -name 'Scripted*.swift' ! -name 'ScriptStep+*.swift' ! -name '*+Script.swift'
)

check() {
  swiftc -typecheck -swift-version 6 -package-name homebridge -module-name SampleHome \
    -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -I "$modules" "${sources[@]}" "$@" 2>"$probe/errors"
}

echo 'extension TimelineContent { var other: TimelineViewData { viewData } }' >"$probe/Fine.swift"
check "$probe/Fine.swift" || {
  cat "$probe/errors"
  echo "The sample does not compile by itself, so this check proves nothing."
  exit 1
}
echo 'extension TimelineContent { var adapter: TimelineStore? { nil } }' >"$probe/Probe.swift"
if check "$probe/Probe.swift"; then
  echo "A content names the adapter, and compiles."
  exit 1
fi
grep -E "cannot find type 'TimelineStore'|'TimelineStore' is inaccessible" "$probe/errors" >"$probe/reason" || {
  cat "$probe/errors"
  echo "A content that names the adapter does not compile, but for another reason."
  exit 1
}
echo "A content that names the adapter does not compile: $(head -n 1 "$probe/reason" | sed 's/.*error: //')"
