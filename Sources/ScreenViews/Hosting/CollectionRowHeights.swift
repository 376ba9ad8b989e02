#if canImport(SwiftUI) && canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
import Foundation

/// The heights of the rows in a collection view, in points.
enum CollectionRowHeights {
  /// The height of a row that draws nothing yet: a third of a point, one pixel at the scale 3.
  ///
  /// A cell without a height is not on the display, so that nothing would measure it again when its
  /// view has something to draw.
  static let minimumHeight: CGFloat = 1 / 3

  /// Returns the height of the content in a row; 0 for a row of at most half a point, whose content
  /// draws nothing.
  static func contentHeightOrZero(inRow height: CGFloat) -> CGFloat { height > 0.5 ? height : 0 }
}
#endif
