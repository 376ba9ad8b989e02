import ScreenDump

extension DumpOption {
  /// `--allow-empty`: nothing need be checked.
  static let allowEmpty = DumpOption(
    flag: "allow-empty",
    help: "Exit with 0 also where nothing was checked."
  )
}
