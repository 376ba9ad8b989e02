import ScreenDump

/// What an evaluation of flags must come to.
struct FlagsCheck {
  /// The files.
  let name: String
  /// Whether any kind has an old side.
  let hasOldSide: Bool
  /// Whether there need be no flag.
  let allowsEmpty: Bool

  func verdict(flags: Int, differences: Int = 0) -> CheckVerdict {
    CheckVerdict(checked: flags, differences: differences, hasOldSide: hasOldSide)
  }

  func status(_ verdict: CheckVerdict) -> DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// The whole text where there is no flag; `nil` where there is one.
  func text(_ verdict: CheckVerdict, _ style: TextStyle) -> String? {
    guard verdict == .nothing || verdict == .moved else { return nil }
    return verdict.headline(name, nothing: "nothing evaluated", counts: ["no flags"], style)
  }
}
