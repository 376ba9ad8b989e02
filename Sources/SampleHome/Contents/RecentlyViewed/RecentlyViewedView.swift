#if canImport(SwiftUI)
import Foundation
import ScreenViews
import SwiftUI

/// The view of the items that the user viewed last.
struct RecentlyViewedView: View {
  let viewData: RecentlyViewedViewData

  var body: some View {
    TitledContent("最近見た商品") {
      Rail(viewData.items, width: 96) { item in
        Thumbnail(item.imageURL, sideLength: 96)
        Text(item.name).lineLimit(2)
        Text(item.price).bold()
        TextUnlessEmpty(item.viewedAt)
      }
      if viewData.hasMore { Text("もっと見る") }
    }
  }
}
#endif
