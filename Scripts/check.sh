#!/usr/bin/env bash
# The checks to run before a commit.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build
swift test
swift format lint -rp --strict Package.swift Sources Tests
