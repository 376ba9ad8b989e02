import ScreenDump

/// The verdict of a command that checks something; it decides the headline's sign and the exit
/// status.
///
/// | checked | differences | a legacy side | verdict           | exit status               |
/// | ------- | ----------- | ------------- | ----------------- | ------------------------- |
/// | some    | none        | –             | `ok`              | 0                         |
/// | some    | some        | –             | `difference`      | 1                         |
/// | none    | –           | yes           | `nothingChecked`  | 2, with `--allow-empty` 0 |
/// | none    | –           | no            | `everythingMoved` | 0                         |
enum CheckVerdict: String, Hashable, Sendable, CaseIterable {
  /// Something was checked, and nothing differs.
  case ok
  /// Something was checked, and something differs.
  case difference
  /// Nothing was checked, although at least one kind has a legacy side.
  case nothingChecked = "nothing"
  /// Nothing was checked, because no kind has a legacy side any more.
  case everythingMoved = "moved"

  /// Creates the verdict of the counts.
  ///
  /// - Parameters:
  ///   - checked: The number of checks.
  ///   - differences: The number of checks that found a difference.
  ///   - toolHasLegacySide: Whether the tool has a legacy side for any kind. If nothing was
  ///     checked, the verdict is `nothingChecked` if this is `true`, and `everythingMoved` if it is
  ///     `false`.
  init(checked: Int, differences: Int, toolHasLegacySide: Bool = true) {
    if differences > 0 {
      self = .difference
    } else if checked > 0 {
      self = .ok
    } else {
      self = toolHasLegacySide ? .nothingChecked : .everythingMoved
    }
  }

  /// Creates the worst verdict of several inputs.
  ///
  /// From the worst to the best, the order is `nothingChecked`, `difference`, `ok`,
  /// `everythingMoved`. With `allowsEmpty`, it is `difference`, `ok`, `nothingChecked`,
  /// `everythingMoved`.
  ///
  /// - Parameters:
  ///   - verdicts: The verdict of each input; without any, the result is `nothingChecked`.
  ///   - allowsEmpty: Whether an input without checks is a success.
  init(worstOf verdicts: [CheckVerdict], allowsEmpty: Bool) {
    let worstFirst: [CheckVerdict] =
      allowsEmpty
      ? [.difference, .ok, .nothingChecked, .everythingMoved]
      : [.nothingChecked, .difference, .ok, .everythingMoved]
    self = worstFirst.first(where: verdicts.contains) ?? .nothingChecked
  }

  /// Returns the exit status of a command with this verdict.
  ///
  /// - Parameter allowsEmpty: Whether `nothingChecked` is a success.
  /// - Returns: The status.
  func status(allowsEmpty: Bool) -> DumpStatus {
    switch self {
    case .ok, .everythingMoved: .success
    case .difference: .difference
    case .nothingChecked: allowsEmpty ? .success : .wrongInput
    }
  }
}
