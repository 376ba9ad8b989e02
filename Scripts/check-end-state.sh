#!/usr/bin/env bash
# Checks the end state of the migration: with the trait off the screen equals the one with every content on `complete`,
# and the binary contains no symbol of the deleted modules.
#
# usage: Scripts/check-end-state.sh HOMEDUMP_WITH_BRIDGE HOMEDUMP_WITHOUT
set -euo pipefail
with=$1
without=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

nm=$(command -v llvm-nm || command -v nm)
"$nm" "$with" > "$work/with.symbols"
"$nm" "$without" > "$work/without.symbols"
for module in 8LegacyRx 6Parity 6Bridge 10BridgeDump; do
  if grep -q "s$module" "$work/without.symbols"; then
    echo "$without contains symbols of the module ${module//[0-9]/}." >&2
    exit 1
  fi
  if ! grep -q "s$module" "$work/with.symbols"; then
    echo "$with contains no symbol of ${module//[0-9]/}, so this check proves nothing." >&2
    exit 1
  fi
done

# Removes the members that only a bridge writes. Of a content with only a legacy side, the position, id and kind
# remain.
comparable() {
  awk -v oldSide="$1" -v oldPhase="$2" '
    function flush_item() {
      if (item == "") return
      if (item ~ "\"side\": \"" oldSide "\"" && item ~ "\"phase\": \"" oldPhase "\"") {
        count = split(item, lines, "\n")
        for (i = 1; i <= count; i++)
          if (lines[i] ~ /^      "(id|kind|position)":/) print lines[i]
      } else printf "%s", item
      item = ""
    }
    /^      "flag": \{$/ { inFlag = 1; next }
    inFlag { if ($0 ~ /^      \}/) inFlag = 0; next }
    /^      "(flag|stage|reason)":/ { next }
    /^  "items": \[$/ { inItems = 1; print; next }
    inItems && /^    \{$/ { item = $0 "\n"; next }
    inItems && /^  \]/ { inItems = 0; print; next }
    inItems && item != "" { item = item $0 "\n"; if ($0 ~ /^    \}/) flush_item(); next }
    { print }
  ' "$3"
}

"$with" show --format json --stage '*=complete' > "$work/with.json"
"$without" show --format json > "$work/without.json"
comparable legacy ready "$work/with.json" > "$work/with.txt"
comparable none unrouted "$work/without.json" > "$work/without.txt"
grep -q '"side": "legacy"' "$work/with.json"
grep -q '"side": "none"' "$work/without.json"
grep -q '"output": {' "$work/without.txt"
diff "$work/with.txt" "$work/without.txt"
echo "With the trait off the screen equals every content on complete: $(wc -l < "$work/with.txt") lines."
