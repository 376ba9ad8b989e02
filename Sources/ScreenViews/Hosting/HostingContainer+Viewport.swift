#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import TopScreen
import UIKit

extension HostingContainer {
  /// What is on the display of what is scrolled.
  var viewport: ContentExtent {
    let insets = scrollView.adjustedContentInset
    return ContentExtent(
      start: scrollView.contentOffset.y + insets.top,
      length: scrollView.bounds.height - insets.top - insets.bottom
    )
  }

  /// Scrolls, at once, to where the viewport has to begin.
  func scroll(to start: Double) {
    var offset = scrollView.contentOffset
    offset.y = start - scrollView.adjustedContentInset.top
    scrollView.contentOffset = offset
  }
}
#endif
