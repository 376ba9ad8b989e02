import ScreenDump

/// The verdict of a command that checks something; it decides the headline's sign and the exit
/// status.
///
/// | checked | differences | a legacy side | verdict      | exit status               |
/// | ------- | ----------- | ------------- | ------------ | ------------------------- |
/// | some    | none        | –             | `ok`         | 0                         |
/// | some    | some        | –             | `difference` | 1                         |
/// | none    | –           | yes           | `nothing`    | 2, with `--allow-empty` 0 |
/// | none    | –           | no            | `moved`      | 0                         |
enum CheckVerdict: String, Hashable, Sendable, CaseIterable {
  /// Something was checked, and nothing differs.
  case ok
  /// Something was checked, and something differs.
  case difference
  /// Nothing was checked.
  case nothing
  /// Nothing was checked, because no kind has a legacy side any more.
  case moved

  /// Creates the verdict of the counts.
  ///
  /// - Parameters:
  ///   - checked: The number of checks.
  ///   - differences: The number of checks that found a difference.
  ///   - hasLegacySide: Whether any kind has a legacy side.
  init(checked: Int, differences: Int, hasLegacySide: Bool = true) {
    if differences > 0 {
      self = .difference
    } else if checked > 0 {
      self = .ok
    } else {
      self = hasLegacySide ? .nothing : .moved
    }
  }

  /// Creates the worst verdict of several inputs: `nothing`, `difference`, `ok` or `moved`, in this
  /// order.
  ///
  /// With `allowsEmpty`, the order is `difference`, `ok`, `nothing`, `moved`.
  ///
  /// - Parameters:
  ///   - verdicts: The verdict of each input, at least one.
  ///   - allowsEmpty: Whether an input without checks is a success.
  init(worstOf verdicts: [CheckVerdict], allowsEmpty: Bool) {
    let order: [CheckVerdict] =
      allowsEmpty ? [.difference, .ok, .nothing, .moved] : [.nothing, .difference, .ok, .moved]
    self = order.first(where: verdicts.contains) ?? .nothing
  }

  /// Returns the exit status.
  ///
  /// - Parameter allowsEmpty: Whether `nothing` is a success.
  /// - Returns: The status.
  func status(allowsEmpty: Bool) -> DumpStatus {
    switch self {
    case .ok, .moved: .success
    case .difference: .difference
    case .nothing: allowsEmpty ? .success : .wrongInput
    }
  }
}
