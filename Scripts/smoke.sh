#!/usr/bin/env bash
# Runs every command as a user does, and checks its exit status and a line of its output.
#
# usage: Scripts/smoke.sh HOMEDUMP
set -uo pipefail
homedump=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
samples=$(cd "$(dirname "$0")/../Samples" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failures=0
passes=0

# expect STATUS TEXT ARGUMENT…: the status, and a text in the output (either stream); for status 2, nothing on
# stdout, and for status `empty`, status 2 with the text in the first line, and status 0 with --allow-empty.
expect() {
  local status=$1 text=$2 got
  if [ "$status" = empty ]; then
    shift 2
    "$homedump" "$@" > out 2> err < "${input:-/dev/null}"
    got=$?
    "$homedump" "$@" --allow-empty > allowed 2> err < "${input:-/dev/null}"
    if [ "$got $?" != '2 0' ] || ! head -1 out | grep -qF -- "$text"; then
      printf 'homedump %s\n  status %s, expected 2, and 0 with --allow-empty, with: %s\n' "$*" "$got" "$text" >&2
      head -5 out err >&2
      failures=$((failures + 1))
    else
      passes=$((passes + 1))
    fi
    return
  fi
  shift 2
  "$homedump" "$@" > out 2> err < "${input:-/dev/null}"
  got=$?
  if [ "$got" != "$status" ] || ! grep -qF -- "$text" out err; then
    printf 'homedump %s\n  status %s, expected %s, with: %s\n' "$*" "$got" "$status" "$text" >&2
    head -5 out err >&2
    failures=$((failures + 1))
  else
    passes=$((passes + 1))
  fi
  if [ "$status" = 2 ] && [ -s out ]; then
    printf 'homedump %s\n  wrote to stdout though it failed\n' "$*" >&2
    failures=$((failures + 1))
  fi
}

expect 0 おすすめ
expect 0 timeSale show
expect 0 '"schema": 1' show --format json
expect 0 homedump --version
for command in show diff; do expect 0 Usage: "$command" --help; done
expect 0 '"changes": []' diff --format json "$samples/home.json" "$samples/home.json"
expect 1 delete diff --format json "$samples/home.json" "$samples/mismatch.json"
input=$samples/home.json expect 0 おすすめ show -
expect 0 '<!doctype html>' show --format html
expect 1 'id="change-0"' diff --format=html "$samples/home.json" "$samples/mismatch.json"
expect 0 'shape file, for --shape' shape "$samples/home.json"
expect 0 '"proposals"' shape --format json "$samples/home.json"
for shell in bash zsh fish; do expect 0 completions completions "$shell"; done
expect 2 "did you mean 'bash'?" completions bsh
page=$samples/../docs/command-line.md
for command in $("$homedump" --help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
  for option in $("$homedump" "$command" --help | grep -oE '^  (-[a-z], |    )--[a-z-]+' | grep -oE -- '--.*'); do
    if grep -q -- "\`$option[ \`]" "$page"; then
      passes=$((passes + 1))
    else
      printf "docs/command-line.md does not have '%s' of '%s'\n" "$option" "$command" >&2
      failures=$((failures + 1))
    fi
  done
done
expect 2 missing show -- --missing

# check WHAT STATUS EXPECTED: the status, and nothing on stderr.
check() {
  if [ "$2" != "$3" ] || [ -s err ]; then
    printf 'homedump, %s\n  status %s, expected %s\n' "$1" "$2" "$3" >&2
    head -5 err >&2
    failures=$((failures + 1))
  else
    passes=$((passes + 1))
  fi
}

"$homedump" show --format json 2> err | head -c 1 > out
check 'whose reader is gone' "${PIPESTATUS[0]}" 0
mkfifo pipe
# A program in the background ignores interrupts, unless this is reset, which must happen before the pipe opens.
env --default-signal=INT bash -c 'exec "$0" show - < pipe' "$homedump" > out 2> err &
exec 7> pipe
kill -INT $!
wait $! 2> /dev/null
check 'interrupted' $? 130
exec 7>&-

printf '{ "layout": %s, "property": %s, "data": %s }' \
  "$(cat "$samples/page/layout.json")" "$(cat "$samples/page/property.json")" \
  "$(cat "$samples/page/data.json")" > page.json
expect 0 feed/feed-shelf show page.json
expect 0 '"destination": "market://features/hanami"' show --format json page.json
expect 0 "in the popup 'welcome', not open" show page.json
sed 's/"main": "feed"/"main": "none"/' page.json > homeless.json
expect 2 'has no main space' show homeless.json

printf '' > empty.json
printf '{"title":' > cut.json
head -c 200000 /dev/zero | tr '\0' '[' > deep.json
mkdir folder
expect 2 missing.json show missing.json
expect 2 layout.json show folder
url=http://127.0.0.1:9/home.json
expect 2 --cache show "$url" --offline
expect 2 'no copy' show "$url" --offline --cache cache
expect 2 'connection was refused' show "$url" --cache cache
cp "$homedump" copied
./copied show "$url" > out 2> err
grep -q 'connection was refused' err || {
  echo "a lone copy of homedump does not send a request to a server" >&2
  head -5 err >&2
  failures=$((failures + 1))
}
expect 2 'connection was refused' diff "$url" "$samples/home.json"
expect 2 scheme show file:///etc/hosts
expect 0 おすすめ show "$samples/home.json" --offline --cache cache --times
mkdir damaged
printf 'HBScreen' > "damaged/1a9615c667510595.screen" # the hash of the URL
expect 2 'is damaged' show "$url" --offline --cache damaged
expect 0 春のおでかけ特集 --screen page
expect 0 p-4 show --screen timeline
expect 0 明日は市場へ行きます show --screen timeline --script "$samples/scripts/timeline.txt"
input=$samples/scripts/timeline.txt expect 0 '"id": "p-6"' show --screen timeline --script - --format json
printf 'refresh\n\nlkie p-1\n' > wrong.txt
expect 2 "wrong.txt:3:1: unknown action 'lkie'; did you mean 'like'?" show --screen timeline --script wrong.txt
printf 'like p-99\n' > gone.txt
expect 2 "gone.txt:1:6: unknown post 'p-99'" show --screen timeline --script gone.txt
expect 2 "did you mean 'timeline'?" show --screen timelin
expect 2 "leave out" show --screen page "$samples/home.json"
expect 2 "add '--screen timeline'" show --script wrong.txt
expect 2 empty show empty.json
expect 2 cut.json show cut.json
expect 2 512 show deep.json
expect 2 --frmat show --frmat json
expect 2 yaml show --format yaml
expect 2 shwo shwo

# LegacyBridge: begin
expect 0 '"total":{"run":"job/1","end":"journal","lines":0' replay - --format ndjson --exit-zero --run job/1
if env -i "$homedump" replay "$samples/quiz.journal" --format ndjson --exit-zero > out 2> err < /dev/null \
  && [ ! -s err ] && tail -1 out | grep -q '"total".*"matched":10'; then
  passes=$((passes + 1))
else
  printf 'homedump replay does not run without an environment\n' >&2
  head -5 out err >&2
  failures=$((failures + 1))
fi
expect 0 '"stage": "live"' show --format json --stage timeSale=live
expect 0 complete show --stage '*=complete'
for command in compare replay coverage explain hunt flags ledger status; do expect 0 Usage: "$command" --help; done
expect 0 '"matched"' compare --format json
expect 1 'data-tags="mismatched"' compare --format html "$samples/mismatch.json"
expect 2 "'text' or 'json'" flags flags.json --format html
expect 1 /items/0/reviewCount compare "$samples/mismatch.json"
expect 1 'smallest example: mismatch-recommended.json' compare "$samples/mismatch.json" --minimize
mkdir fixtures
"$homedump" compare "$samples/mismatch.json" --minimize --fixtures fixtures -o fixtures/mismatch-recommended.json
expect 1 '1 mismatched' compare fixtures/mismatch-recommended-2.json
cp "$samples/mismatch.json" mine.json
input=mine.json expect 2 "the output 'mine.json' is also an input" show - -o mine.json
expect 1 '1 mismatched' compare mine.json
cp "$samples/quiz.journal" mine.journal
input=mine.journal expect 2 "name the same file" hunt --from - -o mine.journal
expect 1 reviewCount compare mismatch-recommended.json
expect 0 '"matched": 4' compare --format json page.json
expect 1 '"legacy": "9,999+"' compare --format json "$samples/mismatch.json"

cat > flags.json <<'F'
{ "flags": {
  "content.timeSale": { "state": "ENABLED", "variants": { "on": "live", "off": "off" }, "defaultVariant": "on" },
  "content.notice": { "state": "ENABLED", "variants": { "on": "shaddow" }, "defaultVariant": "on" } } }
F
expect 0 content.timeSale flags flags.json
expect 0 '"reason": "STATIC"' flags flags.json --format json
expect 0 '"value": "live"' flags flags.json --format json --key content.timeSale --type string --default '"off"'
expect 0 shaddow show --flags flags.json
expect 0 '"layer": "file"' show --flags flags.json --format json
expect 2 shaddow show --stage timeSale=shaddow
expect 2 nothing show --stage nothing=live
expect 2 empty flags empty.json
ramp() { # ramp LIVE OFF: a file that allocates the content timeSale by weight
  printf '{ "flags": { "content.timeSale": { "state": "ENABLED", "variants": { "on": "live", "off": "off" },
    "defaultVariant": "off", "targeting": { "fractional": [["on", %s], ["off", %s]] } } } }' "$1" "$2"
}
ramp 10 90 > ten.json
ramp 20 80 > twenty.json
expect 0 TARGETING_MATCH flags ten.json --user user-1 --context appVersion=4.2.0
expect 0 'expected 10.00 %' flags ten.json --users 1000
expect 0 '"expectedShare": 0.1' flags ten.json --users 1000 --format json
expect 0 '0 backwards' flags ten.json twenty.json --users 1000
expect 1 backwards flags twenty.json ten.json --users 1000
expect 1 '"isBackwards": true' flags twenty.json ten.json --users 1000 --format json
expect 2 10000000 flags ten.json --users 0
expect 2 --users flags ten.json twenty.json
expect 2 "expects '1', '2' or '3'" flags ten.json --fractional 4
expect 0 expected flags ten.json --fractional 1 --users 1000
expect 1 'fractional 2 → 3' flags ten.json ten.json --old-fractional 2 --new-fractional 3 --users 1000
expect 2 'two files' flags ten.json --new-fractional 3 --users 1000
expect 1 "other side" diff "$samples/home.json" "$samples/home.json" --old-flags twenty.json --new-flags twenty.json \
  --user user-8 --new-fractional 3
