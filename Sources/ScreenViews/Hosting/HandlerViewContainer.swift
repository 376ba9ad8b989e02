#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import UIKit

/// The place of a handler's own view in a host.
///
/// The handler may hide its view, remove it, or use it elsewhere: the container stays in the host,
/// and is as high as the view in it, or 0 points high.
final class HandlerViewContainer: UIStackView {
  convenience init(_ view: UIView) {
    self.init(frame: .zero)
    axis = .vertical
    let zeroHeight = heightAnchor.constraint(equalToConstant: 0)
    zeroHeight.priority = .fittingSizeLevel
    zeroHeight.isActive = true
    addArrangedSubview(view)
  }

  /// Removes the handler's view; does nothing if the view has already left this container.
  func removeView() {
    for view in arrangedSubviews { view.removeFromSuperview() }
  }
}
#endif
