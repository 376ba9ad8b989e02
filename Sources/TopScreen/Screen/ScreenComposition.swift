public import ScreenDocument
public import StrictJSON

/// A description of a whole screen for dumps: every content in order, with its side, the reason,
/// and its view data.
public struct ScreenComposition: Equatable, Sendable {
  /// The screen's title; `nil` if the document has none.
  public var title: String?
  /// The state of the whole screen.
  public var state: ScreenState
  /// The shown contents, from top to bottom.
  public var items: [Item]
  /// The contents that are data alone and have no place in the stack, in the order of the document.
  public var dataOnlyItems: [Item]
  /// The faults, in the order of the document.
  public var diagnostics: [Diagnostic]
  /// The pages, spaces and groups of the document and its popups, each after its parent; empty
  /// unless the screen is a block page.
  public var containers: [ContentContainer]
  /// The contents of the document that the screen does not show, from top to bottom, then those of
  /// its popups.
  public var hidden: [Hidden]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The screen's title.
  ///   - state: The state of the whole screen.
  ///   - items: The shown contents, from top to bottom.
  ///   - dataOnlyItems: The contents that are data alone.
  ///   - diagnostics: The faults, in the order of the document.
  ///   - containers: The pages, spaces and groups that contain the contents.
  ///   - hidden: The hidden contents.
  public init(
    title: String?,
    state: ScreenState,
    items: [Item],
    dataOnlyItems: [Item] = [],
    diagnostics: [Diagnostic],
    containers: [ContentContainer] = [],
    hidden: [Hidden] = []
  ) {
    self.title = title
    self.state = state
    self.items = items
    self.dataOnlyItems = dataOnlyItems
    self.diagnostics = diagnostics
    self.containers = containers
    self.hidden = hidden
  }
}
