#!/usr/bin/env bash
# Takes the example app, Examples/Shop, from stage to stage to its last day, and checks what each command prints: also
# that the commands of docs/example.md print what the page says.
#
# usage: Scripts/check-example.sh
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
example=Examples/Shop
# The folders of this package's own builds, which contain most of the modules.
with=$root/.build
without=$root/.build/without-bridge
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

source Scripts/transcripts.sh
usable_beside shop

# runs STATUS FIRST-LINE COMMAND…: the command ends with the status and begins its output with the line.
runs() {
  local expected=$1 first=$2 status=0
  shift 2
  "$@" >"$work/output" 2>"$work/errors" || status=$?
  [ "$status" = "$expected" ] || fail "The exit status of $* is $status, not $expected:" "$work/errors"
  [ "$(head -n 1 "$work/output")" = "$first" ] || fail "$* does not begin with '$first':" "$work/output"
  [ ! -s "$work/errors" ] || fail "$* has warnings:" "$work/errors"
}

# passes COUNT COMMAND…: this many tests pass.
passes() {
  local count=$1
  shift
  "$@" >"$work/output" 2>&1 || fail "$* fails:" "$work/output"
  grep -qE "^. Test run with $count tests? in [0-9]+ suites? passed" "$work/output" \
    || fail "$* does not run $count tests:" "$work/output"
}

# SwiftPM must not use the plan of the other package that is built in the folder.
with_options=(--disable-build-manifest-caching --package-path "$example" --scratch-path "$with")
without_options=(--disable-build-manifest-caching --disable-default-traits --package-path "$example" --scratch-path "$without")

echo "== with the legacy half"
swift build --build-tests --explicit-target-dependency-import-check error "${with_options[@]}"
passes 16 swift test "${with_options[@]}"
grep -q '^. Test "the legacy side and the state side match" passed' "$work/output" \
  || fail "The migration suite has not passed:" "$work/output"
shopdump=$with/debug/shopdump
legacy_in "$with" shopdump ShopPackageTests.xctest >"$work/legacy"
for module in LegacyRx Parity Bridge BridgeDump HomeBridgeTesting; do
  for state in compiled linked; do
    grep -q "^$module is $state: " "$work/legacy" \
      || fail "$module is not found as $state with the trait on, so the check with the trait off proves nothing."
  done
done

# The members that name a side are left out of a screen.
shown() {
  awk '
    /^      "flag": \{$/ { inFlag = 1; next }
    inFlag { if ($0 ~ /^      \}/) inFlag = 0; next }
    /^      "(flag|stage|side|reason)":/ { next }
    { print }
  ' "$work/output"
}

echo "== from stage to stage"
cd "$example"
journal=Tests/ShopMigrationTests/shop.journal
before=
for stage in off shadow live complete; do
  flags=$work/$stage.json
  sed -E "s/(\"defaultVariant\": )\"[a-z]+\"/\1\"$stage\"/" shop.flags.json >"$flags"
  case $stage in off | shadow) side=legacy ;; *) side=state ;; esac
  case $stage in
    shadow | live) status=0 compared="✓ shop · 6 matched" replayed="✓ $journal · 3 lines · 17 matched" ;;
    *)
      status=2 compared="– nothing compared · shop · 6 skipped"
      replayed="– nothing compared · $journal · 3 lines · 17 skipped"
      ;;
  esac

  runs 0 "6 flags" "$shopdump" flags "$flags"
  [ "$(grep -c "^  content\..* \"$stage\" .* STATIC$" "$work/output")" = 6 ] \
    || fail "Not every flag is on $stage:" "$work/output"
  if [ -n "$before" ]; then
    runs 0 "✓ 100 users" "$shopdump" flags "$before" "$flags" --users 100
    [ "$(grep -c ' · 100 move (100.00 %) · 0 backwards · 0 get an error$' "$work/output")" = 6 ] \
      || fail "Not every user moves on to $stage:" "$work/output"
    runs 1 "✗ 100 users" "$shopdump" flags "$flags" "$before" --users 100
  fi
  before=$flags
  runs 0 "Shop · 5 contents · 5 $side · 1 data alone" "$shopdump" show --flags "$flags"
  runs 0 "{" "$shopdump" show --flags "$flags" --format json
  [ "$(grep -c "\"side\": \"$side\"" "$work/output")" = 6 ] || fail "Not every side is $side:" "$work/output"
  shown >"$work/$stage.shown"
  diff "$work/off.shown" "$work/$stage.shown" || fail "The screen on $stage is not the screen on off."
  runs "$status" "$compared" "$shopdump" compare --flags "$flags"
  runs "$status" "$replayed" "$shopdump" replay "$journal" --flags "$flags"
  echo "$stage: $side side shown; $compared; $replayed"
done
[ "$(grep -c '"output": {' "$work/off.shown")" = 6 ] || fail "The screen has not 6 outputs:" "$work/off.shown"
cd "$root"

echo "== the last day"
# An earlier build may have left compiled modules.
rm -rf "$without"
swift build "${without_options[@]}"
passes 14 swift test "${without_options[@]}"
legacy_in "$without" shopdump ShopPackageTests.xctest >"$work/legacy"
[ ! -s "$work/legacy" ] || fail "With the trait off the legacy half is still there:" "$work/legacy"
runs 0 "Shop · 5 contents · 5 state · 1 data alone" "$without/debug/shopdump" show
runs 0 "{" "$without/debug/shopdump" show --format json
shown >"$work/last-day.shown"
diff "$work/off.shown" "$work/last-day.shown" || fail "The screen of the last day is another one."
echo "With the trait off the screen is the same: $(wc -l <"$work/off.shown") lines, and nothing of the legacy half is left."

echo "== docs/example.md"
swift() {
  case $* in
    "run shopdump "*) "$shopdump" "${@:3}" ;;
    "run --disable-default-traits shopdump "*) "$without/debug/shopdump" "${@:4}" ;;
    *) fail "The page has another command of swift: $*" ;;
  esac
}
check_page docs/example.md "$example" 6
