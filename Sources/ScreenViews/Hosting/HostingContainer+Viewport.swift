#if canImport(SwiftUI) && canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import TopScreen
import UIKit

extension HostingContainer {
  /// The visible range of the scroll view.
  var viewport: ContentExtent {
    let insets = scrollView.adjustedContentInset
    return ContentExtent(
      start: scrollView.contentOffset.y + insets.top,
      length: scrollView.bounds.height - insets.top - insets.bottom
    )
  }

  /// Scrolls immediately to a start of the viewport.
  ///
  /// Nothing is written if the viewport is already there: even setting the same offset would end a
  /// decelerating scroll.
  func scroll(to start: Double) {
    guard abs(start - viewport.start) > 0.001 else { return }
    var offset = scrollView.contentOffset
    offset.y = start - scrollView.adjustedContentInset.top
    scrollView.contentOffset = offset
  }
}
#endif
