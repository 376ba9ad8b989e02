// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  /// The title and what a tap does.
  public private(set) var stubAction: UIAction?

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    stubAction = primaryAction
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
