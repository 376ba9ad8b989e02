import ScreenDocument
import TopScreen

extension ShowReport {
  /// One sentence about the shown contents, without a full stop: their number, their sides, how
  /// many failed, and whether the screen is an older copy.
  ///
  /// Example: `13 contents: 10 by the legacy side, 3 by the state side`. Without contents, the
  /// sentence is the reason why the screen is empty.
  package var headline: String {
    let items = screen.composition.items
    guard !items.isEmpty else { return screen.composition.state.emptyReason }
    let counts = Side.allCases.map { side in (side, items.count { $0.side == side }) }
      .filter { $0.1 > 0 }
    let noun = items.count.counted("content")
    let sides =
      counts.count == 1
      ? ", shown by \(counts[0].0.wordsWithArticle)"
      : ": " + counts.map { "\($0.1.grouped) by \($0.0.wordsWithArticle)" }.joined(separator: ", ")
    let failed = items.count { $0.content.phase == .failed }
    let isStale = screen.composition.state == .stale
    let staleNote = isStale ? "; the screen is an older copy from the cache" : ""
    return noun + sides + (failed > 0 ? "; \(failed.grouped) failed" : "") + staleNote
  }
}

extension Side {
  /// The side's name in text output: `legacy`, `state` or `no side`.
  package var term: String {
    switch self {
    case .legacy, .state: rawValue
    case .none: "no side"
    }
  }

  /// The side in two words, without an article: `legacy side`.
  package var wordsWithoutArticle: String {
    switch self {
    case .legacy: "legacy side"
    case .state: "state side"
    case .none: "no side"
    }
  }

  /// The side in words, with an article: `the legacy side`.
  package var wordsWithArticle: String {
    switch self {
    case .legacy: "the legacy side"
    case .state: "the state side"
    case .none: "no side"
    }
  }
}
