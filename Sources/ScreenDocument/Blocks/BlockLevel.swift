/// The six levels of a block page, from the outermost to the innermost; each is contained in the
/// one before.
enum BlockLevel: String, CaseIterable {
  case page
  case space
  case group
  case block
  case item
  case element

  /// The level directly inside this one.
  var child: Self? {
    switch self {
    case .page: .space
    case .space: .group
    case .group: .block
    case .block: .item
    case .item: .element
    case .element: nil
    }
  }

  /// The level directly around this one.
  var parent: Self? {
    Self.allCases.first { $0.child == self }
  }

  /// The level with its article, for messages.
  var name: String {
    switch self {
    case .item: "an item"
    case .element: "an element"
    default: "a \(rawValue)"
    }
  }

  /// The level as a container of contents; `nil` for levels within a block.
  var container: ContentContainer.Level? {
    ContentContainer.Level(rawValue: rawValue)
  }
}
