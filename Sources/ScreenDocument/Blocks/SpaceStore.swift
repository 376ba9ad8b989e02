public import Observation

/// Which space of each page is current; it stays across refreshes.
///
/// A page shows its main space until another is selected, and again once the selected one is gone.
@MainActor
@Observable
public final class SpaceStore {
  /// The most pages whose space is kept; of more, those selected least recently go.
  public static let capacity = 256

  private var selections: [(page: ContentID, space: ContentID)] = []

  /// Creates a store in which nothing is selected.
  public init() {}

  /// How many pages have a selected space.
  public var count: Int { selections.count }

  /// Makes a space the current one of its page.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - page: The page.
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
  /// - Returns: The selected space where it is on the page, else the page's main space; `nil` for a
  ///   page that is not among the containers.
  public func current(of page: ContentID, in containers: [ContentContainer]) -> ContentID? {
    let selected = selections.first { $0.page == page }?.space
    let isThere = containers.contains {
      $0.id == selected && $0.level == .space && $0.parent == page
    }
    if isThere { return selected }
    return containers.first { $0.id == page && $0.level == .page }?.mainSpace
  }
}
