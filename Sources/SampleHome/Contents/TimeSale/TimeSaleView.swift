#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of a sale that ends at a given time.
struct TimeSaleView: View {
  let viewData: TimeSaleViewData

  var body: some View {
    TitledContent(viewData.title) {
      TextUnlessEmpty(viewData.remaining)
      Rail(viewData.items) { item in
        Thumbnail(item.imageURL, sideLength: 120)
        Text(item.name).lineLimit(2)
        Text(item.salePrice).bold()
        TextUnlessEmpty(item.regularPrice, isStruckThrough: true)
        TextUnlessEmpty(item.discount)
        if !item.stock.isEmpty {
          ProgressView(value: Double(item.stockPercent), total: 100).accessibilityHidden(true)
          Text(item.stock)
        }
      }
    }
  }
}
#endif
