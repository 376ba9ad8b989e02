import ScreenDump

extension CheckVerdict {
  /// The first line of a result: the answer, what it is about, and counts.
  ///
  /// - Parameters:
  ///   - name: What was checked; `nil` where the answer alone is said.
  ///   - nothing: The answer where nothing was checked: `nothing compared`.
  ///   - counts: What was counted.
  ///   - style: How to paint.
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

  /// The first line of a result, whose answer the caller writes.
  ///
  /// - Parameters:
  ///   - title: The answer, and what it is about.
  ///   - counts: What was counted.
  ///   - differs: Whether anything differs, also where another input has the worse verdict.
  ///   - style: How to paint.
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

  /// The answer where no kind has an old side any more.
  static let everythingHasMoved = "everything has moved"
}
