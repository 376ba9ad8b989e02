public import ScreenDocument
public import StrictJSON

/// The dumpable description of a whole screen: every content in order, who shows it, why, and what.
public struct ScreenComposition: Equatable, Sendable {
  /// The screen's title, if the document has one.
  public var title: String?
  /// What the screen as a whole has to show.
  public var state: ScreenState
  /// The contents, from top to bottom.
  public var items: [Item]
  /// The contents that are data alone, which have no place in the stack, in the order of the document.
  public var data: [Item]
  /// What was wrong, in the order of the document.
  public var diagnostics: [Diagnostic]
  /// The pages, spaces and groups that the contents stand in, each after its parent.
  public var containers: [ContentContainer]
  /// The contents that the document has and the screen does not show.
  public var hidden: [Hidden]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - state: What the screen as a whole has to show.
  ///   - items: The contents, from top to bottom.
  ///   - data: The contents that are data alone.
  ///   - diagnostics: What was wrong.
  ///   - containers: What the contents stand in.
  ///   - hidden: The hidden contents.
  public init(
    title: String?,
    state: ScreenState,
    items: [Item],
    data: [Item] = [],
    diagnostics: [Diagnostic],
    containers: [ContentContainer] = [],
    hidden: [Hidden] = []
  ) {
    self.title = title
    self.state = state
    self.items = items
    self.data = data
    self.diagnostics = diagnostics
    self.containers = containers
    self.hidden = hidden
  }
}
