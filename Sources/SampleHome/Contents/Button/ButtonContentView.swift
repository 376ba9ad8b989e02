#if canImport(SwiftUI)
import SwiftUI

/// The view of a button with a destination.
struct ButtonContentView: View {
  let viewData: ButtonViewData
  let open: @MainActor (String) -> Void

  var body: some View {
    Button(viewData.title) { open(viewData.destination) }.disabled(!viewData.isEnabled)
  }
}
#endif
