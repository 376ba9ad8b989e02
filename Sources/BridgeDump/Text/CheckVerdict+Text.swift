import ScreenDump

extension CheckVerdict {
  /// Returns the first line of a report: the verdict's sign, words if nothing was checked, the
  /// subject and the counts.
  ///
  /// - Parameters:
  ///   - name: The subject; `nil` to leave it out.
  ///   - nothing: The words for a check of nothing, such as `nothing compared`.
  ///   - counts: The counts.
  ///   - style: The colours.
  /// - Returns: The line, with its line feed.
  func headline(
    _ name: String?,
    nothing: String,
    counts: [String],
    _ style: TextStyle
  ) -> String {
    let answer: String? =
      switch self {
      case .ok, .difference: nil
      case .nothing: nothing
      case .moved: Self.everythingHasMoved
      }
    return headline([answer, name].compactMap(\.self), counts: counts, style)
  }

  /// Returns the first line of a report: the verdict's sign, a title and the counts.
  ///
  /// - Parameters:
  ///   - title: The verdict in words, and its subject.
  ///   - counts: The counts.
  ///   - differs: Whether anything differs, even if another input has a worse verdict.
  ///   - style: The colours.
  /// - Returns: The line, with its line feed.
  func headline(
    _ title: [String],
    counts: [String],
    differs: Bool = false,
    _ style: TextStyle
  ) -> String {
    let sign: String =
      switch self {
      case .difference: style.painted("✗", .red)
      case .nothing where differs: style.painted("✗", .red)
      case .ok: style.painted("✓", .green)
      case .nothing: style.painted("–", .yellow)
      case .moved: style.painted("–", .green)
      }
    let title = title.map(\.neutralized)
    let rest = (title.dropFirst() + counts).map { " · " + $0 }.joined()
    return "\(sign) \(style.painted(title.first ?? "", .bold))\(style.painted(rest, .dim))\n"
  }

  /// The words for a check of kinds without a legacy side.
  static let everythingHasMoved = "everything has moved"
}
