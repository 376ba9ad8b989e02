#!/usr/bin/env bash
# Runs the fuzzers of the document reader, the shapes, the join of block pages, the flags and the journals.
#
# usage: Scripts/fuzz.sh [SECONDS]      for each fuzzer; 30 by default
#
# A finding stops the run and leaves its input in .build/fuzzing; copy it to Fuzzing/Seeds after the fix.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-30}
# Swift's own backtracer would catch the crash before libFuzzer, which then would not store the input.
export SWIFT_BACKTRACE=enable=no
scratch=$PWD/.build/fuzzing

swift build --package-path Fuzzing --scratch-path "$scratch" -c release --sanitize fuzzer
fuzzers=(Reader Shapes Blocks)
# LegacyBridge: begin
fuzzers+=(Flags Journal)
# LegacyBridge: end
for fuzzer in "${fuzzers[@]}"; do
  folder=$(tr '[:upper:]' '[:lower:]' <<<"$fuzzer")
  corpus=$scratch/corpus/$folder
  mkdir -p "$corpus"
  printf '%s, %s s: ' "$fuzzer" "$seconds"
  "$scratch/release/Fuzz$fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=8192 -print_final_stats=1 -artifact_prefix="$scratch/" -verbosity=0 \
    "$corpus" "Fuzzing/Seeds/$folder" >"$scratch/$folder.log" 2>&1 || {
    cat "$scratch/$folder.log"
    exit 1
  }
  sed -n 's/^stat::number_of_executed_units: */inputs without a finding: /p' "$scratch/$folder.log"
done
