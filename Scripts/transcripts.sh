# Functions for the scripts that check an example package; to be sourced, with `work` set to an empty folder.

fail() {
  echo "$1" >&2
  [ $# -lt 2 ] || cat "$2" >&2
  exit 1
}

# usable_beside FOLDER…: SwiftPM names a package by its folder, so none may be named as the checkout.
usable_beside() {
  local folder checkout
  checkout=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
  for folder in "$@"; do
    [ "$folder" != "$checkout" ] || fail "A checkout named '$folder' cannot be used by the example in '$folder'."
  done
}

# legacy_in SCRATCH-PATH BINARY…: prints where a build has one of the modules that are deleted on the last day.
legacy_in() {
  local nm module binary scratch=$1
  shift
  nm=$(command -v llvm-nm || command -v nm)
  for module in LegacyRx Parity Bridge BridgeDump HomeBridgeTesting; do
    find "$scratch" \( -name "$module.swiftmodule" -o -path "*/$module.build/*.o" \) \
      -exec echo "$module is compiled: {}" \; -quit
    for binary in "$@"; do
      # A mangled name has each identifier behind its length.
      "$nm" "$scratch/debug/$binary" | awk -v name="${#module}$module" -v module="$module" -v binary="$binary" '
        !found && match($NF, "(^|[^0-9])" name) { print module " is linked: " binary " has " $NF; found = 1 }'
    done
  done
}

# check_page PAGE FOLDER LEAST: runs each command of the page in the folder, and compares its output and exit status.
# A line "$ COMMAND" of a block is followed by the output, up to the next command or the end of the block. The caller
# defines the function `swift`, which selects the build.
check_page() {
  local page=$1 folder=$2 least=$3 file command expected status count=0
  rm -f "$work"/page.*
  awk -v folder="$work" '
    /^```/ { if (file != "") close(file); file = ""; inBlock = !inBlock; next }
    inBlock && /^\$ / {
      if (file != "") close(file)
      file = sprintf("%s/page.%03d", folder, ++count)
      print substr($0, 3) > file
      next
    }
    file != "" { print > file }
  ' "$page"
  for file in "$work"/page.*; do
    command=$(head -n 1 "$file")
    case $(sed -n 2p "$file") in
      "✗ "*) expected=1 ;;
      "– "* | "shopdump: "*) expected=2 ;;
      *) expected=0 ;;
    esac
    status=0
    # As in the shell of a reader, the status of a pipe is that of its last command.
    (set +eo pipefail && cd "$folder" && eval "$command") >"$work/output" 2>&1 || status=$?
    # Tests print how long they took.
    sed -E 's/after [0-9.]+ seconds/after N seconds/' "$work/output" >"$work/printed"
    tail -n +2 "$file" | sed -E 's/after [0-9.]+ seconds/after N seconds/' >"$work/expected"
    diff "$work/expected" "$work/printed" || fail "$page shows another output of: $command"
    [ "$status" = "$expected" ] || fail "The exit status of $command is $status, not $expected."
    count=$((count + 1))
  done
  [ "$count" -ge "$least" ] || fail "$page has only $count commands."
  echo "$page shows what its $count commands print."
}
