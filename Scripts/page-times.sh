#!/usr/bin/env bash
# Prints how long pages of 1,000 contents take to load in Chromium, and the same bytes as plain text; fails where a
# page takes more than twice as long.
#
# usage: Scripts/page-times.sh
set -euo pipefail
cd "$(dirname "$0")/.."
PAGE_TIMES=1 swift test --filter 'ManyContentsInBrowserTests.*twice the time' 2>&1 | grep -E 'bytes, page|✘|Test run'
exit "${PIPESTATUS[0]}"
