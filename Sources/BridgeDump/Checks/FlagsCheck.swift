import ScreenDump

/// Decides the verdict and the exit status of the command `flags`.
struct FlagsCheck {
  /// The names of the files, as one text.
  let name: String
  /// Whether any kind has a legacy side.
  let hasLegacySide: Bool
  /// Whether the exit status is success for a file without flags.
  let allowsEmpty: Bool

  func verdict(flags: Int, differences: Int = 0) -> CheckVerdict {
    CheckVerdict(checked: flags, differences: differences, hasLegacySide: hasLegacySide)
  }

  func status(_ verdict: CheckVerdict) -> DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// Returns the whole report of a file without flags; `nil` if there are flags.
  func text(_ verdict: CheckVerdict, _ style: TextStyle) -> String? {
    guard verdict == .nothing || verdict == .moved else { return nil }
    return verdict.headline(name, nothing: "nothing evaluated", counts: ["no flags"], style)
  }
}
