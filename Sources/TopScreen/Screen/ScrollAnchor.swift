public import ScreenDocument

/// Computes where to scroll after a change of the stack, so that a visible content stays at its
/// place on the display.
///
/// Create it before a change; after the change it computes the new start of the viewport:
///
/// | before the change                       | kept in its place on the display                |
/// | --------------------------------------- | ----------------------------------------------- |
/// | the user has not scrolled               | the top: contents inserted above are visible    |
/// | the user has scrolled                   | the first visible content, also if it moves in the stack |
/// | … and that content is removed           | the nearest content that stays; of two equally near, the lower one |
/// | … and no content stays                  | none: the viewport stays where it was           |
///
/// A content that returns with another kind counts as removed.
public struct ScrollAnchor: Hashable, Sendable {
  private struct ContentBeforeChange: Hashable {
    let id: ContentID
    let kind: ContentKind
    /// The distance from the start of the viewport to the start of the content, in points; negative
    /// if the content begins above the viewport.
    let offsetFromViewportStart: Double
    let wasVisible: Bool
  }

  /// The recorded contents, the nearest first; empty if the top is kept, or if no content is
  /// visible.
  private let contentsNearestFirst: [ContentBeforeChange]
  private let viewport: ContentExtent
  private let keepsTop: Bool

  /// Records the contents and their places before a change.
  ///
  /// - Parameters:
  ///   - stack: The stack, before it changes.
  ///   - extents: The places of its contents; a content without a place is ignored.
  ///   - viewport: The visible range.
  /// - Complexity: O(n) in the number of contents.
  public init(
    _ stack: StackModel,
    laidOut extents: [ContentID: ContentExtent],
    in viewport: ContentExtent
  ) {
    self.viewport = viewport
    let laidOutItems = stack.items.compactMap { item in extents[item.id].map { (item, $0) } }
    let firstVisibleIndex = laidOutItems.firstIndex { $1.visibleShare(in: viewport) > 0 }
    keepsTop = viewport.start <= 0
    guard !keepsTop, let firstVisibleIndex else {
      contentsNearestFirst = []
      return
    }
    let indices = Self.indicesByDistance(from: firstVisibleIndex, count: laidOutItems.count)
    contentsNearestFirst = indices.map { index in
      let (item, extent) = laidOutItems[index]
      return ContentBeforeChange(
        id: item.id,
        kind: item.kind,
        offsetFromViewportStart: extent.start - viewport.start,
        wasVisible: extent.visibleShare(in: viewport) > 0
      )
    }
  }

  /// Returns the anchoring content, which keeps its place on the display.
  ///
  /// - Parameter stack: The stack after the change.
  /// - Returns: The content; `nil` if the top is kept, if none was visible, or if none stays.
  /// - Complexity: O(n) in the number of contents.
  public func content(in stack: StackModel) -> ContentID? { nearestStayingContent(in: stack)?.id }

  /// Returns where the viewport must start so that the anchoring content keeps its place on the
  /// display.
  ///
  /// If the content has become so short that it would be invisible, its start is shown. If the top
  /// is kept, the viewport's start does not change. Otherwise the viewport stays within the
  /// scrolled contents, also without an anchoring content or without its place.
  ///
  /// - Parameters:
  ///   - stack: The stack after the change.
  ///   - extents: The new places of its contents.
  /// - Returns: The viewport's start, in points from the top of the scrolled contents.
  /// - Complexity: O(n) in the number of contents.
  public func viewportStart(
    in stack: StackModel,
    laidOut extents: [ContentID: ContentExtent]
  ) -> Double {
    guard !keepsTop else { return viewport.start }
    let end = stack.items.reduce(0) { max($0, extents[$1.id]?.end ?? 0) }
    let limit = max(0, end - viewport.length)
    guard let content = nearestStayingContent(in: stack), let extent = extents[content.id]
    else {
      return min(viewport.start, limit)
    }
    let isGone = content.wasVisible && extent.length + content.offsetFromViewportStart <= 0
    return min(limit, max(0, extent.start - (isGone ? 0 : content.offsetFromViewportStart)))
  }

  private func nearestStayingContent(in stack: StackModel) -> ContentBeforeChange? {
    guard !contentsNearestFirst.isEmpty else { return nil }
    let kinds = Dictionary(stack.items.map { ($0.id, $0.kind) }) { first, _ in first }
    return contentsNearestFirst.first { kinds[$0.id] == $0.kind }
  }

  /// Returns the indices below `count`, those nearest to `first` first; of two equally distant
  /// ones, the greater comes first.
  private static func indicesByDistance(from first: Int, count: Int) -> [Int] {
    var indices = [first]
    indices.reserveCapacity(count)
    for distance in 1...max(1, count) {
      if first + distance < count { indices.append(first + distance) }
      if first >= distance { indices.append(first - distance) }
    }
    return indices
  }
}
