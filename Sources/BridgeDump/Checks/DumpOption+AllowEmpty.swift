import ScreenDump

extension DumpOption {
  /// `--allow-empty`: a command that checked nothing succeeds.
  static let allowEmpty = DumpOption(
    flag: "allow-empty",
    help: "Exit with 0 even if nothing was checked."
  )
}
