#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// What shows one content in a stack view.
enum HostedContent {
  /// The old world's view, as it is.
  case legacy(UIView)
  /// A SwiftUI view, in a controller of its own.
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
