public import Observation

/// The current space of each page; it is kept across refreshes.
///
/// A page shows its main space until another one is selected, and again after the selected space is
/// removed.
@MainActor
@Observable
public final class SpaceStore {
  /// The greatest number of pages whose space is kept; beyond it, the least recently selected are
  /// removed.
  public static let capacity = 256

  private var selections: [(page: ContentID, space: ContentID)] = []

  /// Creates a store without selections.
  public init() {}

  /// The number of pages with a selected space.
  public var count: Int { selections.count }

  /// Selects the current space of a page.
  public func select(_ space: ContentID, of page: ContentID) {
    guard selections.last.map({ $0 != (page, space) }) ?? true else { return }
    selections.removeAll { $0.page == page }
    selections.append((page, space))
    if selections.count > Self.capacity { selections.removeFirst() }
  }

  /// The current space of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - containers: The containers of the screen.
  /// - Returns: The selected space if the page contains it, otherwise the page's main space; `nil`
  ///   if the page is not among the containers.
  public func current(of page: ContentID, in containers: [ContentContainer]) -> ContentID? {
    let selected = selections.first { $0.page == page }?.space
    let isThere = containers.contains {
      $0.id == selected && $0.level == .space && $0.parent == page
    }
    if isThere { return selected }
    return containers.first { $0.id == page && $0.level == .page }?.mainSpace
  }
}