expect 0 "'shaddow', which is not a stage and counts as off; did you mean 'shadow'?" flags flags.json
expect 0 "no side knows the kind 'timeSlae'; did you mean 'timeSale'?" show --flags <(sed s/timeSale/timeSlae/ ten.json)
expect 0 'hashes the targeting key' flags ten.json
expect 0 'live · flag' show --flags twenty.json --user user-1
expect 2 NAME=VALUE show --flags twenty.json --context beta

ledger() {
  printf '{"schema":1,"run":"%s","contents":1,"entries":[{"kind":"coupons","flagVersion":"7","appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["shadow"],"matched":%s,"mismatched":%s,"candidateError":0,"ignored":0,"skipped":0,"firstDifference":null,"latency":{"legacy":{},"state":{}},"trip":null}]}\n' "$@"
}
ledger one 376 0 > one.ledger
ledger two 1 0 > two.ledger
ledger bad 13 3 > bad.ledger
expect 0 hold ledger one.ledger
expect 0 hold ledger one.ledger two.ledger one.ledger --save whole.ledger
expect 0 '"n": 377' ledger whole.ledger --format json
for number in $(seq 455); do
  printf '{"kind":"text","value":{"text":"line %s"}}\n' "$number"
done > different.journal
expect 0 '455 matched' replay different.journal --ledger different.ledger
expect 0 '1 to advance' ledger different.ledger
expect 0 'For the flag lines of 9 more kinds, run status again with' status
expect 0 'write, not counted: ranking' ledger different.ledger
expect 1 'roll back' ledger bad.ledger
expect 0 'hold' ledger bad.ledger --contents 13
expect 0 'hold' ledger bad.ledger --alpha 0.001
expect 0 'hold' ledger bad.ledger --tolerated-rate 0.05
expect 2 "'--alpha' expects a rate above 0" ledger bad.ledger --alpha 2
expect 2 "'--contents' expects a number" ledger bad.ledger --contents 0
expect 1 'id="roll-back"' ledger bad.ledger --format html
expect 1 'advice="rollBack"} 1' ledger bad.ledger --format prometheus
expect 0 '# EOF' ledger one.ledger --format openmetrics
expect 0 '"name":"homebridge.comparisons"' ledger one.ledger --format otlp
expect 2 "'openmetrics' or 'otlp', not 'openmetric'" ledger one.ledger --format openmetric
cat one.ledger bad.ledger > both.ledger
input=both.ledger expect 0 '"e": 0.0' ledger - --format json
expect 0 'nothing counted' ledger bad.ledger --clear coupons
expect 2 "did you mean 'coupons'?" ledger one.ledger --clear coupon
expect 2 flags.json ledger flags.json
expect empty '– nothing counted' ledger empty.json

