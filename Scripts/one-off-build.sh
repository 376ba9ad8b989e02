# Options of `swift build` and `swift test` for builds that are used once, to be sourced: whole modules without debug
# information are built in a fifth less time.

one_off=(-debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
