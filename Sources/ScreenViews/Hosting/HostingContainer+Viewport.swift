#if canImport(SwiftUI) && canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import TopScreen
import UIKit

extension HostingContainer {
  /// The visible vertical extent of the scroll view's content, in points.
  var viewport: ContentExtent {
    let insets = scrollView.adjustedContentInset
    return ContentExtent(
      start: scrollView.contentOffset.y + insets.top,
      length: scrollView.bounds.height - insets.top - insets.bottom
    )
  }

  /// Scrolls immediately, so that the viewport starts at a position in points.
  ///
  /// Does nothing if the viewport already starts there: even setting the same offset would end a
  /// decelerating scroll.
  func scroll(to start: Double) {
    guard abs(start - viewport.start) > 0.001 else { return }
    var offset = scrollView.contentOffset
    offset.y = start - scrollView.adjustedContentInset.top
    scrollView.contentOffset = offset
  }
}
#endif
