#if canImport(SwiftUI)
import ShopContents
import SwiftUI

/// The view of the weather card.
struct WeatherView: View {
  let viewData: WeatherViewData

  var body: some View {
    HStack {
      Text(viewData.city).font(.headline)
      Text(viewData.temperature)
      Text(viewData.range).font(.caption)
    }
    .accessibilityElement(children: .combine)
  }
}
#endif
