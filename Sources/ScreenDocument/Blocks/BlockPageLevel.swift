/// The six levels of a block page, from the outermost to the innermost; each is contained in the
/// one before.
enum BlockPageLevel: String, CaseIterable {
  case page
  case space
  case group
  case block
  case item
  case element

  /// The level of a node's children; `nil` for an element, which has none.
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

  /// The level of a node's parent; `nil` for a page.
  var parent: Self? {
    Self.allCases.first { $0.child == self }
  }

  /// The level with its article, for messages: `a page`.
  var nameWithArticle: String {
    switch self {
    case .item: "an item"
    case .element: "an element"
    default: "a \(rawValue)"
    }
  }

  /// The level of a ``ContentContainer``; `nil` for blocks, items and elements.
  var containerLevel: ContentContainer.Level? {
    ContentContainer.Level(rawValue: rawValue)
  }
}
