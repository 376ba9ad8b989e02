#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// The view that shows one content in a stack view.
enum HostedContent {
  /// An unchanged view of a legacy handler, in its container.
  case legacy(HandlerViewContainer)
  /// A SwiftUI view, in its own controller.
  case hosted(UIHostingController<AnyView>)

  @MainActor
  var view: UIView {
    switch self {
    case .legacy(let container): container
    case .hosted(let controller): controller.view
    }
  }
}
#endif
