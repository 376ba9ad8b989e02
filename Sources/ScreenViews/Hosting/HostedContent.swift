#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// The view that shows one content in a stack view.
enum HostedContent {
  /// An unchanged legacy view.
  case legacy(UIView)
  /// A SwiftUI view, in its own controller.
  case hosted(UIHostingController<AnyView>)

  @MainActor
  var view: UIView {
    switch self {
    case .legacy(let view): view
    case .hosted(let controller): controller.view
    }
  }
}
#endif
