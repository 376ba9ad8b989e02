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
  ///
  /// Where that is where it begins already nothing is written: even the same offset would end a scroll
  /// that is slowing down.
  func scroll(to start: Double) {
    guard abs(start - viewport.start) > 0.001 else { return }
    var offset = scrollView.contentOffset
    offset.y = start - scrollView.adjustedContentInset.top
    scrollView.contentOffset = offset
  }
}
#endif
