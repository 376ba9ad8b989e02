#!/usr/bin/env bash
# Creates the pictures of the documents: screenshots of the HTML pages that homedump writes for the samples.
#
# usage: Scripts/pictures.sh [HOMEDUMP]      .build/release/homedump by default
set -euo pipefail
cd "$(dirname "$0")/.."
homedump=${1:-.build/release/homedump}
[ -x "$homedump" ] || {
  echo "$homedump is missing; run 'swift build -c release --product homedump' first." >&2
  exit 2
}
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || {
  echo "Chromium is missing; .ci/install installs it." >&2
  exit 2
}
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
mkdir -p docs/pictures
homedump=$(realpath "$homedump")
ln -s "$PWD/Samples" "$pages/Samples"

# picture NAME WIDTH,HEIGHT light|dark COMMAND ARGUMENT…
picture() {
  local name=$1 size=$2 scheme=1
  [ "$3" = light ] || scheme=0
  shift 3
  # The exit status 1 reports a difference, which some pictures show.
  (cd "$pages" && "$homedump" "$@" --format html --output "$name.html") || [ $? = 1 ]
  "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$pages/profile" \
    --blink-settings=preferredColorScheme="$scheme" --window-size="$size" \
    --screenshot="docs/pictures/$name.png" "file://$pages/$name.html" 2> "$pages/log" || {
    cat "$pages/log" >&2
    exit 1
  }
  echo "docs/pictures/$name.png: $(wc -c < "docs/pictures/$name.png") bytes"
}

stages=()
# LegacyBridge: begin
stages=(--stage pointBalance=shadow --stage notice=live --stage campaignEntry=complete)
flag() { echo "\"content.$1\": {\"state\": \"ENABLED\", \"defaultVariant\": \"on\", \"variants\": {\"on\": \"$2\"}}"; }
echo "{\"flags\": {$(flag recommended shadow), $(flag pointBalance shadow), $(flag campaignEntry live),
  $(flag notice complete)}}" > "$pages/flags.json"
picture status 1280,1000 light status Samples/home.json Samples/mismatch.json --flags flags.json
picture compare 1280,800 light compare Samples/mismatch.json Samples/home.json
picture wiring 1280,1690 dark wiring
picture wiring-phone 390,1130 light wiring
picture wiring-complete 1280,740 light wiring --stage '*=complete'
# LegacyBridge: end
picture show 1280,640 light show ${stages[@]+"${stages[@]}"}
picture show-phone 390,780 dark show ${stages[@]+"${stages[@]}"}
