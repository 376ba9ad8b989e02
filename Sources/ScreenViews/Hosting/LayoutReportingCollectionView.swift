#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// A collection view that calls `onLayout` after each layout, also after one that measures cells.
final class LayoutReportingCollectionView: UICollectionView {
  /// Called after each layout.
  var onLayout: @MainActor () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
#endif
