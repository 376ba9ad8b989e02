import ScreenDump

/// What a command that checks something has come to: its headline's sign and its exit status follow from it.
///
/// | checked | differs | an old side | verdict       | exit status            |
/// | ------- | ------- | ----------- | ------------- | ---------------------- |
/// | some    | none    | –           | `ok`          | 0                      |
/// | some    | some    | –           | `difference`  | 1                      |
/// | none    | –       | there is    | `nothing`     | 2, with `--allow-empty` 0 |
/// | none    | –       | there is none | `moved`     | 0                      |
enum CheckVerdict: String, Hashable, Sendable, CaseIterable {
  /// Something was checked, and it is as it should be.
  case ok
  /// Something was checked, and differs.
  case difference
  /// Nothing was checked.
  case nothing
  /// Nothing was checked, since no kind has an old side any more.
  case moved

  /// Judges what was counted.
  ///
  /// - Parameters:
  ///   - checked: How many things were checked.
  ///   - differences: How many of them differ.
  ///   - hasOldSide: Whether any kind has an old side.
  init(checked: Int, differences: Int, hasOldSide: Bool = true) {
    if differences > 0 {
      self = .difference
    } else if checked > 0 {
      self = .ok
    } else {
      self = hasOldSide ? .nothing : .moved
    }
  }

  /// Judges several inputs, of which the worst wins: one in which nothing was checked, then one that
  /// differs.
  ///
  /// - Parameters:
  ///   - verdicts: The verdict of each input, at least one.
  ///   - allowsEmpty: Whether an input may be one of which nothing was checked.
  init(worstOf verdicts: [CheckVerdict], allowsEmpty: Bool) {
    let order: [CheckVerdict] =
      allowsEmpty ? [.difference, .ok, .nothing, .moved] : [.nothing, .difference, .ok, .moved]
    self = order.first(where: verdicts.contains) ?? .nothing
  }

  /// The exit status.
  ///
  /// - Parameter allowsEmpty: Whether nothing need be checked.
  /// - Returns: The status.
  func status(allowsEmpty: Bool) -> DumpStatus {
    switch self {
    case .ok, .moved: .success
    case .difference: .difference
    case .nothing: allowsEmpty ? .success : .wrongInput
    }
  }
}