journal() { # journal FILE: a line of all contents of a screen
  tr -d '\n' < "$1" | sed 's/"type"/"kind"/g; s/"contents"/"responses"/'
  echo
}
printf '{"kind":"text","value":1}\n{"kind":"nothing","value":1}\n{"kind":"te' > cut.journal
expect empty '– nothing compared' replay cut.journal
journal "$samples/mismatch.json" > home.journal
printf '{"kind":"te' >> home.journal
expect 1 'home.journal:2: The last line is incomplete' replay home.journal
input=home.journal expect 1 '"badLines": 1' replay - --format json --ledger replay.ledger
expect 0 '1 run' ledger replay.ledger
expect 1 'recommended (recommended) mismatched in line 1' replay home.journal
expect empty '– nothing compared' replay empty.json
expect 1 'mismatch, 1 cause' replay home.journal
expect 1 'mismatch, 1 cause' replay home.journal --coverage home.coverage
expect 0 'never varied (1 file of coverage)' coverage home.coverage
expect 0 '"neverVaried"' coverage home.journal --format json --save home.coverage
expect 2 'is not a file of coverage, and stays unchanged' coverage home.coverage --save home.journal
expect empty '– No response was read' coverage empty.json
expect 1 'smallest example: difference-recommended.journal' hunt recommended --from home.journal --tries 5
expect 1 'recommended (recommended) mismatched in line 1' replay difference-recommended.journal
expect 0 '"verdict": "ok"' hunt text --from home.journal --tries 50 --format json
expect empty '– nothing compared of button' hunt text button --from home.journal --tries 50
expect empty '– nothing compared' hunt --from cut.journal
expect 2 '--from JOURNAL' hunt
expect 0 '✓ text: both sides read the same inputs' explain text home.journal
printf '{"at":1775005200,"timeZone":"Asia/Tokyo","kind":"coupons","value":{"coupons":[]}}\n' > none.journal
expect 0 '– coupons: no difference at 2 places, of which no input is known' explain coupons none.journal
expect 1 'differ at ' explain recommended home.journal
expect empty 'nothing explained' explain coupons cut.journal
expect 2 "did you mean 'coupons'?" explain coupon home.journal
printf '{"schema": 1, "known": [{"kind": "recommended", "path": "/items/*/reviewCount", "reason": "r", "owner": "o",
  "expires": "2026-12-31"}]}' > known.json
