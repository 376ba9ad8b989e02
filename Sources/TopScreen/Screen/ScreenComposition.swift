public import ScreenDocument

/// The dumpable description of a whole screen: every content in order, who shows it, why, and what.
public struct ScreenComposition: Equatable, Sendable {
  /// The screen's title, if the document has one.
  public var title: String?
  /// What the screen as a whole has to show.
  public var state: ScreenState
  /// The contents, from top to bottom.
  public var items: [Item]
  /// What was wrong, in the order of the document.
  public var diagnostics: [Diagnostic]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - state: What the screen as a whole has to show.
  ///   - items: The contents, from top to bottom.
  ///   - diagnostics: What was wrong.
  public init(title: String?, state: ScreenState, items: [Item], diagnostics: [Diagnostic]) {
    self.title = title
    self.state = state
    self.items = items
    self.diagnostics = diagnostics
  }
}
