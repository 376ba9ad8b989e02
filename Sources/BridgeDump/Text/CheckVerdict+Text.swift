import ScreenDump

extension CheckVerdict {
  /// Returns the first line of a report: the verdict's sign, the subject and the counts; if nothing
  /// was checked, or everything has moved, words for that before the subject.
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
      case .nothingChecked: nothing
      case .everythingMoved: Self.everythingMovedWords
      }
    return headline([answer, name].compactMap(\.self), counts: counts, style)
  }

  /// Returns the first line of a report: the verdict's sign, a title and the counts.
  ///
  /// - Parameters:
  ///   - title: The verdict in words, and its subject.
  ///   - counts: The counts.
  ///   - differs: Whether any input differs. If so, the sign is `✗` even with the verdict
  ///     `nothingChecked`, which several inputs have if nothing was checked in one of them.
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
      case .nothingChecked where differs: style.painted("✗", .red)
      case .ok: style.painted("✓", .green)
      case .nothingChecked: style.painted("–", .yellow)
      case .everythingMoved: style.painted("–", .green)
      }
    let title = title.map(\.terminalSafe)
    let rest = (title.dropFirst() + counts).map { " · " + $0 }.joined()
    return "\(sign) \(style.painted(title.first ?? "", .bold))\(style.painted(rest, .dim))\n"
  }

  /// The words for the verdict ``everythingMoved``: no kind has a legacy side to compare with.
  static let everythingMovedWords = "everything has moved"
}
