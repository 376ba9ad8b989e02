import ScreenDump

extension DumpOption {
  /// `--exit-zero`: neither differences nor a missing check changes the exit status.
  static let exitZero = DumpOption(
    flag: "exit-zero",
    help: "Exit with 0 also if values differ, or if nothing was checked."
  )
}
