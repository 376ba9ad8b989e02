public import Observation

/// Stores which space of each page the user has selected; a refresh of the screen changes nothing.
///
/// A page shows its main space until another one is selected, and again if a new document does not
/// contain the selected space.
@MainActor
@Observable
public final class SpaceSelections {
  /// The greatest number of pages with a stored selection; beyond it, the least recent selection is
  /// removed.
  public static let maximumPages = 256

  private var selections: [(page: ContentID, space: ContentID)] = []

  /// Creates a store without selections.
  public init() {}

  /// The number of pages with a stored selection.
  public var count: Int { selections.count }

  /// Stores the space that the user has selected on a page, in place of the page's earlier
  /// selection; whether the page contains the space is checked only by ``shownSpace(of:in:)``.
  public func select(_ space: ContentID, of page: ContentID) {
    guard selections.last.map({ $0 != (page, space) }) ?? true else { return }
    selections.removeAll { $0.page == page }
    selections.append((page, space))
    if selections.count > Self.maximumPages { selections.removeFirst() }
  }

  /// Returns the space that a page shows.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - containers: The containers of the screen.
  /// - Returns: The selected space if the page contains it, otherwise the page's main space; `nil`
  ///   if the page is not among the containers or has no main space.
  public func shownSpace(of page: ContentID, in containers: [ContentContainer]) -> ContentID? {
    let selected = selections.first { $0.page == page }?.space
    let isThere = containers.contains {
      $0.id == selected && $0.level == .space && $0.parent == page
    }
    if isThere { return selected }
    return containers.first { $0.id == page && $0.level == .page }?.mainSpace
  }
}
