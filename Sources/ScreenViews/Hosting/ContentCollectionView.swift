#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// A collection view that reports each of its layouts, which also measure rows.
final class ContentCollectionView: UICollectionView {
  /// Called after each layout.
  var onLayout: @MainActor () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
#endif
