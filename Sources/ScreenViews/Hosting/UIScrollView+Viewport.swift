#if canImport(SwiftUI) && canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation
import TopScreen
import UIKit

extension UIScrollView {
  /// The visible vertical extent of the scroll view's content, in points, without the parts that
  /// bars and other content insets cover.
  var viewport: ContentExtent {
    ContentExtent(
      start: contentOffset.y + adjustedContentInset.top,
      length: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    )
  }

  /// Scrolls immediately, so that the viewport starts at a position in points.
  ///
  /// Does nothing if the viewport already starts there, or at most 0.001 points away: even setting
  /// the same offset would end a decelerating scroll.
  func scroll(toViewportStart start: Double) {
    guard abs(start - viewport.start) > 0.001 else { return }
    contentOffset.y = start - adjustedContentInset.top
  }
}
#endif
