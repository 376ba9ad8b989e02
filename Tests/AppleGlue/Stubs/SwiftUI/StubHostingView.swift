import Foundation
import UIKit

/// The view of a hosting controller: without an intrinsic size, Auto Layout gives it no height.
final class StubHostingView: UIView {
  private let sizingOptions: @MainActor () -> UIHostingControllerSizingOptions

  init(_ sizingOptions: @escaping @MainActor () -> UIHostingControllerSizingOptions) {
    self.sizingOptions = sizingOptions
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var fittingHeight: CGFloat {
    sizingOptions().contains(.intrinsicContentSize) ? stubHeight : 0
  }
}
