#if canImport(SwiftUI) && canImport(UIKit)
import ScreenDocument
import TopScreen

/// The contents of a host, with their places and the viewport after the last layout or scroll.
struct HostLayoutSnapshot {
  var stack = StackModel()
  var extents: [ContentID: ContentExtent] = [:]
  var viewport = ContentExtent(start: 0, length: 0)

  /// Returns where the viewport must start in the next layout, so that the contents that the user
  /// sees in this layout keep their place on the display.
  func viewportStart(keepingPlaceIn next: HostLayoutSnapshot) -> Double {
    let viewport = ContentExtent(start: viewport.start, length: next.viewport.length)
    return ScrollAnchor(stack, laidOut: extents, in: viewport)
      .viewportStart(in: next.stack, laidOut: next.extents)
  }

  /// The first content with a visible part; `nil` if there is none.
  var firstVisible: ContentIdentity? {
    stack.items.first { (extents[$0.id]?.visibleShare(in: viewport) ?? 0) > 0 }?.identity
  }
}
#endif
