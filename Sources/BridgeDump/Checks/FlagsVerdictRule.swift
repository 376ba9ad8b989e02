import ScreenDump

/// Decides the verdict and the exit status of the command `flags` from the number of flags and of
/// differences.
struct FlagsVerdictRule {
  /// The names of the files as one text, such as `old.json → new.json`.
  let joinedFileNames: String
  /// Whether the tool has a legacy side for any kind.
  let toolHasLegacySide: Bool
  /// Whether the verdict `nothingChecked`, of a file without flags, is a success.
  let allowsEmpty: Bool

  func verdict(flagCount: Int, differenceCount: Int = 0) -> CheckVerdict {
    CheckVerdict(
      checked: flagCount,
      differences: differenceCount,
      toolHasLegacySide: toolHasLegacySide
    )
  }

  func status(_ verdict: CheckVerdict) -> DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// Returns the whole report of a file without flags; `nil` if there are flags.
  func reportIfFileHasNoFlags(_ verdict: CheckVerdict, _ style: TextStyle) -> String? {
    guard verdict == .nothingChecked || verdict == .everythingMoved else { return nil }
    return verdict.headline(
      joinedFileNames,
      nothing: "nothing evaluated",
      counts: ["no flags"],
      style
    )
  }
}