expect 0 'ignored until 2026-12-31' replay home.journal --known known.json --now 2026-04-01T00:00:00Z
expect 1 'expired on 2026-12-31' replay home.journal --known known.json --now 2027-04-01T00:00:00Z
expect 0 '"state": "used"' replay home.journal --known known.json --now 2026-04-01T00:00:00Z --format json
printf "{\"schema\": 1}" > unknown.json
expect 2 "needs \"known\"" replay home.journal --known unknown.json
expect empty '– nothing compared' replay home.journal --sample 0
printf '{"contents":[{"type":"nothing","value":1}]}' > unknown.json
printf '{"contents":[{"type":"notice","value":1}]}' > unreadable.json
for screen in unknown.json unreadable.json; do expect empty '– nothing compared' compare "$screen"; done
expect empty '– nothing compared on 1 of 2 screens' compare "$samples/home.json" unknown.json
expect empty '– nothing compared' compare "$samples/home.json" --stage '*=complete'
expect empty '– nothing compared' compare unknown.json --noise --runs 1
"$homedump" show unreadable.json > out 2> err
[ $? = 2 ] && [ -s out ] || {
  echo "homedump show of an unreadable screen does not exit with 2 and the screen" >&2
  failures=$((failures + 1))
}
printf '{"flags":{}}' > none.json
expect empty '– nothing evaluated' flags none.json
expect 2 --sample replay home.journal --sample 7

expect 0 'LegacyCouponsHandler.swift' wiring
expect 0 '"finding": "fanOut"' wiring --format json
expect 0 'digraph wiring' wiring --format dot
expect 0 'flowchart LR' wiring --format mermaid
expect 0 '<svg class="wiring"' wiring "$samples/mismatch.json" --format html
expect 2 "'dot' or 'mermaid'" wiring --format svg
expect 2 "unknown option '--script'" wiring --script home.txt

ledger bad 13 3 > bad.ledger
expect 0 'Evidence is unknown without a ledger' status
expect 0 'No ledger: what was compared and proved is unknown' status --flags flags.json
expect 1 'must go back' status "$samples/mismatch.json" --ledger bad.ledger --stage coupons=live
expect 0 'Fix coupons' status --ledger bad.ledger --stage coupons=off
expect 0 'proved, 0 of 455' status --ledger different.ledger --stage text=live
expect 0 '"step": "turn"' status --kind text --ledger different.ledger --stage text=live --format json
expect 0 '"source": "home.journal:1"' status --kind recommended --journal home.journal --format json --fixtures .
expect 1 reviewCount compare mismatch-recommended.json
expect 0 'id="kind-coupons"' status --format html
"$homedump" status --format json > status.json 2> err
expect 0 'Nothing has changed.' status --since status.json
expect 0 'coupons moved from off to live' status --since status.json --stage coupons=live
expect 2 "did you mean 'coupons'?" status --kind coupon
expect 2 'needs "schema"' status --since none.json
# LegacyBridge: end

echo "$passes passed, $failures failed"
[ "$failures" = 0 ]
