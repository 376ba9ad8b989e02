#if canImport(SwiftUI) && canImport(UIKit)
import ScreenDocument
import TopScreen

/// The contents of a host, with their places and the viewport after the last layout or scroll.
struct HostLayout {
  var stack = StackModel()
  var extents: [ContentID: ContentExtent] = [:]
  var viewport = ContentExtent(start: 0, length: 0)

  /// Returns the start of the viewport, after another layout, at which what the user sees keeps its
  /// place.
  func viewportStart(after next: HostLayout) -> Double {
    let viewport = ContentExtent(start: viewport.start, length: next.viewport.length)
    return ScrollAnchor(stack, laidOut: extents, in: viewport)
      .viewportStart(in: next.stack, laidOut: next.extents)
  }

  /// The first content that is visible.
  var first: ContentIdentity? {
    stack.items.first { (extents[$0.id]?.visibleShare(in: viewport) ?? 0) > 0 }?.identity
  }
}
#endif
