import ScreenDump

extension DumpOption {
  /// `--exit-zero`: the exit status tells only whether the command could run.
  static let exitZero = DumpOption(
    flag: "exit-zero",
    help: "Exit with 0 also if values differ, or if nothing was checked."
  )
}
