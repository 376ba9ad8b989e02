#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// A stack view that calls `onLayout` after each layout, also after one that a content's new height
/// causes.
final class LayoutReportingStackView: UIStackView {
  /// Called after each layout.
  var onLayout: @MainActor () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
#endif
