#!/usr/bin/env bash
# Checks that a content cannot refer to its screen's adapter: such a file does not compile.
#
# usage: Scripts/check-content.sh      after `swift build`
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build --show-bin-path)/Modules
probe=$(mktemp -d)
trap 'rm -rf "$probe"' EXIT
# Without the tool and its bundled resources, which a build creates.
sources=()
while IFS= read -r source; do sources+=("$source"); done < <(
  find Sources/SampleHome -name '*.swift' ! -name 'HomeDump.swift' ! -path '*/Legacy/*' \
    ! -name 'Scripted*.swift' ! -name 'PlayedStep+*.swift' ! -name '*+Script.swift'
)

check() {
  swiftc -typecheck -swift-version 6 -package-name homebridge -module-name SampleHome \
    -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -I "$modules" "${sources[@]}" "$@" 2>"$probe/errors"
}

echo 'extension TimelineViewArguments { var other: TimelineViewData { viewData } }' >"$probe/Fine.swift"
check "$probe/Fine.swift" || {
  cat "$probe/errors"
  echo "The sample does not compile by itself, so this check proves nothing."
  exit 1
}
echo 'extension TimelineViewArguments { var adapter: TimelineStore? { nil } }' >"$probe/Probe.swift"
if check "$probe/Probe.swift"; then
  echo "A content that refers to the adapter compiles."
  exit 1
fi
grep -E "cannot find type 'TimelineStore'|'TimelineStore' is inaccessible" "$probe/errors" >"$probe/reason" || {
  cat "$probe/errors"
  echo "A content that refers to the adapter does not compile, but for another reason."
  exit 1
}
echo "A content that refers to the adapter does not compile: $(head -n 1 "$probe/reason" | sed 's/.*error: //')"
