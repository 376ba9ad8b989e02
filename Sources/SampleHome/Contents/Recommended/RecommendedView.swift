#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of the items recommended for the user.
struct RecommendedView: View {
  let viewData: RecommendedViewData

  var body: some View {
    TitledContent(viewData.title) {
      Rail(viewData.items) { item in
        Thumbnail(item.imageURL, sideLength: 120)
        Text(item.name).lineLimit(2)
        Text(item.price).bold()
        TextUnlessEmpty(item.listPrice, isStruckThrough: true)
        TextUnlessEmpty(item.discount)
        if !item.rating.isEmpty {
          Text(verbatim: "★\(item.rating) (\(item.reviewCount))")
            .accessibilityLabel(Text(verbatim: "評価 \(item.rating)、\(item.reviewCount)件"))
        }
        TextUnlessEmpty(item.shipping)
      }
    }
  }
}
#endif
