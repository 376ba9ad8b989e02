#!/usr/bin/env bash
# The last day of the migration: deletes the legacy side and the bridge from a checkout.
#
# usage: Scripts/last-day.sh CHECKOUT
set -euo pipefail
cd "$1"

rm -rf Sources/{LegacyRx,Parity,Bridge,BridgeDump,HomeBridgeTesting} Sources/SampleHome/Legacy
rm -rf Tests/{LegacyRxTests,LegacyRxTestKit,ParityTests,BridgeTests,BridgeDumpTests,MigrationTests}
rm -rf Tests/{LedgerAppender,JournalAppender,ProbationRunner,SuiteRunner,ForeignStreams}
rm -rf Tests/SampleHomeTests/Legacy
rm -rf Benchmarks/Sources/{BridgeBenchmarks,LegacyRxBenchmarks,ReplayBenchmarks,AllocationCounter,Simulations}
rm -rf Faults Examples Pipelines docs/api/{LegacyRx,Parity,Bridge,BridgeDump,HomeBridgeTesting}.txt
rm -rf Fuzzing/Sources/FuzzJournal Fuzzing/Seeds/journal
rm -r Tests/AppleGlue/Sources/{LegacyRx,Parity,Bridge,ScreenDump,TopViewControllerBefore,TopViewControllerAfter}
rm -r Tests/AppleGlue/Sources/{ShopContents,ShopViews,ShopLegacy,ShopApp} Tests/AppleGlue/Stubs/{AppleProductTypes,WebKit}
rm -r Tests/AppleGlue/Tests/AppleGlueTests/{Shop,Hosting/TopViewControllerTests.swift}
rm Snippets/{ActOnAContent,BridgeOneContent,MigrateOneContent,TypedTransports,OpenFeatureProvider,MonitoringSinks,TopViewControllerBefore,TopViewControllerAfter}.swift
rm Tests/ArchitectureTests/{MemberTableTests,ReadmeTests}.swift docs/{batch,causes,coverage,explain,search,comparing,design,evidence,example,finding-faults,foreign-streams,from-rx,handlers,journals,ledgers,migration-suite,status,telemetry,tutorial,wiring}.md docs/pictures/{compare,status,wiring,wiring-phone,wiring-complete}.png
rm -r docs/telemetry
rm -f Scripts/{check-end-state,check-example,check-last-day,check-telemetry,check-tutorial,transcripts}.sh Scripts/{check-telemetry,check-warehouse}.py Scripts/ledger.sql

# Deletes the lines between the marks.
grep -rlE --exclude-dir={.build,.git} '^ *(//|#) LegacyBridge: begin$' . | while read -r file; do
  sed -i.old -E '/^ *(\/\/|#) LegacyBridge: begin$/,/^ *(\/\/|#) LegacyBridge: end$/d' "$file"
  rm "$file.old"
done

# In the sources, keeps only the `#else` part of `#if LegacyBridge … #else … #endif`.
grep -rl '^ *#if LegacyBridge' Sources Tests Benchmarks/Sources | while read -r file; do
  awk '
    /^ *#if LegacyBridge/ { inside = 1; skipping = 1; next }
    inside && /^ *#else/ { skipping = 0; next }
    inside && /^ *#endif/ { inside = 0; skipping = 0; next }
    !skipping { print }
  ' "$file" > "$file.new"
  mv "$file.new" "$file"
done
