#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of an image with a link.
struct ImageBannerView: View {
  let viewData: ImageBannerViewData
  let open: @MainActor (String) -> Void

  var body: some View {
    Button {
      open(viewData.destination)
    } label: {
      ScreenImage(viewData.imageURL)
        .aspectRatio(100 / CGFloat(viewData.heightPercent), contentMode: .fit)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(viewData.label)
    .disabled(viewData.destination.isEmpty)
  }
}
#endif
